package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.build.BuildProgress;

/** A progress bar for each step of a build, one after the other. */
final class StepProgress implements BuildProgress, AutoCloseable {
  private Progress current = Progress.none();

  @Override
  public ProgressListener begin(String step) {
    current.close();
    Progress bar = Progress.of(step, ProgressListener.UNKNOWN);
    current = bar;
    return bar::to;
  }

  @Override
  public void close() {
    current.close();
  }
}
