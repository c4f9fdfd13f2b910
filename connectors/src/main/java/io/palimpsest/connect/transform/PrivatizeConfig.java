package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.FieldRule;
import io.palimpsest.connect.field.FieldRules;
import io.palimpsest.connect.field.Unlisted;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.StatelessPrivatizer;
import io.palimpsest.language.sampling.Level;
import io.palimpsest.mechanisms.key.MasterKey;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.config.types.Password;

/** The settings of one transform, checked together. */
public final class PrivatizeConfig {
  static final String POLICY = "policy";
  static final String FIELDS = "fields";
  static final String PSEUDONYM_FIELDS = "author.pseudonym.fields";
  static final String KEEP_FIELDS = "keep.fields";
  static final String UNLISTED_FIELDS = "unlisted.fields";
  static final String KEEP_HEADERS = "keep.headers";
  static final String AUTHOR_FIELD = "author.field";
  static final String ID_FIELD = "id.field";
  static final String KEY_FILE = "key.file";
  static final String KEY = "key";
  static final String LEXICON = "lexicon";
  static final String MAX_TEXT_BYTES = "max.text.bytes";

  private final AbstractConfig config;
  private final RecordPart part;
  private final Policy policy;
  private final FieldRules rules;
  private final Optional<MasterKey> key;

  /**
   * Reads settings.
   *
   * @param part what a path without a prefix begins in
   * @throws ConfigException if they cannot be kept, with what to write instead
   */
  public PrivatizeConfig(Map<String, ?> settings, RecordPart part) {
    ConfigDef definition = PrivatizeSettings.definition();
    SettingChecks.refuseUnknown(settings, definition);
    this.config = new AbstractConfig(definition, given(settings), false);
    this.part = part;
    this.policy = PolicySetting.read(POLICY, config.getString(POLICY));
    this.rules = fieldRules();
    this.key = masterKey();
    SettingChecks.refuseIncomplete(config, policy, key.isPresent());
  }

  /** A setting that is null in JSON is one that was left out. */
  private static Map<String, Object> given(Map<String, ?> settings) {
    Map<String, Object> given = new HashMap<>(settings);
    given.values().removeIf(Objects::isNull);
    return given;
  }

  private FieldRules fieldRules() {
    FieldRules all = FieldRules.of(Unlisted.of(config.getString(UNLISTED_FIELDS)));
    add(all, FIELDS, FieldRule.PRIVATIZE);
    add(all, PSEUDONYM_FIELDS, FieldRule.PSEUDONYM);
    add(all, KEEP_FIELDS, FieldRule.KEEP);
    return all;
  }

  private void add(FieldRules all, String name, FieldRule rule) {
    for (String path : config.getList(name)) {
      try {
        all.with(PathsValidator.parse(name, path), rule);
      } catch (IllegalArgumentException e) {
        throw new ConfigException(name + ": " + e.getMessage());
      }
    }
  }

  private Optional<MasterKey> masterKey() {
    Password password = config.getPassword(KEY);
    String file = config.getString(KEY_FILE);
    if (password != null && file != null) {
      throw new ConfigException("the key is given by key and by key.file: leave only one");
    }
    return password != null
        ? Optional.of(KeySetting.parse(KEY, password.value()))
        : Optional.ofNullable(file).map(name -> KeySetting.inFile(KEY_FILE, name));
  }

  /** What can be logged of it. */
  public String summary() {
    return "the %s by policy %s version %d, under key %s; unlisted text: %s; headers kept: %s"
        .formatted(
            part.label(),
            policy.name(),
            policy.version(),
            key.map(MasterKey::id).orElse("none"),
            config.getString(UNLISTED_FIELDS),
            keptHeaders());
  }

  RecordPart part() {
    return part;
  }

  Policy policy() {
    return policy;
  }

  FieldRules rules() {
    return rules;
  }

  /** Empty if nothing needs one. */
  Optional<MasterKey> key() {
    return key;
  }

  /** Empty if the policy does not ask who the author is. */
  Optional<IdSource> author() {
    return Optional.ofNullable(config.getString(AUTHOR_FIELD))
        .filter(setting -> StatelessPrivatizer.needsAuthor(policy))
        .map(setting -> IdValidator.parse(AUTHOR_FIELD, setting, part));
  }

  /** Empty if no draw looks at it. */
  Optional<IdSource> id() {
    boolean isUsed =
        policy.tokens() instanceof TokenRules.Sample sample && sample.rules().level() != Level.USER;
    return Optional.ofNullable(config.getString(ID_FIELD))
        .filter(setting -> isUsed)
        .map(setting -> IdValidator.parse(ID_FIELD, setting, part));
  }

  Optional<Path> lexicon() {
    try {
      return Optional.ofNullable(config.getString(LEXICON)).map(Path::of);
    } catch (InvalidPathException e) {
      throw new ConfigException("lexicon: this is no name of a file");
    }
  }

  List<String> keptHeaders() {
    return config.getList(KEEP_HEADERS);
  }

  int maxTextBytes() {
    return config.getInt(MAX_TEXT_BYTES);
  }
}
