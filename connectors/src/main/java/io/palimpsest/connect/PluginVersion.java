package io.palimpsest.connect;

import java.util.Optional;

/** The version that Connect shows beside each plugin: that of the jar, from its manifest. */
public final class PluginVersion {
  private PluginVersion() {}

  public static String current() {
    return Optional.ofNullable(PluginVersion.class.getPackage().getImplementationVersion())
        .orElse("unpackaged");
  }
}
