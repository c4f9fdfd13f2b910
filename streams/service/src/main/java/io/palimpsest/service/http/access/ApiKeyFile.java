package io.palimpsest.service.http.access;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keys in a file of hashes, one in a line: a name, its roles, the hash. Empty lines and those that
 * begin with {@code #} are passed over.
 *
 * <p>The file is read again when it changes, so that a key can be revoked without a restart. If it
 * cannot be read then, or is wrong, nobody gets in by it until it is right: who edits it may be
 * about to lock somebody out.
 */
public final class ApiKeyFile implements ApiKeys {
  private static final Logger LOG = LoggerFactory.getLogger(ApiKeyFile.class);

  private final Path file;
  private State state;

  private record State(FileTime changed, long size, Map<String, ApiKey> byHash) {}

  private ApiKeyFile(Path file, State state) {
    this.file = file;
    this.state = state;
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if it cannot be read or has a wrong line, which is told by its
   *     number
   */
  public static ApiKeyFile in(Path file) {
    return new ApiKeyFile(file, read(file));
  }

  @Override
  public Optional<ApiKey> find(String token) {
    return Optional.ofNullable(current().byHash().get(ApiKey.hashOf(token)));
  }

  private synchronized State current() {
    try {
      if (state.changed().equals(Files.getLastModifiedTime(file))
          && state.size() == Files.size(file)) {
        return state;
      }
      state = read(file);
      LOG.info("The file of API keys was read again: {} keys", state.byHash().size());
    } catch (IOException | IllegalArgumentException e) {
      if (!state.byHash().isEmpty()) {
        LOG.error("The file of API keys cannot be used any more: none of its keys is accepted");
      }
      state = new State(FileTime.fromMillis(0), -1, Map.of());
    }
    return state;
  }

  private static State read(Path file) {
    try {
      FileTime changed = Files.getLastModifiedTime(file);
      long size = Files.size(file);
      return new State(changed, size, keys(Files.readAllLines(file)));
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot be read: check that it is there, in UTF-8");
    }
  }

  private static Map<String, ApiKey> keys(List<String> lines) {
    Map<String, ApiKey> byHash = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          ApiKey key = ApiKey.parse(line);
          byHash.put(key.hash(), key);
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException("line " + (i + 1) + ": " + e.getMessage());
        }
      }
    }
    return byHash;
  }
}
