package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.memory.NameKeys;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.RandomBits;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** One author's memory and draws, and what may not be given to anybody. */
final class AuthorNames {
  /**
   * Draws before giving up. With half of a pool taken, the chance that all of them are is 2^-64;
   * small pools run out sooner, and then the label is written.
   */
  private static final int MOST_TRIES = 64;

  /** By pool. There are as many pools as lists, and nothing of an author is in their ids. */
  private static final Map<String, DrawScope> SCOPES = new ConcurrentHashMap<>();

  private final AuthorContext author;
  private final NameKeys keys;

  /** Words of the names of this post, which are not given although not yet remembered. */
  private final Set<Long> reserved = new HashSet<>();

  AuthorNames(AuthorContext author) {
    this.author = author;
    this.keys = author.memory().keys(author.randomness());
  }

  AuthorMemory memory() {
    return author.memory();
  }

  NameKeys keys() {
    return keys;
  }

  /** The key of words in their order. */
  long sequence(List<String> words) {
    long key = keys.word(words.get(0));
    for (int i = 1; i < words.size(); i++) {
      key = keys.join(key, keys.word(words.get(i)));
    }
    return key;
  }

  void reserve(String word) {
    reserved.add(keys.word(word));
  }

  /**
   * What is given for what stands under a key, which is from now on found in these cases too.
   *
   * @param isNew made only if there is nothing yet: its entry, with nothing given
   * @param draw asked for what is given then, if there is room for it
   * @return empty if nothing is given; it is found again all the same
   */
  Optional<String> remember(
      NameKind kind,
      long key,
      int cases,
      Supplier<Remembered> isNew,
      Supplier<Optional<String>> draw) {
    Optional<Remembered> known = memory().find(kind, key);
    if (known.isPresent()) {
      memory().assign(kind, key, known.get().with(cases));
      String given = known.get().given();
      return given.isEmpty() ? Optional.empty() : Optional.of(given);
    }
    Optional<String> given = memory().isFull() ? Optional.empty() : draw.get();
    // What has nothing given and is not looked for either would take room for nothing.
    if (given.isPresent() || cases != 0) {
      Remembered value = isNew.get().giving(given.orElse(""));
      memory().assign(kind, key, value.with(cases));
    }
    return given.filter(text -> !text.isEmpty());
  }

  /**
   * What is given for a word that was found as a name of that kind. Others take it over: detectors
   * waver between kinds more often than authors mean two things by one name.
   *
   * @return one word, since it must fit into a handle too
   */
  Optional<String> foundAs(NameKind kind, String canonical) {
    return memory()
        .find(kind, keys.word(canonical))
        .filter(known -> known.cases() != 0)
        .map(Remembered::given)
        .filter(given -> !given.isEmpty() && given.indexOf(' ') < 0);
  }

  /** The bits with which something is drawn for a name, the same each time. */
  RandomBits bits(String pool, String canonical) {
    return author.randomness().in(scope(pool)).draw(canonical);
  }

  /** Asked without a lock first: all threads come here for every new name. */
  private static DrawScope scope(String pool) {
    DrawScope scope = SCOPES.get(pool);
    return scope != null
        ? scope
        : SCOPES.computeIfAbsent(
            pool, id -> new DrawScope.User(Digest.ofFields("name-pseudonyms-1", id)));
  }

  /**
   * Draws until something is free: given to nobody, no name that the author used, and not what it
   * stands for.
   *
   * @param next the next candidate of some bits
   * @param isFit what else is asked of it
   */
  Optional<String> draw(
      String pool, String canonical, Function<RandomBits, String> next, Predicate<String> isFit) {
    RandomBits bits = bits(pool, canonical);
    for (int i = 0; i < MOST_TRIES; i++) {
      String candidate = next.apply(bits);
      if (isFit.test(candidate) && isFree(candidate, canonical)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  private boolean isFree(String candidate, String canonical) {
    if (memory().isGiven(candidate)) {
      return false;
    }
    for (NameText.Piece piece : NameText.pieces(candidate)) {
      if (piece.isWord() && isTaken(piece.canonical(), canonical)) {
        return false;
      }
    }
    return true;
  }

  private boolean isTaken(String word, String canonical) {
    long key = keys.word(word);
    return word.equals(canonical)
        || reserved.contains(key)
        || memory().find(NameKind.WORD, key).isPresent()
        || memory().find(NameKind.PLACE, key).isPresent();
  }
}
