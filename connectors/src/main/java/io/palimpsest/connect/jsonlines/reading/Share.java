package io.palimpsest.connect.jsonlines.reading;

/**
 * Which files one of several tasks reads. They need not agree on anything: the content decides, so
 * a file stays with its task under every name.
 *
 * @param index of the task, from 0
 * @param count of tasks
 */
public record Share(int index, int count) {
  public Share {
    if (count < 1 || index < 0 || index >= count) {
      throw new IllegalArgumentException("a share is one of at least one: " + index + "/" + count);
    }
  }

  boolean has(Head head) {
    return Long.remainderUnsigned(
            Long.parseUnsignedLong(head.fingerprint().substring(0, 16), 16), count)
        == index;
  }
}
