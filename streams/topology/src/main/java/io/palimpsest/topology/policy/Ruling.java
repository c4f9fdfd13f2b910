package io.palimpsest.topology.policy;

/** What is decided about a submission. The words are for whoever submitted it. */
sealed interface Ruling {

  /** Version that it is about; 0 if it could not be read. */
  int version();

  /** Why, or what it means from now on. */
  String words();

  /** Nothing changes. */
  record Refused(int version, String words) implements Ruling {}

  /** It is in force already; nothing changes. */
  record Repeated(int version, String words) implements Ruling {}

  /** It holds from the next post on. */
  record Accepted(AcceptedVersion accepted, String words) implements Ruling {
    @Override
    public int version() {
      return accepted.version();
    }
  }

  /** It holds no longer. */
  record Withdrawn(AcceptedVersion accepted, String words) implements Ruling {
    @Override
    public int version() {
      return accepted.version();
    }
  }
}
