package io.palimpsest.connect.jsonlines.reading;

import java.util.Collection;
import java.util.Map;

/** What was kept of files that were read before. */
@FunctionalInterface
public interface Offsets {
  /** How far those of the files were read that ever were. One question is as dear as many. */
  Map<FileIdentity, Progress> of(Collection<FileIdentity> files);
}
