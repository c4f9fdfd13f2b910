package io.palimpsest.language.pseudonym.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class AuthorMemoryLawsTest {

  @Property(tries = 200)
  void shouldRememberTheSameAfterBytes(@ForAll("entries") List<KeyTable.Entry> entries) {
    AuthorMemory memory = memoryOf(entries);

    AuthorMemory again = AuthorMemory.ofBytes(memory.toBytes());

    assertThat(again.size()).isEqualTo(memory.size());
    assertThat(again.isChanged()).isFalse();
    for (KeyTable.Entry entry : entries) {
      assertThat(again.find(entry.kind(), entry.key()))
          .isEqualTo(memory.find(entry.kind(), entry.key()))
          .isPresent();
    }
  }

  @Property(tries = 200)
  void shouldHaveBytesThatTellNothingOfTheOrder(@ForAll("distinct") List<KeyTable.Entry> entries) {
    List<KeyTable.Entry> reversed = new ArrayList<>(entries);
    Collections.reverse(reversed);

    assertThat(memoryOf(reversed).toBytes()).isEqualTo(memoryOf(entries).toBytes());
  }

  @Property(tries = 300)
  void shouldRefuseEveryDamagedByte(
      @ForAll("entries") List<KeyTable.Entry> entries,
      @ForAll @IntRange(min = 0, max = 10_000) int where,
      @ForAll @IntRange(min = 1, max = 255) int damage) {
    byte[] bytes = memoryOf(entries).toBytes();
    bytes[where % bytes.length] ^= (byte) damage;

    assertThatThrownBy(() -> AuthorMemory.ofBytes(bytes)).isInstanceOf(MemoryException.class);
  }

  @Property(tries = 300)
  void shouldRefuseBytesOfAnythingElse(@ForAll byte[] bytes) {
    assertThatThrownBy(() -> AuthorMemory.ofBytes(bytes)).isInstanceOf(MemoryException.class);
  }

  @Property(tries = 100)
  void shouldKnowWhatIsGivenInAnyCase(@ForAll("distinct") List<KeyTable.Entry> entries) {
    AuthorMemory memory = memoryOf(entries);

    for (KeyTable.Entry entry : entries) {
      String given = entry.value().given();
      if (entry.kind() == NameKind.WORD && !given.isEmpty()) {
        assertThat(memory.isGiven(given.toUpperCase(java.util.Locale.ROOT))).isTrue();
      }
    }
    assertThat(memory.isGiven("given to nobody")).isFalse();
  }

  @Property(tries = 200)
  void shouldNeverDenyAKeyThatItHas(@ForAll("entries") List<KeyTable.Entry> entries) {
    AuthorMemory memory = memoryOf(entries);

    assertThat(entries).allMatch(entry -> memory.mayHave(entry.key()));
  }

  /** Expected are 6 % of 10,000; more than 10 % have a chance below 10^-40. */
  @Example
  void shouldDenyMostKeysThatItHasNot() {
    SplittableRandom random = new SplittableRandom(1);
    AuthorMemory memory = AuthorMemory.empty();
    random
        .longs(AuthorMemory.MAX_ENTRIES)
        .forEach(key -> memory.assign(NameKind.PART_NUMBER, key, new Remembered("", false, 1)));

    assertThat(random.longs(10_000).filter(memory::mayHave).count()).isLessThan(1000);
    assertThat(random.longs(100).anyMatch(AuthorMemory.empty()::mayHave)).isFalse();
  }

  private static AuthorMemory memoryOf(List<KeyTable.Entry> entries) {
    AuthorMemory memory = AuthorMemory.empty();
    entries.forEach(entry -> memory.assign(entry.kind(), entry.key(), entry.value()));
    return memory;
  }

  @Provide
  Arbitrary<List<KeyTable.Entry>> entries() {
    return entry().list().ofMaxSize(150);
  }

  @Provide
  Arbitrary<List<KeyTable.Entry>> distinct() {
    return entry().list().uniqueElements(entry -> entry.key()).ofMaxSize(100);
  }

  private static Arbitrary<KeyTable.Entry> entry() {
    Arbitrary<Remembered> values =
        Combinators.combine(
                Arbitraries.strings().withCharRange('a', 'z').withChars("ü王я").ofMaxLength(40),
                Arbitraries.of(true, false),
                Arbitraries.integers().between(0, 15),
                Arbitraries.of(FoundAs.class))
            .as(Remembered::new);
    return Combinators.combine(Arbitraries.of(NameKind.class), Arbitraries.longs(), values)
        .as(KeyTable.Entry::new);
  }
}
