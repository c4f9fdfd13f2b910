package io.palimpsest.language.detect.tagger;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the lists of names that the package {@code net.datafaker:datafaker} (Apache-2.0) ships as
 * YAML, a file a country. The package is needed for training only.
 */
final class DatafakerNames {
  private static final Pattern PLACE_LIST =
      Pattern.compile(
          "address\\.(city|city_names?|cities|state|county|provinces?|regions?|municipality|suburb"
              + "|community|uk_country)|country\\.capital|nation\\.capital_city|university\\.place");
  private static final Pattern COUNTRY_LIST =
      Pattern.compile("address\\.(default_)?country|country\\.name");
  private static final Pattern GIVEN_LIST =
      Pattern.compile("name\\..*(first_name|english_name|middle_name|tamil).*");
  private static final Pattern FAMILY_LIST = Pattern.compile("name\\..*last_name.*");
  private static final Pattern ORGANIZATION_LIST =
      Pattern.compile(
          "(football|basketball|baseball|esport)\\.teams|book\\.publisher|team\\.main_teams"
              + "|university\\.name");
  private static final Pattern PERSON_LIST =
      Pattern.compile(
          "(football|basketball|baseball|esport)\\.(players|coaches)|artist\\.names?|book\\.author");
  private static final Pattern WRITABLE_NAME = Pattern.compile("\\p{Lu}[\\p{L}'’ -]+");
  private static final Pattern WRITABLE_PLACE = Pattern.compile("[A-Z][A-Za-z .'-]+");

  private final GazetteerBuilder gazetteer;
  private final List<String> givenNames = new ArrayList<>();
  private final List<String> familyNames = new ArrayList<>();
  private final List<String> englishGivenNames = new ArrayList<>();
  private final List<String> englishFamilyNames = new ArrayList<>();
  private final List<String> places = new ArrayList<>();
  private final List<String> countries = new ArrayList<>();

  private DatafakerNames(GazetteerBuilder gazetteer) {
    this.gazetteer = gazetteer;
  }

  /** Reads the package and tells the gazetteer all of it. */
  static NameLists read(Path jar, GazetteerBuilder gazetteer) throws IOException {
    DatafakerNames names = new DatafakerNames(gazetteer);
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> files =
          zip.stream()
              .filter(entry -> entry.getName().endsWith(".yml"))
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      for (ZipEntry file : files) {
        byte[] yaml = zip.getInputStream(file).readAllBytes();
        names.take(file.getName(), new String(yaml, StandardCharsets.UTF_8));
      }
    }
    return new NameLists(
        names.givenNames,
        names.familyNames,
        names.englishGivenNames,
        names.englishFamilyNames,
        names.places,
        names.countries);
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
      } else if (ORGANIZATION_LIST.matcher(key).matches()) {
        gazetteer.addName(name, WordFacts.ORGANIZATION, WordFacts.ORGANIZATION_PHRASE);
      } else if (PERSON_LIST.matcher(key).matches()) {
        gazetteer.addPerson(name);
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
