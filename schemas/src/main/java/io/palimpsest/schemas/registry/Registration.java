package io.palimpsest.schemas.registry;

/** Whether this process may add its schemas to the registry. */
public enum Registration {
  /** Schemas are registered at start. Fits development and embedded use. */
  AUTOMATIC,
  /** Schemas must be there already: someone else owns the registry. Start fails if one is not. */
  EXPECTED
}
