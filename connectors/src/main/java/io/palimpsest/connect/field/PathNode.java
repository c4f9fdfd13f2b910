package io.palimpsest.connect.field;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Paths that begin alike, up to where they differ. Grows while a configuration is read. */
final class PathNode {
  private final Map<String, PathNode> named = new LinkedHashMap<>();
  private Optional<PathNode> any = Optional.empty();
  private Optional<PathNode> each = Optional.empty();
  private Optional<FieldRule> here = Optional.empty();
  private Optional<FieldRule> below = Optional.empty();

  /** False if the same path has another rule already. */
  boolean add(FieldPath path, FieldRule rule) {
    PathNode node = this;
    for (FieldPath.Step step : path.steps()) {
      if (step instanceof FieldPath.Step.Below) {
        boolean fits = node.below.isEmpty() || node.below.get() == rule;
        node.below = Optional.of(rule);
        return fits;
      }
      node = node.child(step);
    }
    boolean fits = node.here.isEmpty() || node.here.get() == rule;
    node.here = Optional.of(rule);
    return fits;
  }

  private PathNode child(FieldPath.Step step) {
    if (step instanceof FieldPath.Step.Name name) {
      return named.computeIfAbsent(name.name(), unseen -> new PathNode());
    }
    if (step instanceof FieldPath.Step.Each) {
      each = each.or(() -> Optional.of(new PathNode()));
      return each.get();
    }
    any = any.or(() -> Optional.of(new PathNode()));
    return any.get();
  }

  Map<String, PathNode> named() {
    return named;
  }

  Optional<PathNode> any() {
    return any;
  }

  Optional<PathNode> each() {
    return each;
  }

  Optional<FieldRule> here() {
    return here;
  }

  Optional<FieldRule> below() {
    return below;
  }
}
