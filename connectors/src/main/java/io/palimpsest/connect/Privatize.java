package io.palimpsest.connect;

import io.palimpsest.connect.transform.PrivatizeConfig;
import io.palimpsest.connect.transform.PrivatizeSettings;
import io.palimpsest.connect.transform.RecordPart;
import io.palimpsest.connect.transform.RecordPrivatizer;
import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.connect.connector.ConnectRecord;
import org.apache.kafka.connect.transforms.Transformation;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A transform that privatizes strings of records by a policy, in whatever connector. It keeps no
 * state: the same record under the same settings and key always becomes the same, and nothing is
 * charged. The README of the module says what that means against the streaming service.
 *
 * @param <R> the records of a source or a sink
 */
public abstract sealed class Privatize<R extends ConnectRecord<R>> implements Transformation<R> {
  private static final Logger LOG = LoggerFactory.getLogger(Privatize.class);

  private final RecordPart part;
  private volatile RecordPrivatizer privatizer;

  private Privatize(RecordPart part) {
    this.part = part;
  }

  /**
   * Rewrites keys.
   *
   * @param <R> the records of a source or a sink
   */
  public static final class Key<R extends ConnectRecord<R>> extends Privatize<R> {
    /** For Connect. */
    public Key() {
      super(RecordPart.KEY);
    }
  }

  /**
   * Rewrites values.
   *
   * @param <R> the records of a source or a sink
   */
  public static final class Value<R extends ConnectRecord<R>> extends Privatize<R> {
    /** For Connect. */
    public Value() {
      super(RecordPart.VALUE);
    }
  }

  @Override
  public void configure(Map<String, ?> settings) {
    close();
    PrivatizeConfig config = new PrivatizeConfig(settings, part);
    privatizer = new RecordPrivatizer(config);
    LOG.info("Privatizing without a ledger, {}", config.summary());
    LOG.info("What is promised of each text: {}", privatizer.guarantee());
  }

  @Override
  public R apply(R record) {
    RecordPrivatizer current = privatizer;
    if (current == null) {
      throw new IllegalStateException("this transform is not configured, or is closed");
    }
    return current.privatized(record);
  }

  @Override
  public ConfigDef config() {
    return PrivatizeSettings.definition();
  }

  @Override
  public String version() {
    return PluginVersion.current();
  }

  @Override
  public void close() {
    RecordPrivatizer current = privatizer;
    privatizer = null;
    if (current != null) {
      current.close();
    }
  }
}
