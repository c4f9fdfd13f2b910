package io.palimpsest.benchmarks.load;

import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.connect.connector.ConnectRecord;
import org.apache.kafka.connect.transforms.Transformation;

/**
 * The transform that others are compared with: it gives back the record that it was given.
 *
 * @param <R> the records of a source or a sink
 */
public final class Unchanged<R extends ConnectRecord<R>> implements Transformation<R> {
  /** For Connect. */
  public Unchanged() {}

  @Override
  public R apply(R record) {
    return record;
  }

  @Override
  public ConfigDef config() {
    return new ConfigDef();
  }

  @Override
  public void configure(Map<String, ?> settings) {
    // there is nothing to set
  }

  @Override
  public void close() {
    // nothing is held
  }
}
