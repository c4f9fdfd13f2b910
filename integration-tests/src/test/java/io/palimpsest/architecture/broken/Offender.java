package io.palimpsest.architecture.broken;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Random;
import java.util.function.DoubleSupplier;
import org.apache.kafka.clients.producer.ProducerConfig;

/** Does what the rules forbid; never run. */
class Offender {
  double drawFromAGenerator() {
    return new Random().nextDouble();
  }

  void sleep() throws InterruptedException {
    Thread.sleep(1);
  }

  void print() {
    System.out.println(ProducerConfig.configNames());
  }

  JsonMapper mapper() {
    return new JsonMapper();
  }

  /** A method reference is no call for the compiler. */
  static final class ByReference {
    private final DoubleSupplier draw = Math::random;

    double draw() {
      return draw.getAsDouble();
    }
  }
}
