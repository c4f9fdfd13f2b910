package io.palimpsest.service.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.engine.PathStep;
import java.util.LinkedHashMap;
import java.util.Map;

/** Formats a result as a JSON object or as a table. */
public final class BenchReport {
  private static final double MEGA = 1024 * 1024;

  private BenchReport() {}

  /** Returns a JSON object in one line. */
  public static String json(BenchResult result) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("ratio", spread(result.ratio()));
    object.put("posts_per_second", spread(result.posts()));
    object.put("pass_through_posts_per_second", spread(result.pass()));
    object.put("tokens_per_second", rounded(result.wordsASecond()));
    object.put("service_cpu_ms_per_post", rounded(result.serviceCpuMillis()));
    object.put("broker_cpu_ms_per_post", rounded(result.brokerCpuMillis()));
    Map<String, Object> latencies = new LinkedHashMap<>();
    result.latencies().forEach((share, millis) -> latencies.put(percentile(share), millis));
    object.put("latency_ms", latencies);
    object.put("allocated_bytes_per_post", Math.round(result.allocatedBytes()));
    object.put("heap_mb", rounded(result.heapBytes() / MEGA));
    object.put("rss_mb", rounded(result.residentBytes() / MEGA));
    object.put("state_bytes_per_author", result.stateBytes());
    object.put("withheld", result.withheld());
    Map<String, Object> steps = new LinkedHashMap<>();
    result.steps().forEach((step, micros) -> steps.put(step.label(), rounded(micros)));
    object.put("steps", steps);
    try {
      return new ObjectMapper().writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers can be written", e);
    }
  }

  private static Map<String, Object> spread(Spread spread) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("median", rounded(spread.median()));
    object.put("min", rounded(spread.min()));
    object.put("max", rounded(spread.max()));
    return object;
  }

  private static String percentile(double share) {
    return "p" + Math.round(share * 100);
  }

  /** Rounds to four significant digits. */
  private static double rounded(double value) {
    return value == 0 ? 0 : Double.parseDouble("%.4g".formatted(value));
  }

  /** Returns a table for a terminal. */
  public static String table(BenchResult result) {
    StringBuilder out = new StringBuilder();
    row(out, "share of a pass-through", spread(result.ratio(), "%.3f"));
    row(out, "posts/s", spread(result.posts(), "%,.0f"));
    row(out, "pass-through, posts/s", spread(result.pass(), "%,.0f"));
    row(out, "words/s", "%,.0f".formatted(result.wordsASecond()));
    row(out, "CPU ms a post, service", "%.3f".formatted(result.serviceCpuMillis()));
    row(out, "CPU ms a post, broker", "%.3f".formatted(result.brokerCpuMillis()));
    result
        .latencies()
        .forEach(
            (share, millis) ->
                row(out, "latency at half the rate, " + percentile(share), millis + " ms"));
    row(out, "allocated a post", "%,.1f kB".formatted(result.allocatedBytes() / 1024));
    row(out, "heap in use", "%,.0f MB".formatted(result.heapBytes() / MEGA));
    row(out, "resident memory", "%,.0f MB".formatted(result.residentBytes() / MEGA));
    row(out, "state of an author", "%,d bytes".formatted(result.stateBytes()));
    for (Map.Entry<PathStep, Double> step : result.steps().entrySet()) {
      row(out, "step " + step.getKey().label(), "%.1f microseconds".formatted(step.getValue()));
    }
    if (result.withheld() > 0) {
      row(out, "withheld, which is less work", "%,d posts".formatted(result.withheld()));
    }
    return out.toString();
  }

  private static String spread(Spread spread, String format) {
    return (format + " (" + format + " - " + format + ")")
        .formatted(spread.median(), spread.min(), spread.max());
  }

  private static void row(StringBuilder out, String name, String value) {
    out.append("%-32s%s%n".formatted(name, value));
  }
}
