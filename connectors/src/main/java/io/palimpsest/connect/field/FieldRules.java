package io.palimpsest.connect.field;

import java.util.LinkedHashSet;
import java.util.Set;

/** The paths of a configuration with their rules, and what holds of all other places. */
public final class FieldRules {
  private final Unlisted unlisted;
  private final PathNode root = new PathNode();
  private final Set<FieldPath> paths = new LinkedHashSet<>();

  private FieldRules(Unlisted unlisted) {
    this.unlisted = unlisted;
  }

  /** Rules without a path. */
  public static FieldRules of(Unlisted unlisted) {
    return new FieldRules(unlisted);
  }

  /**
   * Adds a path.
   *
   * @throws IllegalArgumentException if it stands there with another rule
   */
  public FieldRules with(FieldPath path, FieldRule rule) {
    if (!root.add(path, rule)) {
      throw new IllegalArgumentException("the path '" + path + "' is listed with two actions");
    }
    paths.add(path);
    return this;
  }

  Set<FieldPath> paths() {
    return paths;
  }

  /** The rules as they look from the outermost place. */
  Place place() {
    return Place.of(root, unlisted.rule());
  }
}
