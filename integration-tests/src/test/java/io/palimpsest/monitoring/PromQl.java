package io.palimpsest.monitoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the metrics that an expression of PromQL asks for. It reads tokens and knows which
 * identifiers are none: functions, aggregations, operators, and labels in lists. Whether an
 * expression is one at all is for promtool to say.
 */
public final class PromQl {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s+|#[^\\n]*" // nothing
              + "|(?<string>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`[^`]*`)"
              + "|(?<number>[0-9.][0-9a-zA-Z.]*)" // and durations
              + "|(?<name>[a-zA-Z_:][a-zA-Z0-9_:]*)"
              + "|(?<symbol>=~|!~|!=|==|<=|>=|.)",
          Pattern.DOTALL);
  private static final Set<String> AGGREGATIONS =
      Set.of(
          "sum",
          "min",
          "max",
          "avg",
          "group",
          "stddev",
          "stdvar",
          "count",
          "count_values",
          "bottomk",
          "topk",
          "quantile");
  private static final Set<String> BEFORE_LABELS =
      Set.of("by", "without", "on", "ignoring", "group_left", "group_right");
  private static final Set<String> OPERATORS =
      Set.of("and", "or", "unless", "bool", "offset", "atan2", "inf", "nan");
  private static final Pattern LIST_OF_WORDS =
      Pattern.compile("[A-Za-z0-9_.-]+(\\|[A-Za-z0-9_.-]+)*");

  private enum Kind {
    STRING,
    NUMBER,
    NAME,
    SYMBOL,
    END
  }

  private record Token(Kind kind, String text) {
    boolean is(String symbol) {
      return kind == Kind.SYMBOL && text.equals(symbol);
    }
  }

  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private PromQl(String expression) {
    Matcher matcher = TOKEN.matcher(expression);
    while (matcher.find()) {
      for (Kind kind : List.of(Kind.STRING, Kind.NUMBER, Kind.NAME, Kind.SYMBOL)) {
        String text = matcher.group(kind.name().toLowerCase(Locale.ROOT));
        if (text != null) {
          tokens.add(new Token(kind, text));
        }
      }
    }
  }

  /** All metrics, in the order in which they are asked for. */
  public static List<Selector> selectors(String expression) {
    return new PromQl(expression).selectors();
  }

  private List<Selector> selectors() {
    List<Selector> found = new ArrayList<>();
    while (at < tokens.size()) {
      Token token = tokens.get(at++);
      if (token.is("[")) {
        skipTo("]");
      } else if (token.kind() == Kind.NAME) {
        if (BEFORE_LABELS.contains(token.text())) {
          skipLabels();
        } else if (isMetric(token.text())) {
          found.add(new Selector(token.text(), next().is("{") ? matchers() : Map.of()));
        }
      } else if (token.is("{")) {
        throw new IllegalArgumentException("a selector without a name names no metric");
      }
    }
    return found;
  }

  private boolean isMetric(String name) {
    return !OPERATORS.contains(name) && !AGGREGATIONS.contains(name) && !next().is("(");
  }

  private void skipLabels() {
    if (next().is("(")) {
      skipTo(")");
    }
  }

  private Map<String, Set<String>> matchers() {
    Map<String, Set<String>> labels = new HashMap<>();
    at++;
    while (!next().is("}")) {
      String label = take();
      String operator = take();
      String value = take();
      value = value.substring(1, value.length() - 1);
      if (operator.equals("=")) {
        labels.put(label, Set.of(value));
      } else if (operator.equals("=~") && LIST_OF_WORDS.matcher(value).matches()) {
        labels.put(label, Set.of(value.split("\\|")));
      }
      if (next().is(",")) {
        at++;
      }
    }
    at++;
    return labels;
  }

  private String take() {
    if (at == tokens.size()) {
      throw new IllegalArgumentException("the expression ends in the middle");
    }
    return tokens.get(at++).text();
  }

  private void skipTo(String symbol) {
    while (!next().is(symbol)) {
      take();
    }
    at++;
  }

  private Token next() {
    return at < tokens.size() ? tokens.get(at) : new Token(Kind.END, "");
  }
}
