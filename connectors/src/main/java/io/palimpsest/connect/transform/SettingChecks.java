package io.palimpsest.connect.transform;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.StatelessPrivatizer;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;

/** What a look at one setting alone cannot tell. */
final class SettingChecks {
  /** What Connect itself puts among the settings of a transform. */
  private static final Set<String> OF_CONNECT =
      Set.of("type", "predicate", "negate", "plugin.version");

  private SettingChecks() {}

  /** A setting with a slip in its name would silently not hold. */
  static void refuseUnknown(Map<String, ?> settings, ConfigDef definition) {
    for (String name : settings.keySet()) {
      if (!definition.names().contains(name) && !OF_CONNECT.contains(name)) {
        throw new ConfigException(
            "there is no setting '%s': correct it, or leave it out. There are %s"
                .formatted(name, String.join(", ", definition.configKeys().keySet())));
      }
    }
  }

  /** Refuses settings that leave nothing to do, or not all that is needed to do it. */
  static void refuseIncomplete(AbstractConfig config, Policy policy, boolean hasKey) {
    boolean rewrites = !config.getList(PrivatizeConfig.FIELDS).isEmpty();
    boolean names = !config.getList(PrivatizeConfig.PSEUDONYM_FIELDS).isEmpty();
    boolean needsAuthor = StatelessPrivatizer.needsAuthor(policy) && rewrites;
    if (!rewrites && !names) {
      throw new ConfigException(
          "nothing would be done: name paths in fields or author.pseudonym.fields");
    }
    if (!hasKey && (needsAuthor || names)) {
      throw new ConfigException(
          "key.file: pseudonyms and draws need a key: write one into a file with 'openssl rand -hex"
              + " 32' and name the file");
    }
    if (needsAuthor && config.getString(PrivatizeConfig.AUTHOR_FIELD) == null) {
      throw new ConfigException(
          ("author.field: policy %s writes other names or words for each author, so it must know"
                  + " who that is: name the path of the author's id, such as user.id or key:$")
              .formatted(policy.name()));
    }
    if (policy.tokens() instanceof TokenRules.Sample
        && config.getString(PrivatizeConfig.LEXICON) == null) {
      throw new ConfigException(
          ("lexicon: policy %s draws words, and all tasks must draw from the same lexicon: build"
                  + " one with 'palimpsest lexicon build', put it on every worker and name the file")
              .formatted(policy.name()));
    }
  }
}
