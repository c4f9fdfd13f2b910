package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.Unlisted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;

/** Shows what can be chosen for fields that no path names. */
final class UnlistedRecommender implements ConfigDef.Recommender {

  @Override
  public List<Object> validValues(String name, Map<String, Object> parsed) {
    return new ArrayList<>(Unlisted.labels()); // Connect may take values out
  }

  @Override
  public boolean visible(String name, Map<String, Object> parsed) {
    return true;
  }
}
