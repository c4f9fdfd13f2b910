package io.palimpsest.schemas.registry;

/** With these settings there can be no client of the registry. One line that shows no value. */
public final class RegistrySettingsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RegistrySettingsException(String registry, Throwable cause) {
    super(
        "There can be no client for the schema registry at "
            + registry
            + " ("
            + rootOf(cause).getClass().getSimpleName()
            + "): check files and passwords in --registry-config");
  }

  private static Throwable rootOf(Throwable error) {
    return error.getCause() == null ? error : rootOf(error.getCause());
  }
}
