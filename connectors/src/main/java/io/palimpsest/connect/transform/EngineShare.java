package io.palimpsest.connect.transform;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.StatelessPrivatizer;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.config.ConfigException;

/**
 * The engines of a worker: tables of words take seconds to make and many megabytes, so that tasks
 * with the same policy and lexicon use one. Connect stops all tasks and starts them again whenever
 * a worker comes or goes, so an engine that nobody uses stays until memory is short. Thread-safe; a
 * task that needs another engine does not wait for one in the making.
 */
final class EngineShare {
  private static final Map<Wanted, Shared> ENGINES = new HashMap<>();

  /** Those that nobody uses now. */
  private static final Map<Wanted, SoftReference<StatelessPrivatizer>> IDLE = new HashMap<>();

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

  /** What nobody uses and is still there, taken out; empty if there is none. */
  private static Optional<StatelessPrivatizer> takeIdle(Wanted wanted) {
    SoftReference<StatelessPrivatizer> idle = IDLE.remove(wanted);
    IDLE.values().removeIf(engine -> engine.get() == null);
    return Optional.ofNullable(idle).map(SoftReference::get);
  }

  /** How many engines are in use. */
  static int size() {
    synchronized (ENGINES) {
      return ENGINES.size();
    }
  }

  private static final class Shared {
    private final Wanted wanted;
    private int users;
    private Optional<StatelessPrivatizer> engine;

    Shared(Wanted wanted) {
      this.wanted = wanted;
      this.engine = takeIdle(wanted);
    }

    synchronized StatelessPrivatizer engine() {
      if (engine.isEmpty()) {
        engine = Optional.of(new StatelessPrivatizer(made()));
      }
      return engine.get();
    }

    /** Nobody is making it: whoever does is a user. */
    private synchronized void keepIdle() {
      engine.ifPresent(made -> IDLE.put(wanted, new SoftReference<>(made)));
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
            shared.keepIdle();
          }
        }
      }
    }
  }
}
