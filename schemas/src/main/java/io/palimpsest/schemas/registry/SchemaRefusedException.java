package io.palimpsest.schemas.registry;

/** A contract of ours does not fit the registry: an operator has to look. */
public final class SchemaRefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SchemaRefusedException(String message) {
    super(message);
  }
}
