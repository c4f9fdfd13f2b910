package io.palimpsest.service.command;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** A progress bar on standard error if that is a terminal; nothing in a pipe. */
final class Progress implements AutoCloseable {
  /** Set by the launcher, because Java cannot tell whether standard error is a terminal. */
  private static final String TERMINAL = "palimpsest.terminal";

  private final ProgressBar bar;

  private Progress(ProgressBar bar) {
    this.bar = bar;
  }

  /**
   * Begins.
   *
   * @param total how many steps there are, or -1 if nobody knows
   */
  static Progress of(String task, long total) {
    if (!Boolean.getBoolean(TERMINAL)) {
      return new Progress(null);
    }
    return new Progress(
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .setConsumer(new ConsoleProgressBarConsumer(System.err))
            .clearDisplayOnFinish()
            .build());
  }

  /** No bar. */
  static Progress none() {
    return new Progress(null);
  }

  /** So much is done, of as much as was said in the beginning. */
  void to(long done) {
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  /** So much is done of so much. */
  void to(long done, long total) {
    if (bar != null) {
      bar.maxHint(total);
      bar.stepTo(done);
    }
  }

  void step() {
    if (bar != null) {
      bar.step();
    }
  }

  void step(String what) {
    if (bar != null) {
      bar.step();
      bar.setExtraMessage(what);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
