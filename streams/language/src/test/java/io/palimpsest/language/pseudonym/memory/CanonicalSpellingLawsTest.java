package io.palimpsest.language.pseudonym.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;

class CanonicalSpellingLawsTest {
  private static final NameKeys KEYS = NameKeys.of(KeyedRandomness.of(new byte[32]));

  @Property
  void shouldLeaveACanonicalSpellingAsItIs(@ForAll @StringLength(max = 60) String text) {
    String canonical = CanonicalSpelling.of(text);

    assertThat(CanonicalSpelling.of(canonical)).isEqualTo(canonical);
  }

  @Property
  void shouldNotDependOnCase(@ForAll("words") String word) {
    assertThat(CanonicalSpelling.of(word.toUpperCase(Locale.ROOT)))
        .isEqualTo(CanonicalSpelling.of(word.toLowerCase(Locale.ROOT)));
  }

  @Property
  void shouldNotSeeWhatIsInvisible(@ForAll("words") String word, @ForAll("invisible") String mark) {
    assertThat(CanonicalSpelling.of(word + mark)).isEqualTo(CanonicalSpelling.of(word));
    assertThat(CanonicalSpelling.of(mark + word)).isEqualTo(CanonicalSpelling.of(word));
  }

  /** With an invisible letter it goes the long way. */
  @Property
  void shouldSpellAsciiAsItSpellsAnyText(
      @ForAll @CharRange(from = 0, to = 0x7F) @StringLength(max = 60) String ascii) {
    assertThat(CanonicalSpelling.of(ascii)).isEqualTo(CanonicalSpelling.of(ascii + "\u200B"));
  }

  @Property
  void shouldGiveOneKeyToOneSpelling(@ForAll @StringLength(max = 40) String text) {
    assertThat(KEYS.word(text)).isEqualTo(KEYS.word(CanonicalSpelling.of(text)));
    assertThat(KEYS.word("<" + text + ">", 1, text.length() + 1)).isEqualTo(KEYS.word(text));
  }

  @Property
  void shouldGiveOtherKeysToOtherSpellings(
      @ForAll("words") String one, @ForAll("words") String two) {
    boolean same = CanonicalSpelling.of(one).equals(CanonicalSpelling.of(two));

    assertThat(KEYS.word(one) == KEYS.word(two)).isEqualTo(same);
    assertThat(
            KEYS.join(KEYS.word(one), KEYS.word(two)) == KEYS.join(KEYS.word(two), KEYS.word(one)))
        .isEqualTo(same);
  }

  @Property
  void shouldKeepKeysOfTwoAuthorsApart(@ForAll("words") String word) {
    byte[] other = new byte[32];
    other[5] = 1;

    assertThat(NameKeys.of(KeyedRandomness.of(other)).word(word)).isNotEqualTo(KEYS.word(word));
  }

  @Provide
  Arbitrary<String> words() {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withChars("éöñłşабвгдёйαβγδ")
        .ofMinLength(1)
        .ofMaxLength(12);
  }

  @Provide
  Arbitrary<String> invisible() {
    return Arbitraries.of("\u200d", "\u200b", "\u200f", "\u00ad", "\ufe0f", "\u2060", "\u034f");
  }
}
