package io.palimpsest.connect.field;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A place as the paths of a configuration see it: its own rule, and what is inside of it. Which of
 * several paths holds is decided when it is made, so that a walk has one place at a time.
 * Immutable; two places are equal only if they are the same one.
 */
final class Place {
  private final Optional<FieldRule> here;
  private final FieldRule below;
  private final FieldRule unlisted;
  private final Map<String, Place> named;
  private final Optional<Place> any;
  private final Optional<Place> each;
  private final Map<FieldRule, Place> unnamed;

  private Place(
      Optional<FieldRule> here,
      FieldRule below,
      FieldRule unlisted,
      Map<String, Place> named,
      Optional<Place> any,
      Optional<Place> each,
      Map<FieldRule, Place> unnamed) {
    this.here = here;
    this.below = below;
    this.unlisted = unlisted;
    this.named = named;
    this.any = any;
    this.each = each;
    this.unnamed = unnamed;
  }

  static Place of(PathNode root, FieldRule unlisted) {
    Map<FieldRule, Place> unnamed = new EnumMap<>(FieldRule.class);
    for (FieldRule rule : FieldRule.values()) {
      unnamed.put(
          rule,
          new Place(
              Optional.empty(),
              rule,
              unlisted,
              Map.of(),
              Optional.empty(),
              Optional.empty(),
              unnamed));
    }
    return of(List.of(root), unlisted, unlisted, unnamed);
  }

  /** The place that several paths lead to, those that name most of it first. */
  private static Place of(
      List<PathNode> nodes,
      FieldRule inherited,
      FieldRule unlisted,
      Map<FieldRule, Place> unnamed) {
    Optional<FieldRule> here = first(nodes.stream().map(PathNode::here).toList());
    FieldRule below =
        first(nodes.stream().map(PathNode::below).toList())
            .or(() -> here.filter(rule -> rule == FieldRule.KEEP))
            .orElse(inherited);
    Set<String> names = new LinkedHashSet<>();
    nodes.forEach(node -> names.addAll(node.named().keySet()));
    Map<String, Place> named = new HashMap<>();
    for (String name : names) {
      named.put(name, of(withName(nodes, name), below, unlisted, unnamed));
    }
    List<PathNode> any = nodes.stream().flatMap(node -> node.any().stream()).toList();
    List<PathNode> each = nodes.stream().flatMap(node -> node.each().stream()).toList();
    return new Place(
        here,
        below,
        unlisted,
        named,
        any.isEmpty() ? Optional.empty() : Optional.of(of(any, below, unlisted, unnamed)),
        each.isEmpty() ? Optional.empty() : Optional.of(of(each, below, unlisted, unnamed)),
        unnamed);
  }

  private static List<PathNode> withName(List<PathNode> nodes, String name) {
    List<PathNode> all = new ArrayList<>();
    for (PathNode node : nodes) {
      Optional.ofNullable(node.named().get(name)).ifPresent(all::add);
      node.any().ifPresent(all::add);
    }
    return all;
  }

  private static Optional<FieldRule> first(List<Optional<FieldRule>> rules) {
    return rules.stream().flatMap(Optional::stream).findFirst();
  }

  /** Whether a path asks for what stands here to be written anew, which must be a string then. */
  boolean isRewritten() {
    return here.filter(rule -> rule == FieldRule.PRIVATIZE || rule == FieldRule.PSEUDONYM)
        .isPresent();
  }

  /** The rule for text here. */
  FieldRule ofText() {
    return here.orElse(below);
  }

  /** The rule for what may hold text and is no string: {@code **} asks for strings only. */
  FieldRule ofOther() {
    FieldRule rule = here.orElse(below);
    return rule == FieldRule.PRIVATIZE || rule == FieldRule.PSEUDONYM ? unlisted : rule;
  }

  /** Whether nothing in it can change. */
  boolean isKept() {
    return below == FieldRule.KEEP
        && here.map(rule -> rule == FieldRule.KEEP).orElse(true)
        && named.isEmpty()
        && any.isEmpty()
        && each.isEmpty();
  }

  /** A field of a record, or what a map has under a key. */
  Place child(String name) {
    Place child = named.get(name);
    return child == null ? other() : child;
  }

  /** A field or key that no path names. */
  Place other() {
    return any.orElseGet(() -> unnamed.get(below));
  }

  /** Whether a path has a star for what is inside. */
  boolean isAny() {
    return any.isPresent();
  }

  /** Names that paths have for what is inside. */
  Set<String> names() {
    return named.keySet();
  }

  /** An element of an array. */
  Place element() {
    return each.orElseGet(() -> unnamed.get(below));
  }
}
