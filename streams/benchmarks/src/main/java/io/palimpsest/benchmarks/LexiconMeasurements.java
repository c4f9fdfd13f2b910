package io.palimpsest.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Prints what a process pays once: building, opening, heap. Each run has a Java of its own, started
 * with the options of the launcher, and the median of the runs is told.
 */
public final class LexiconMeasurements {
  private LexiconMeasurements() {}

  /**
   * Measures all, or one in this very process.
   *
   * @param args nothing, or the name of a {@link Measure}
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 1) {
      System.out.println(Measure.valueOf(args[0]).take());
      return;
    }
    MeasuredLexicon.file(MeasuredLexicon.DEFAULT); // opening must not have to build it
    System.out.println(
        "measure                                             median      runs  limit");
    for (Measure measure : Measure.values()) {
      System.out.println(row(measure, median(measure)));
    }
  }

  private static String row(Measure measure, double median) {
    String limit =
        Double.isNaN(measure.limit())
            ? "-"
            : "%s %s, %s"
                .formatted(
                    measure.limit(), measure.unit(), median < measure.limit() ? "met" : "MISSED");
    return String.format(
        Locale.ROOT,
        "%-50s  %6.2f %-3s  %4d  %s",
        measure.title(),
        median,
        measure.unit(),
        measure.runs(),
        limit);
  }

  private static double median(Measure measure) throws IOException, InterruptedException {
    double[] values = new double[measure.runs()];
    for (int run = 0; run < values.length; run++) {
      values[run] = inAJavaOfItsOwn(measure);
    }
    Arrays.sort(values);
    return values[values.length / 2];
  }

  private static double inAJavaOfItsOwn(Measure measure) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-cp",
                System.getProperty("java.class.path"),
                LexiconMeasurements.class.getName(),
                measure.name())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(measure + " failed: see the lines above");
    }
    return Double.parseDouble(said.strip());
  }
}
