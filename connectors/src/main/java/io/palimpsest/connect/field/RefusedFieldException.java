package io.palimpsest.connect.field;

/** A record cannot be privatized because of what stands at a path. Quotes no value. */
public final class RefusedFieldException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A complaint.
   *
   * @param path of the configuration or the schema
   * @param problem what is wrong and what to do
   */
  public RefusedFieldException(String path, String problem) {
    super("field " + path + " " + problem);
  }
}
