package io.palimpsest.service.command;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.ledger.BalanceTable;
import io.palimpsest.topology.step.PathCounters;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the demo prints. Raw text is on it, because showing it is the point, and it is made up. */
record DemoReport(String text) {
  private static final int PSEUDONYM_SHOWN = 8;

  /** Of the built-in policies. */
  private static final double DELTA = 1e-6;

  static DemoReport of(
      List<RawPost> raw,
      List<SafePost> safe,
      List<Balance> balances,
      Map<String, Guarantee> guarantees,
      PathCounters counters) {
    StringBuilder out = new StringBuilder();
    Map<String, SafePost> byId =
        safe.stream().collect(Collectors.toMap(SafePost::getId, Function.identity()));
    Map<String, RawPost> sent = new LinkedHashMap<>();
    raw.forEach(post -> sent.put(post.getId(), post));
    sent.values().forEach(post -> append(out, post, byId.get(post.getId())));
    out.append(
        "sent %d, released %d, duplicates %d, dead letters %d, withheld %d%n%n"
            .formatted(
                raw.size(),
                safe.size(),
                counters.duplicates(),
                counters.deadLetters(),
                counters.withheld()));
    out.append(balances(balances));
    safe.stream()
        .findFirst()
        .map(post -> guarantees.get(post.getGuaranteeFingerprint()))
        .ifPresent(promise -> out.append("%nguarantee: %s%n".formatted(promise.inWords())));
    return new DemoReport(out.toString());
  }

  private static void append(StringBuilder out, RawPost raw, SafePost safe) {
    String author = raw.getAuthor().isEmpty() ? "(nobody)" : raw.getAuthor();
    out.append("raw   %-8s  %s%n".formatted(author, raw.getText()));
    if (safe == null) {
      out.append(
          "safe  %-8s  (not released: it has no author, so it became a dead letter)%n%n"
              .formatted("-"));
    } else {
      out.append("safe  %-8s  %s%n%n".formatted(shown(safe.getAuthor()), safe.getText()));
    }
  }

  /** Nothing if the policy keeps no budget. */
  private static String balances(List<Balance> balances) {
    if (balances.isEmpty()) {
      return "";
    }
    StringWriter table = new StringWriter();
    new BalanceTable(DELTA).print(balances, new PrintWriter(table));
    return table.toString();
  }

  private static String shown(String pseudonym) {
    return pseudonym.substring(0, PSEUDONYM_SHOWN);
  }
}
