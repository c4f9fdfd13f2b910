package io.palimpsest.language.pseudonym.memory;

import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What is remembered of one author: which names were given, under hashes of the names they stand
 * for.
 *
 * <p>Not thread-safe; it serves one post at a time.
 */
public final class AuthorMemory {
  /** Entries of one author at most for which something is given. A full name has three. */
  public static final int MAX_NAMES = 4000;

  /** All entries at most. Those beyond the names are bare: found again, with nothing given. */
  public static final int MAX_ENTRIES = 8000;

  /** No memory has more bytes than this; a usual entry has 19, a bare one 11. */
  public static final int MAX_BYTES = MemoryBytes.MOST_BYTES;

  private final KeyTable table = new KeyTable();

  /** What is given, in lower case; made when it is first asked for, which is at a new name. */
  private Optional<Set<String>> given = Optional.empty();

  private NameKeys keys;
  private int named;
  private boolean changed;

  private AuthorMemory() {}

  /** Of an author of whom nothing is known. */
  public static AuthorMemory empty() {
    return new AuthorMemory();
  }

  /**
   * The same, for whoever has the keys of the author's words already.
   *
   * @param keys of the author whose memory this is
   */
  public static AuthorMemory empty(NameKeys keys) {
    AuthorMemory memory = new AuthorMemory();
    memory.keys = keys;
    return memory;
  }

  /**
   * As {@link #toBytes} wrote it.
   *
   * @throws MemoryException for bytes that are damaged or of another format
   */
  public static AuthorMemory ofBytes(byte[] bytes) {
    AuthorMemory memory = new AuthorMemory();
    for (KeyTable.Entry entry : MemoryBytes.read(bytes)) {
      memory.put(entry.kind(), entry.key(), entry.value());
    }
    memory.changed = false;
    return memory;
  }

  /** The same bytes for the same content, whatever the order in which it came. */
  public byte[] toBytes() {
    return MemoryBytes.write(table);
  }

  /** Whether something was added since it was made. */
  public boolean isChanged() {
    return changed;
  }

  /** How many entries there are. */
  public int size() {
    return table.size();
  }

  /** Whether nothing new can be given. Bare entries may still find room. */
  public boolean isFull() {
    return named >= MAX_NAMES || table.size() >= MAX_ENTRIES;
  }

  /**
   * The keys of this author's words, made once.
   *
   * @param randomness of the author whose memory this is: under another's, nothing would be found
   */
  public NameKeys keys(KeyedRandomness randomness) {
    if (keys == null) {
      keys = NameKeys.of(randomness);
    }
    return keys;
  }

  /** What is remembered under a key. */
  public Optional<Remembered> find(NameKind kind, long key) {
    return Optional.ofNullable(table.find(kind, key));
  }

  /** Whether anything of a kind is remembered. */
  public boolean has(NameKind kind) {
    return table.size(kind) > 0;
  }

  /** False if nothing of any kind is remembered under a key, which it tells fast. */
  public boolean mayHave(long key) {
    return table.mayHave(key);
  }

  /** Whether something is remembered under a key that text in this case matches. */
  public boolean matches(NameKind kind, long key, int oneCase) {
    Remembered found = table.find(kind, key);
    return found != null && found.matches(oneCase);
  }

  /**
   * Remembers something, in place of what stood there.
   *
   * @return false if there is no room for a new entry, or for a text where none was given: nothing
   *     has changed then
   */
  public boolean assign(NameKind kind, long key, Remembered value) {
    Remembered old = table.find(kind, key);
    boolean names = isNamed(value) && (old == null || !isNamed(old));
    if (old == null && table.size() >= MAX_ENTRIES || names && named >= MAX_NAMES) {
      return false;
    }
    if (!value.equals(old)) {
      put(kind, key, value);
    }
    return true;
  }

  private static boolean isNamed(Remembered value) {
    return !value.given().isEmpty();
  }

  private void put(NameKind kind, long key, Remembered value) {
    Remembered old = table.find(kind, key);
    named += (isNamed(value) ? 1 : 0) - (old != null && isNamed(old) ? 1 : 0);
    table.put(kind, key, value);
    given.ifPresent(all -> addGiven(kind, value, all));
    changed = true;
  }

  private static void addGiven(NameKind kind, Remembered value, Set<String> all) {
    if (kind.isExclusive() && isNamed(value)) {
      all.add(value.given().toLowerCase(Locale.ROOT));
    }
  }

  /** Whether a text, in any case, is given for something already. */
  public boolean isGiven(String text) {
    if (given.isEmpty()) {
      Set<String> all = new HashSet<>();
      for (KeyTable.Entry entry : table.entries()) {
        addGiven(entry.kind(), entry.value(), all);
      }
      given = Optional.of(all);
    }
    return given.get().contains(text.toLowerCase(Locale.ROOT));
  }

  /**
   * The highest number that was given with a label, as {@code person_2} is number 2 of {@code
   * person}.
   */
  public OptionalInt highestNumber(String label) {
    OptionalInt highest = OptionalInt.empty();
    for (KeyTable.Entry entry : table.entries()) {
      String text = entry.value().given();
      int mark = text.lastIndexOf('_');
      if (entry.kind() == NameKind.NUMBER && mark == label.length() && text.startsWith(label)) {
        int number = Integer.parseInt(text, mark + 1, text.length(), 10);
        highest = OptionalInt.of(Math.max(number, highest.orElse(number)));
      }
    }
    return highest;
  }

  /** How much is remembered, and nothing of it. */
  @Override
  public String toString() {
    return "AuthorMemory[" + table.size() + " names]";
  }
}
