package io.palimpsest.service.http;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A host and a port. */
public record Address(String host, int port) {
  private static final Pattern FORM =
      Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]+):(\\d{1,5})");
  private static final int MAX_PORT = 65_535;

  /** What {@link #toString} writes; empty for anything else. */
  public static Optional<Address> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    int port = Integer.parseInt(form.group(2));
    return port >= 1 && port <= MAX_PORT
        ? Optional.of(new Address(form.group(1), port))
        : Optional.empty();
  }

  /** As {@code host:port}. */
  @Override
  public String toString() {
    return host + ":" + port;
  }
}
