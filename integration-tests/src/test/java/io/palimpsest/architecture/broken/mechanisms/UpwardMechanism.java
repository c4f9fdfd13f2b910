package io.palimpsest.architecture.broken.mechanisms;

import io.palimpsest.architecture.broken.service.Shell;

/** Uses a layer above its own. */
public final class UpwardMechanism {
  public String name() {
    return new Shell().name();
  }
}
