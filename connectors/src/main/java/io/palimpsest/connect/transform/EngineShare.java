package io.palimpsest.connect.transform;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.StatelessPrivatizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;

/**
 * The engines of a worker: tables of words take seconds to make and many megabytes, so that tasks
 * with the same policy and lexicon use one, which is let go when the last of them is closed.
 * Thread-safe; a task that needs another engine does not wait for one in the making.
 */
final class EngineShare {
  private static final Map<Wanted, Shared> ENGINES = new HashMap<>();

  private EngineShare() {}

  /**
   * What an engine depends on.
   *
   * @param lexicon there if the policy draws words
   */
  record Wanted(Policy policy, Optional<LexiconVersion> lexicon, int maxTextBytes) {}

  /** A file as it is now: another one under the same name is another lexicon. */
  record LexiconVersion(Path file, FileTime modified, long size) {}

  /** Asks for an engine, which must be given back. */
  static Lease lease(Policy policy, Optional<Path> lexicon, int maxTextBytes) {
    boolean draws = policy.tokens() instanceof TokenRules.Sample;
    Wanted wanted =
        new Wanted(policy, lexicon.filter(file -> draws).map(EngineShare::version), maxTextBytes);
    Shared shared;
    synchronized (ENGINES) {
      shared = ENGINES.computeIfAbsent(wanted, Shared::new);
      shared.users++;
    }
    Lease lease = new Lease(shared);
    try {
      lease.engine();
      return lease;
    } catch (RuntimeException e) {
      lease.close();
      throw e;
    }
  }

  private static LexiconVersion version(Path file) {
    try {
      Path real = file.toRealPath();
      return new LexiconVersion(real, Files.getLastModifiedTime(real), Files.size(real));
    } catch (IOException e) {
      throw new ConfigException(
          PrivatizeConfig.LEXICON
              + ": cannot read '"
              + file
              + "': build a lexicon with 'palimpsest lexicon build' and put it on every worker");
    }
  }

  /** How many engines there are. */
  static int size() {
    synchronized (ENGINES) {
      return ENGINES.size();
    }
  }

  private static final class Shared {
    private final Wanted wanted;
    private int users;
    private StatelessPrivatizer engine;

    Shared(Wanted wanted) {
      this.wanted = wanted;
    }

    synchronized StatelessPrivatizer engine() {
      if (engine == null) {
        engine = new StatelessPrivatizer(made());
      }
      return engine;
    }

    private Privatizer made() {
      PostRules rules = new PostRules(wanted.maxTextBytes());
      try {
        return wanted
            .lexicon()
            .map(
                lexicon ->
                    Privatizer.of(
                        wanted.policy(), rules, () -> LexiconFile.open(lexicon.file()), done -> {}))
            .orElseGet(() -> Privatizer.withoutLexicon(wanted.policy(), rules));
      } catch (LexiconException e) {
        throw new ConfigException(PrivatizeConfig.LEXICON + ": " + e.getMessage());
      }
    }
  }

  /** The use of an engine by one task, until it is closed. */
  static final class Lease implements AutoCloseable {
    private final Shared shared;
    private boolean isClosed;

    private Lease(Shared shared) {
      this.shared = shared;
    }

    StatelessPrivatizer engine() {
      return shared.engine();
    }

    @Override
    public void close() {
      synchronized (ENGINES) {
        if (!isClosed) {
          isClosed = true;
          shared.users--;
          if (shared.users == 0) {
            ENGINES.remove(shared.wanted);
          }
        }
      }
    }
  }
}
