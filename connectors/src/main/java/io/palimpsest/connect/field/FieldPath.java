package io.palimpsest.connect.field;

import java.util.ArrayList;
import java.util.List;

/**
 * A path to a place in a record; the package has the syntax.
 *
 * @param steps from the outside in; none for the whole value
 * @param text as it was written
 */
public record FieldPath(List<Step> steps, String text) {
  private static final String ROOT = "$";
  private static final String ELEMENTS = "[*]";

  /** One step. */
  public sealed interface Step {
    /** To the field or the key with this name. */
    record Name(String name) implements Step {}

    /** To every field of a record, or value of a map. */
    record Any() implements Step {}

    /** To every element of an array. */
    record Each() implements Step {}

    /** To all that is below. Only at the end. */
    record Below() implements Step {}
  }

  /** Copies the steps. */
  public FieldPath {
    steps = List.copyOf(steps);
  }

  /**
   * Reads a path.
   *
   * @throws IllegalArgumentException with what is wrong; paths are configuration and are quoted
   */
  public static FieldPath parse(String text) {
    return new FieldPath(new Parser(text).steps(), text);
  }

  /** Whether it leads to one place at most. */
  public boolean isSingle() {
    return steps.stream().allMatch(Step.Name.class::isInstance);
  }

  @Override
  public String toString() {
    return text;
  }

  private static final class Parser {
    private final String text;
    private final List<Step> steps = new ArrayList<>();
    private int at;

    Parser(String text) {
      this.text = text;
    }

    List<Step> steps() {
      if (text.isBlank()) {
        throw problem("is empty");
      }
      boolean first = !skipRoot();
      while (at < text.length()) {
        if (text.startsWith(ELEMENTS, at)) {
          at += ELEMENTS.length();
          steps.add(new Step.Each());
        } else {
          if (!first && text.charAt(at++) != '.') {
            throw problem("needs a '.' between names");
          }
          steps.add(name());
        }
        first = false;
      }
      checkEnd();
      return steps;
    }

    /** A dollar is the root only if a path can go on behind it. */
    private boolean skipRoot() {
      boolean root =
          text.equals(ROOT) || text.startsWith(ROOT + ".") || text.startsWith(ROOT + "[");
      at = root ? 1 : 0;
      return root;
    }

    private Step name() {
      StringBuilder name = new StringBuilder();
      boolean escaped = false;
      while (at < text.length() && text.charAt(at) != '.' && text.charAt(at) != '[') {
        if (text.charAt(at) == '\\') {
          escaped = true;
          at++;
          if (at == text.length()) {
            throw problem("ends in a backslash");
          }
        }
        name.append(text.charAt(at++));
      }
      if (name.isEmpty()) {
        throw problem(
            at < text.length() && text.charAt(at) == '['
                ? "has a '[' that is not '[*]'; write '\\[' if it is part of a name"
                : "has an empty name");
      }
      if (at < text.length() && text.charAt(at) == '[' && !text.startsWith(ELEMENTS, at)) {
        throw problem("has a '[' that is not '[*]'; write '\\[' if it is part of a name");
      }
      return step(name.toString(), escaped);
    }

    private static Step step(String name, boolean escaped) {
      if (!escaped && name.equals("*")) {
        return new Step.Any();
      }
      return !escaped && name.equals("**") ? new Step.Below() : new Step.Name(name);
    }

    private void checkEnd() {
      int below = steps.indexOf(new Step.Below());
      if (below >= 0 && below < steps.size() - 1) {
        throw problem("has '**' before its end");
      }
    }

    private IllegalArgumentException problem(String what) {
      return new IllegalArgumentException("the path '" + text + "' " + what);
    }
  }
}
