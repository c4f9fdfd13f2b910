package io.palimpsest.topology;

import java.util.Map;
import org.apache.kafka.streams.kstream.Branched;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Named;

/**
 * The two edges that leave a step.
 *
 * @param passed what goes on
 * @param stopped what is written down instead
 */
record Step<K, T, F>(KStream<K, T> passed, KStream<K, F> stopped) {

  /** Parts the outcomes of the step of that name. */
  static <K, T, F> Step<K, T, F> of(String name, KStream<K, Outcome<T, F>> outcomes) {
    Map<String, KStream<K, Outcome<T, F>>> edges =
        outcomes
            .split(Named.as(name + "-"))
            .branch((key, outcome) -> outcome instanceof Outcome.Passed, Branched.as("passed"))
            .defaultBranch(Branched.as("stopped"));
    return new Step<>(
        edges
            .get(name + "-passed")
            .mapValues(o -> ((Outcome.Passed<T, F>) o).value(), Named.as(name + "-value")),
        edges
            .get(name + "-stopped")
            .mapValues(o -> ((Outcome.Stopped<T, F>) o).record(), Named.as(name + "-record")));
  }
}
