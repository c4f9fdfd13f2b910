package io.palimpsest.connect.transform;

import java.util.List;
import java.util.Set;
import org.apache.kafka.connect.header.ConnectHeaders;
import org.apache.kafka.connect.header.Header;
import org.apache.kafka.connect.header.Headers;

/** Which headers pass. */
final class KeptHeaders {
  private static final String ALL = "*";

  private final Set<String> names;

  KeptHeaders(List<String> names) {
    this.names = Set.copyOf(names);
  }

  /** The same object if all of them pass. */
  Headers of(Headers headers) {
    if (headers.isEmpty() || names.contains(ALL) || allKept(headers)) {
      return headers;
    }
    ConnectHeaders kept = new ConnectHeaders();
    for (Header header : headers) {
      if (names.contains(header.key())) {
        kept.add(header);
      }
    }
    return kept;
  }

  private boolean allKept(Headers headers) {
    for (Header header : headers) {
      if (!names.contains(header.key())) {
        return false;
      }
    }
    return true;
  }
}
