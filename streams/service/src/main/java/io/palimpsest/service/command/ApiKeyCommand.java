package io.palimpsest.service.command;

import io.palimpsest.service.http.access.ApiKey;
import io.palimpsest.service.http.access.ApiKeyFile;
import io.palimpsest.service.http.access.Role;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code api-key}: a key for the API. */
@Command(
    name = "api-key",
    description = {
      "Makes an API key, adds its hash to a file and prints the key, once: it is kept nowhere. Give"
          + " the file to 'run --api-keys'; a running service reads it again by itself. To revoke a"
          + " key, delete its line."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ApiKeyCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "Whose key it is.")
  private String name;

  @Option(
      names = "--roles",
      paramLabel = "ROLE",
      split = ",",
      required = true,
      description =
          "What it may do: producer, support, operator, auditor, privacy-officer, metrics.")
  private List<String> roles;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      required = true,
      description = "The file of hashes; it is made if it is not there.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String secret = ApiKey.newSecret();
    ApiKey key = key(secret);
    try {
      String before = "";
      if (Files.exists(file)) {
        ApiKeyFile.in(file); // nothing is added to what is no such file
        before = Files.readString(file);
      }
      String gap = before.isEmpty() || before.endsWith("\n") ? "" : "\n";
      Files.writeString(
          file, gap + key.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IllegalArgumentException e) {
      throw new UserError("--file " + file + ": " + e.getMessage());
    } catch (IOException e) {
      throw new UserError("cannot write --file " + file + ": check that it is yours");
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println(secret);
    out.flush();
    return 0;
  }

  private ApiKey key(String secret) {
    Set<String> wanted = new TreeSet<>(roles);
    if (!Role.ALL.containsAll(wanted)) {
      throw new UserError(
          "--roles are one or more of " + String.join(", ", new TreeSet<>(Role.ALL)));
    }
    try {
      return ApiKey.of(name, wanted, secret);
    } catch (IllegalArgumentException e) {
      throw new UserError("NAME: " + e.getMessage());
    }
  }
}
