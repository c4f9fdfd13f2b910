package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.Unlisted;
import io.palimpsest.language.post.PostRules;
import java.util.List;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Importance;
import org.apache.kafka.common.config.ConfigDef.Type;
import org.apache.kafka.common.config.ConfigDef.Width;

/** Every setting with its type, default, check and documentation. */
public final class PrivatizeSettings {
  private static final String WHAT = "What is done";
  private static final String WHERE = "Where";
  private static final String WITH = "With which key and words";

  private PrivatizeSettings() {}

  /** A new definition. */
  public static ConfigDef definition() {
    ConfigDef definition = new ConfigDef();
    what(definition);
    where(definition);
    with(definition);
    return definition;
  }

  private static void what(ConfigDef definition) {
    PolicySetting policy = new PolicySetting();
    definition.define(
        PrivatizeConfig.POLICY,
        Type.STRING,
        ConfigDef.NO_DEFAULT_VALUE,
        policy,
        Importance.HIGH,
        "What is done to text: the name of a built-in policy, or a file on every worker. A policy"
            + " with a section 'budget' is refused, since there is no ledger here. Its section"
            + " 'topics' is not looked at.",
        WHAT,
        1,
        Width.LONG,
        "Policy",
        policy);
    definition.define(
        PrivatizeConfig.MAX_TEXT_BYTES,
        Type.INT,
        PostRules.DEFAULT_MAX_TEXT_BYTES,
        ConfigDef.Range.between(1, PostRules.LARGEST_MAX_TEXT_BYTES),
        Importance.LOW,
        "The longest text that is accepted, in bytes of UTF-8. A record with a longer one is"
            + " refused.",
        WHAT,
        2,
        Width.SHORT,
        "Longest text");
  }

  private static void where(ConfigDef definition) {
    paths(
        definition,
        PrivatizeConfig.FIELDS,
        1,
        "Fields to privatize",
        "Paths of the strings that the policy is applied to. All texts of a record are taken as"
            + " one author's.");
    paths(
        definition,
        PrivatizeConfig.PSEUDONYM_FIELDS,
        2,
        "Fields with ids of authors",
        "Paths of strings that are, as a whole, the id of an author, such as the author field"
            + " itself. Each becomes that author's pseudonym, 32 hexadecimal digits, the same for"
            + " the same key and id in every record and topic.");
    paths(
        definition,
        PrivatizeConfig.KEEP_FIELDS,
        3,
        "Fields to keep",
        "Paths of what passes as it is, with all that is in it.");
    definition.define(
        PrivatizeConfig.UNLISTED_FIELDS,
        Type.STRING,
        Unlisted.FAIL.label(),
        ConfigDef.ValidString.in(Unlisted.labels().toArray(String[]::new)),
        Importance.HIGH,
        "What becomes of strings, bytes and keys of maps that no path names. 'fail' refuses the"
            + " record, so that a field that somebody adds tomorrow cannot leak. 'clear' leaves"
            + " them out: null where the schema allows it and has no default, else an empty string,"
            + " empty bytes, an empty map; an entry of a map goes with its key. 'keep' passes them"
            + " RAW. Numbers, booleans, times and values of enumerations are no text and always"
            + " pass.",
        WHERE,
        4,
        Width.SHORT,
        "Unlisted fields",
        new UnlistedRecommender());
    definition.define(
        PrivatizeConfig.KEEP_HEADERS,
        Type.LIST,
        List.of(),
        Importance.MEDIUM,
        "Names of headers that pass as they are; '*' keeps all, RAW. All others are taken off:"
            + " headers may carry text.",
        WHERE,
        5,
        Width.LONG,
        "Headers to keep");
  }

  private static void paths(
      ConfigDef definition, String name, int order, String display, String documentation) {
    definition.define(
        name,
        Type.LIST,
        List.of(),
        new PathsValidator(),
        Importance.HIGH,
        documentation
            + " A path is names with dots between them; [*] is every element of an array, * every"
            + " value of a map or field of a record, ** at the end every string below, $ the whole"
            + " key or value; a backslash makes the next character part of a name.",
        WHERE,
        order,
        Width.LONG,
        display);
  }

  private static void with(ConfigDef definition) {
    optional(
        definition,
        PrivatizeConfig.AUTHOR_FIELD,
        Type.STRING,
        new IdValidator(),
        Importance.HIGH,
        "Where the author's id is, a string or a whole number: a path in what this transform"
            + " rewrites, or a path behind 'key:' or 'value:', or 'header:' and a name; 'key:$' is"
            + " a key that is the id. A header must be a string, by header.converter=org.apache"
            + ".kafka.connect.storage.StringConverter: the default makes one number of 7 and 007."
            + " Needed unless the policy only redacts; a record with text and without an author is"
            + " refused then.",
        "Author");
    optional(
        definition,
        PrivatizeConfig.ID_FIELD,
        Type.STRING,
        new IdValidator(),
        Importance.LOW,
        "Where the record's id is, written as for author.field. Part of the context of draws at"
            + " levels token and record, as in the service; a record that lacks it is refused there."
            + " Without this setting equal texts of an author are drawn alike, which reveals that"
            + " they are equal and nothing more. At level user, and where nothing is drawn, it is"
            + " not looked at.",
        "Id");
    optional(
        definition,
        PrivatizeConfig.KEY_FILE,
        Type.STRING,
        null,
        Importance.HIGH,
        "File on every worker with the master key, 64 hexadecimal digits; blank lines and lines"
            + " that begin with # do not count. The same key gives the same pseudonyms and draws."
            + " Needed unless the policy only redacts and no pseudonyms are asked for.",
        "Key file");
    optional(
        definition,
        PrivatizeConfig.KEY,
        Type.PASSWORD,
        null,
        Importance.LOW,
        "The master key itself, in place of key.file, for workers that have no files: name it by a"
            + " ConfigProvider, as ${provider:path:name}. Written out it would lie readable in the"
            + " topic of connector configurations.",
        "Key");
    optional(
        definition,
        PrivatizeConfig.LEXICON,
        Type.STRING,
        null,
        Importance.HIGH,
        "File on every worker with the lexicon that words are drawn from, made by 'palimpsest"
            + " lexicon build'. Needed if the policy draws. All workers need the same file, or they"
            + " draw differently.",
        "Lexicon");
  }

  private static void optional(
      ConfigDef definition,
      String name,
      Type type,
      ConfigDef.Validator validator,
      Importance importance,
      String documentation,
      String display) {
    definition.define(
        name,
        type,
        null,
        validator,
        importance,
        documentation,
        WITH,
        definition.names().size(),
        Width.LONG,
        display);
  }
}
