package io.palimpsest.service.command;

import io.palimpsest.language.detect.tagger.TaggerTrainingException;
import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.schemas.registry.RegistrySettingsException;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.schemas.registry.SchemaRefusedException;
import io.palimpsest.service.bench.BenchException;
import io.palimpsest.service.client.ServiceCallException;
import io.palimpsest.service.entities.GoldException;
import io.palimpsest.service.entities.TrainingFolderException;
import io.palimpsest.service.http.HttpServerException;
import io.palimpsest.service.platform.PlatformException;
import io.palimpsest.topology.client.ClientException;
import io.palimpsest.topology.runtime.ClusterException;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The commands and what happens when one fails. */
public final class CommandLines {
  /** Failures that the user can put right; their messages are written for them. */
  private static final Set<Class<? extends Exception>> ANSWERABLE =
      Set.of(
          UserError.class,
          BenchException.class,
          InvalidPolicyException.class,
          LexiconException.class,
          TaggerTrainingException.class,
          GoldException.class,
          TrainingFolderException.class,
          PlatformException.class,
          ClusterException.class,
          ClientException.class,
          HttpServerException.class,
          ServiceCallException.class,
          RegistrySettingsException.class,
          RegistryUnavailableException.class,
          SchemaRefusedException.class);

  private static final Logger LOG = LoggerFactory.getLogger(CommandLines.class);

  private CommandLines() {}

  @Command(
      name = "palimpsest",
      description = "Shares user posts safely: raw text in, privatized text out.",
      mixinStandardHelpOptions = true,
      versionProvider = Version.class,
      synopsisSubcommandLabel = "COMMAND",
      subcommands = {
        DemoCommand.class,
        BenchCommand.class,
        RunCommand.class,
        PrivatizeCommand.class,
        DetectCommand.class,
        EvaluateCommand.class,
        TrainCommand.class,
        LexiconCommand.class,
        PolicyCommand.class,
        BudgetCommand.class,
        PreferCommand.class,
        ForgetCommand.class,
        ReprivatizeCommand.class,
        TopicsCommand.class,
        ApiKeyCommand.class
      })
  private static final class Palimpsest {}

  /** The whole command line. */
  public static CommandLine palimpsest() {
    return new CommandLine(new Palimpsest())
        .setExpandAtFiles(false) // a file of posts is data, not arguments
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(CommandLines::execute)
        .setParameterExceptionHandler((e, args) -> complain(e.getCommandLine(), e))
        .setExecutionExceptionHandler((e, commandLine, parsed) -> fail(commandLine, e));
  }

  /** Help must not hide that somebody mistyped a command or an option. */
  private static int execute(CommandLine.ParseResult parsed) {
    for (CommandLine commandLine : parsed.asCommandLineList()) {
      List<String> unmatched = commandLine.getUnmatchedArguments();
      if (!unmatched.isEmpty()) {
        throw new UnmatchedArgumentException(commandLine, unmatched);
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static int complain(CommandLine commandLine, ParameterException e) {
    say(
        commandLine,
        message(e) + "; see '" + commandLine.getCommandSpec().qualifiedName() + " --help'");
    return CommandLine.ExitCode.USAGE;
  }

  /** Arguments that nobody expected may be a key or a post, so only names of options are shown. */
  private static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> options =
          unmatched.getUnmatched().stream()
              .filter(argument -> argument.startsWith("-"))
              .map(argument -> argument.replaceFirst("=.*", ""))
              .toList();
      return options.isEmpty()
          ? "there is an argument too many"
          : "unknown option " + String.join(", ", options);
    }
    return e.getMessage().lines().findFirst().orElse("bad arguments");
  }

  private static int fail(CommandLine commandLine, Exception e) {
    if (ANSWERABLE.contains(e.getClass())) {
      say(commandLine, e.getMessage());
      return CommandLine.ExitCode.USAGE;
    }
    // The message is left out: it may come from code that had text in hand.
    LOG.debug("Where it failed", e);
    say(
        commandLine,
        "failed with "
            + e.getClass().getName()
            + "; a fault of palimpsest: run again with"
            + " PALIMPSEST_JAVA_OPTIONS=-Dpalimpsest.log.level=DEBUG and report what it says");
    return CommandLine.ExitCode.SOFTWARE;
  }

  private static void say(CommandLine commandLine, String message) {
    commandLine.getErr().println("palimpsest: " + message);
    commandLine.getErr().flush();
  }
}
