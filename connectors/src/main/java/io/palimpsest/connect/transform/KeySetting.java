package io.palimpsest.connect.transform;

import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.apache.kafka.common.config.ConfigException;

/** Reads the master key. No message quotes a setting: what is taken for a name may be the key. */
final class KeySetting {
  private KeySetting() {}

  /** The key that is written in a setting, by whoever resolved it. */
  static MasterKey parse(String name, String hexadecimal) {
    try {
      return MasterKey.parse(hexadecimal);
    } catch (IllegalArgumentException e) {
      throw new ConfigException(name + " does not hold a key: " + e.getMessage());
    }
  }

  /**
   * The key in a file. One, and not several as for the service: there is no state here in which an
   * author's key could outlive a change of the master key.
   */
  static MasterKey inFile(String name, String file) {
    List<String> keys =
        read(name, file)
            .lines()
            .filter(line -> !line.isBlank() && !line.stripLeading().startsWith("#"))
            .toList();
    if (keys.size() != 1) {
      throw new ConfigException(
          ("%s: the file must hold one key, and holds %d; under another key every pseudonym and"
                  + " every draw is another one, so former keys have no use here")
              .formatted(name, keys.size()));
    }
    return parse("the file of " + name, keys.get(0));
  }

  private static String read(String name, String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      throw new ConfigException(
          name
              + ": cannot read the file that it names: check that it is there on every worker, and"
              + " that the worker may read it. It takes the name of a file, not a key");
    }
  }
}
