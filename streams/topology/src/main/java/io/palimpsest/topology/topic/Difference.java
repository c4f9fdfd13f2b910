package io.palimpsest.topology.topic;

/**
 * Something that is not as it has to be.
 *
 * @param subject a topic, or who may do something
 * @param what of it differs
 * @param expected what it has to be
 * @param actual what it is
 * @param remedy what to do
 */
public record Difference(
    String subject, String what, String expected, String actual, String remedy) {

  /** All of it in a line. */
  public String inWords() {
    return "%s: %s is %s and must be %s: %s".formatted(subject, what, actual, expected, remedy);
  }
}
