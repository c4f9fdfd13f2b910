package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Another value of the same form: same length, separators, letter/digit pattern and case, and a
 * valid check digit where the original's kind has one. Where a place may hold either (hex, Base58),
 * a letter may take the place of a digit.
 *
 * <p>No differential privacy: whoever sees two posts of an author sees that they hold the same
 * number, as intended, and what belongs to the form (a country code, a card's network) stays.
 *
 * <p>Stateless and thread-safe. The work is bounded for every input.
 */
public final class FormatPseudonyms {

  /** Longest original that is replaced, in UTF-16 units; no form needs more. */
  public static final int MAX_LENGTH = 128;

  /** Changes whenever equal inputs would give other pseudonyms. */
  private static final String VERSION = "format-pseudonyms-1";

  private static final Map<EntityType, DrawScope> SCOPES = scopes();

  /**
   * Another value.
   *
   * @param type of the span
   * @param original the text of the span
   * @param author the author's randomness; same author and same canonical value (separators and
   *     case aside) give the same pseudonym, in the original's own spelling
   * @return empty if no value of that form can be made: the caller then writes the type's label.
   *     Never the original
   */
  public Optional<String> replace(EntityType type, String original, KeyedRandomness author) {
    Objects.requireNonNull(author, "author");
    if (!covers(type) || original.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    OptionalInt dash = type == EntityType.TIME ? TimeGrammar.dash(original) : OptionalInt.empty();
    return dash.isPresent()
        ? range(type, original, dash.getAsInt(), author)
        : single(type, original, author);
  }

  /** Two values with a dash between; each becomes what it would become alone. */
  private Optional<String> range(
      EntityType type, String original, int dash, KeyedRandomness author) {
    int second = dash + Character.charCount(original.codePointAt(dash));
    return single(type, original.substring(0, dash), author)
        .flatMap(
            first ->
                replace(type, original.substring(second), author)
                    .map(other -> first + original.substring(dash, second) + other));
  }

  private static Optional<String> single(EntityType type, String original, KeyedRandomness author) {
    Spelling spelling = Spelling.of(original);
    if (spelling.compact().isEmpty() || spelling.hasForeignNumbers()) {
      return Optional.empty();
    }
    return Forms.of(type)
        .flatMap(form -> form.recipe(spelling))
        .flatMap(recipe -> recipe.make(spelling, draw(type, recipe.canonical(), author)));
  }

  /** Whether values of this type have a form that can be kept. */
  public static boolean covers(EntityType type) {
    return Forms.of(type).isPresent();
  }

  private static Draw draw(EntityType type, String canonical, KeyedRandomness author) {
    return new Draw(author.in(SCOPES.get(type)).draw(canonical));
  }

  private static Map<EntityType, DrawScope> scopes() {
    Map<EntityType, DrawScope> scopes = new EnumMap<>(EntityType.class);
    for (EntityType type : EntityType.values()) {
      scopes.put(type, new DrawScope.User(Digest.ofFields(VERSION, type.label())));
    }
    return scopes;
  }
}
