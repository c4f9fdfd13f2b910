package io.palimpsest.it;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/** Says briefly what is missing or there more than once, of thousands that have numbers. */
final class OnceEach {
  private OnceEach() {}

  /**
   * What is wrong, nothing if all is well.
   *
   * @param number of each, from which stretches are told
   */
  static List<String> findings(
      List<String> wanted, List<String> found, ToIntFunction<String> number) {
    Map<String, Integer> times = new HashMap<>();
    found.forEach(each -> times.merge(each, 1, Integer::sum));
    Set<Integer> missing = new TreeSet<>();
    Set<Integer> repeated = new TreeSet<>();
    for (String each : wanted) {
      int count = times.getOrDefault(each, 0);
      if (count == 0) {
        missing.add(number.applyAsInt(each));
      } else if (count > 1) {
        repeated.add(number.applyAsInt(each));
      }
    }
    List<String> findings = new ArrayList<>();
    stretches(missing).forEach(stretch -> findings.add("missing " + stretch));
    stretches(repeated).forEach(stretch -> findings.add("more than once " + stretch));
    times.keySet().removeAll(Set.copyOf(wanted));
    times.keySet().forEach(each -> findings.add("unknown " + each));
    return findings;
  }

  private static List<String> stretches(Set<Integer> numbers) {
    List<String> stretches = new ArrayList<>();
    int first = -1;
    int last = -2;
    for (int number : numbers) {
      if (number != last + 1) {
        if (first >= 0) {
          stretches.add(first + " to " + last);
        }
        first = number;
      }
      last = number;
    }
    if (first >= 0) {
      stretches.add(first + " to " + last);
    }
    return stretches;
  }
}
