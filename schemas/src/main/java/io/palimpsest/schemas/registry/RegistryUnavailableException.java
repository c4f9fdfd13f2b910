package io.palimpsest.schemas.registry;

/** The registry gave no answer, or none that means anything. Trying again later may help. */
public final class RegistryUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The message names the registry and what to do; the cause's message is left out on purpose. */
  public RegistryUnavailableException(String registry, Throwable cause) {
    this(registry, cause, "check that it runs and that the address is right");
  }

  RegistryUnavailableException(String registry, Throwable cause, String remedy) {
    super(
        "The schema registry at "
            + registry
            + " does not answer ("
            + cause.getClass().getSimpleName()
            + "): "
            + remedy);
  }
}
