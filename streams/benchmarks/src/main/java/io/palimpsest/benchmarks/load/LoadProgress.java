package io.palimpsest.benchmarks.load;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** A progress bar on standard error if that is a terminal; nothing in a pipe. */
final class LoadProgress implements AutoCloseable {
  /** Set by the script, because Java cannot tell whether standard error is a terminal. */
  private static final String TERMINAL = "palimpsest.terminal";

  private final Optional<ProgressBar> bar;

  private LoadProgress(Optional<ProgressBar> bar) {
    this.bar = bar;
  }

  static LoadProgress of(String task, long total) {
    return new LoadProgress(
        Boolean.getBoolean(TERMINAL) ? Optional.of(onTerminal(task, total)) : Optional.empty());
  }

  private static ProgressBar onTerminal(String task, long total) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setConsumer(new ConsoleProgressBarConsumer(System.err))
        .clearDisplayOnFinish()
        .build();
  }

  void to(long done) {
    bar.ifPresent(b -> b.stepTo(done));
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
