package io.palimpsest.service.command;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the jar's manifest has it. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"palimpsest " + Optional.ofNullable(version).orElse("(not packaged)")};
  }
}
