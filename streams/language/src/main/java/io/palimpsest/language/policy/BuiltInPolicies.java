package io.palimpsest.language.policy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The policies that need no file. */
public final class BuiltInPolicies {
  private static final List<String> NAMES =
      List.of("default", "redact", "words-only", "entities-only");

  private BuiltInPolicies() {}

  /** Their names. */
  public static List<String> names() {
    return NAMES;
  }

  /** The one of that name, if there is one. */
  public static Optional<Policy> find(String name) {
    return NAMES.contains(name) ? Optional.of(read(name)) : Optional.empty();
  }

  /** The one where none is named. */
  public static Policy standard() {
    return read("default");
  }

  /** The strictest one. */
  public static Policy redact() {
    return read("redact");
  }

  private static Policy read(String name) {
    try (InputStream in = BuiltInPolicies.class.getResourceAsStream(name + ".yaml")) {
      return PolicyReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
