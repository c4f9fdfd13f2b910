package io.palimpsest.topology;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.streams.state.RocksDBConfigSetter;
import org.rocksdb.Options;

/** Rewrites store files within a day, so that what was deleted does not linger in old ones. */
public final class ForgetfulRocksDb implements RocksDBConfigSetter {
  @Override
  public void setConfig(String storeName, Options options, Map<String, Object> configs) {
    options.setPeriodicCompactionSeconds(Duration.ofDays(1).toSeconds());
  }

  @Override
  public void close(String storeName, Options options) {
    // Nothing was opened.
  }
}
