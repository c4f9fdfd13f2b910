package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.service.lines.LinePrivatizer;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code privatize}: JSON lines in, JSON lines out. */
@Command(
    name = "privatize",
    description = {
      "Privatizes posts without Kafka: reads JSON lines {\"id\",\"author\",\"text\"} from standard"
          + " input and writes one JSON line for each to standard output."
    },
    mixinStandardHelpOptions = true)
final class PrivatizeCommand implements Callable<Integer> {
  @Mixin private PostOptions posts;

  @ArgGroup(exclusive = false, heading = "%nWords, in place of what the policy says:%n")
  private WordOptions words = new WordOptions();

  @ArgGroup(exclusive = false, heading = "%nBudget, in place of what the policy says:%n")
  private BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--entities",
      paramLabel = "on|off",
      description =
          "Whether people, places and numbers are looked for and replaced, in place of what the"
              + " policy says; on takes the rules of policy 'default' where the policy has none.")
  private Optional<EntitySwitch> entities;

  @Mixin private LexiconOptions lexicon;

  @Option(
      names = "--key",
      paramLabel = "HEX",
      description =
          "Master key, 64 hexadecimal digits; pseudonyms and draws are the same for the same key."
              + " Without it they are made up for this run.")
  private Optional<String> key;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PostRules rules = posts.rules();
    MasterKey chosen = masterKey(); // before a lexicon is built for a key that is none
    Privatizer privatizer = lexicon.privatizer(policy(), rules);
    PrintWriter err = spec.commandLine().getErr();
    LinePrivatizer.Tally tally;
    try (Progress progress = Progress.of("privatizing", -1)) {
      tally =
          new LinePrivatizer(privatizer, rules, chosen)
              .run(
                  System.in,
                  new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
                  progress::step);
    } catch (IOException e) {
      throw new UserError(
          "stopped: standard input or standard output was closed before everything was answered");
    }
    err.printf(
        "%d released, %d not released under policy %s version %d%n",
        tally.released(),
        tally.notReleased(),
        privatizer.policy().name(),
        privatizer.policy().version());
    err.flush();
    return 0;
  }

  private Policy policy() {
    Policy named = posts.policy();
    return budget.applyTo(
        words.applyTo(entities.map(choice -> choice.applyTo(named)).orElse(named)));
  }

  private MasterKey masterKey() {
    return key.map(hex -> KeyChoice.parse(hex, "--key")).orElseGet(MasterKey::random);
  }
}
