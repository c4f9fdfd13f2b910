package io.palimpsest.language.detect.tagger;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the lists of names that the package {@code net.datafaker:datafaker} (Apache-2.0) ships as
 * YAML, a file a country, from the class path. All of its lists, for training; what pseudonyms need
 * at run time is read faster and by other code.
 */
final class DatafakerNames {
  /** A file that no other package has; the rest lies beside and above it. */
  private static final String MARKER = "/en/name.yml";

  private static final int FOLDERS = 2;

  private static final Pattern PLACE_LIST =
      Pattern.compile(
          "address\\.(city|city_names?|cities|state|county|provinces?|regions?|municipality|suburb"
              + "|community|uk_country)|australia\\.locations|country\\.capital|nation\\.capital_city|university\\.place");
  private static final Pattern FAR_PLACE_LIST =
      Pattern.compile("aviation\\.airport_name|mountain\\.name");
  private static final Pattern COUNTRY_LIST =
      Pattern.compile("address\\.(default_)?country|country\\.name");
  private static final Pattern GIVEN_LIST =
      Pattern.compile("name\\..*(first_name|english_name|middle_name|tamil).*");
  private static final Pattern FAMILY_LIST = Pattern.compile("name\\..*last_name.*");
  private static final Pattern ORGANIZATION_LIST =
      Pattern.compile(
          "(football|englandfootball|basketball|baseball|esport|formula1|volleyball)\\.teams?"
              + "|(book|boardgame)\\.publisher|team\\.main_teams|university\\.name"
              + "|brand\\..*|(commerce|computer|camera|photography|appliance|beer)\\.brand"
              + "|music\\.bands|rock_band\\.name|kpop\\..*_bands|finance\\.stock_market"
              + "|space\\.(agency|agency_abv|company)");
  private static final Pattern HOSPITAL_LIST = Pattern.compile("medical\\.hospital_name");
  private static final Pattern PERSON_LIST =
      Pattern.compile(
          "(football|basketball|baseball|esport|chess|cricket|volleyball)"
              + "\\.(players?|coach|coaches)|artist\\.names?|book\\.author|formula1\\.driver"
              + "|bossa_nova\\.artists|.*\\.actors");
  private static final Pattern CHARACTER_LIST =
      Pattern.compile(".*\\.characters?|dc_comics\\.(hero|heroine|name)");
  private static final Pattern OTHER_LIST =
      Pattern.compile(
          "nation\\.(nationality|language)|programming_language\\.name|device\\.model_name"
              + "|zodiac\\..*|video_game\\.title");
  private static final Pattern FULL_NAME = Pattern.compile("\\p{Lu}[\\p{L}']+ \\p{Lu}[\\p{L}']+");
  private static final Pattern WRITABLE_NAME = Pattern.compile("\\p{Lu}[\\p{L}'’ -]+");
  private static final Pattern WRITABLE_PLACE = Pattern.compile("[A-Z][A-Za-z .'-]+");

  private final GazetteerBuilder gazetteer;
  private final List<String> givenNames = new ArrayList<>();
  private final List<String> familyNames = new ArrayList<>();
  private final List<String> englishGivenNames = new ArrayList<>();
  private final List<String> englishFamilyNames = new ArrayList<>();
  private final List<String> places = new ArrayList<>();
  private final List<String> countries = new ArrayList<>();
  private final List<String> organizations = new ArrayList<>();

  private DatafakerNames(GazetteerBuilder gazetteer) {
    this.gazetteer = gazetteer;
  }

  /** Reads the package and tells the gazetteer all of it. */
  static NameLists read(GazetteerBuilder gazetteer) {
    try {
      URL marker = DatafakerNames.class.getResource(MARKER);
      if (marker == null) {
        throw new IllegalStateException("datafaker is missing from the installation");
      }
      if (!(marker.openConnection() instanceof JarURLConnection jar)) {
        // Unpacked: the folder above the one of the marker.
        return read(Path.of(marker.toURI()).resolve("../..").normalize(), gazetteer);
      }
      Path file = Path.of(jar.getJarFileURL().toURI());
      try (FileSystem inside = FileSystems.newFileSystem(file)) {
        return read(inside.getPath("/"), gazetteer);
      }
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("datafaker cannot be read from the installation", e);
    }
  }

  /** Reads the YAML files below a folder, in the order of their names. */
  static NameLists read(Path folder, GazetteerBuilder gazetteer) throws IOException {
    DatafakerNames names = new DatafakerNames(gazetteer);
    TreeMap<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder, FOLDERS)) {
      all.filter(file -> file.toString().endsWith(".yml"))
          .forEach(file -> files.put(folder.relativize(file).toString(), file));
    }
    for (Map.Entry<String, Path> file : files.entrySet()) {
      names.take(file.getKey(), Files.readString(file.getValue()));
    }
    return new NameLists(
        names.givenNames,
        names.familyNames,
        names.englishGivenNames,
        names.englishFamilyNames,
        names.places,
        names.countries,
        names.organizations);
  }

  private void take(String file, String yaml) {
    OneFile lists = new OneFile(file.startsWith("en"));
    try {
      Object content = new Load(LoadSettings.builder().build()).loadFromString(yaml);
      for (Object locale : values(content)) {
        lists.takeLocale(locale instanceof Map<?, ?> map ? map.get("faker") : null);
      }
    } catch (YamlEngineException e) {
      return; // a few files of the package are no YAML; none of them holds names
    }
    lists.close();
  }

  private static Iterable<?> values(Object content) {
    return content instanceof Map<?, ?> map ? map.values() : List.of();
  }

  private final class OneFile {
    private final boolean english;
    private final TreeSet<String> given = new TreeSet<>();
    private final TreeSet<String> family = new TreeSet<>();

    OneFile(boolean english) {
      this.english = english;
    }

    void takeLocale(Object topics) {
      if (!(topics instanceof Map<?, ?> byTopic)) {
        return;
      }
      byTopic.forEach(
          (topic, lists) -> {
            if (lists instanceof Map<?, ?> byName) {
              byName.forEach((name, list) -> takeList(topic + "." + name, list));
            }
          });
    }

    private void takeList(String key, Object list) {
      if (list instanceof List<?> items) {
        for (Object item : items) {
          // a number sign begins a rule that makes names of parts
          if (item instanceof String name && name.indexOf('#') < 0 && !name.isBlank()) {
            takeName(key, name.strip());
          }
        }
      }
    }

    private void takeName(String key, String name) {
      if (GIVEN_LIST.matcher(key).matches()) {
        given.add(name);
      } else if (FAMILY_LIST.matcher(key).matches()) {
        family.add(name);
      } else if (COUNTRY_LIST.matcher(key).matches()) {
        gazetteer.addName(name, WordFacts.COUNTRY, WordFacts.PLACE_PHRASE);
        if (english) {
          countries.add(name);
        }
      } else if (PLACE_LIST.matcher(key).matches()) {
        gazetteer.addName(name, WordFacts.PLACE, WordFacts.PLACE_PHRASE);
        if (WRITABLE_PLACE.matcher(name).matches()) {
          places.add(name);
        }
      } else if (FAR_PLACE_LIST.matcher(key).matches()) {
        gazetteer.addName(name, WordFacts.PLACE, WordFacts.PLACE_PHRASE);
      } else if (ORGANIZATION_LIST.matcher(key).matches()) {
        gazetteer.addName(name, WordFacts.ORGANIZATION, WordFacts.ORGANIZATION_PHRASE);
        if (english && WRITABLE_PLACE.matcher(name).matches()) {
          organizations.add(name);
        }
      } else if (HOSPITAL_LIST.matcher(key).matches()) {
        gazetteer.addName(name, WordFacts.ORGANIZATION, WordFacts.ORGANIZATION_PHRASE);
      } else if (PERSON_LIST.matcher(key).matches()) {
        gazetteer.addPerson(name);
      } else if (CHARACTER_LIST.matcher(key).matches()) {
        takeCharacter(name);
      } else if (OTHER_LIST.matcher(key).matches()) {
        gazetteer.addWord(name, WordFacts.PROPER);
      }
    }

    /** Of heroes only the full name: their parts are often words such as Spider or Dude. */
    private void takeCharacter(String name) {
      if (FULL_NAME.matcher(name).matches()) {
        gazetteer.addName(name, 0, WordFacts.PERSON_PHRASE);
      }
    }

    void close() {
      gazetteer.addGivenNames(given);
      gazetteer.addFamilyNames(family);
      keepWritable(given, givenNames, englishGivenNames);
      keepWritable(family, familyNames, englishFamilyNames);
    }

    private void keepWritable(TreeSet<String> names, List<String> all, List<String> ofEnglish) {
      for (String name : names) {
        if (WRITABLE_NAME.matcher(name).matches()) {
          all.add(name);
          if (english) {
            ofEnglish.add(name);
          }
        }
      }
    }
  }
}
