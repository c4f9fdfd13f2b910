package io.palimpsest.language.pseudonym.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class AuthorMemoryTest {

  /** Whoever changes this loses the names of authors. */
  private static final String BYTES =
      "01000200560102030405060708045a6fc3ab0600ffffffffffffffff08706572736f6e5f32ee79d0ee";

  @Test
  void shouldWriteAndReadTheseBytes() {
    AuthorMemory memory = AuthorMemory.empty();
    memory.assign(NameKind.NUMBER, -1L, new Remembered("person_2", false, 0));
    memory.assign(
        NameKind.WORD, 0x0102030405060708L, new Remembered("Zoë", true, 6, FoundAs.ORGANIZATION));

    assertThat(HexFormat.of().formatHex(memory.toBytes())).isEqualTo(BYTES);
    AuthorMemory read = AuthorMemory.ofBytes(HexFormat.of().parseHex(BYTES));
    assertThat(read.find(NameKind.WORD, 0x0102030405060708L))
        .contains(new Remembered("Zoë", true, 6, FoundAs.ORGANIZATION));
    assertThat(read.find(NameKind.NUMBER, -1L)).contains(new Remembered("person_2", false, 0));
    assertThat(read.size()).isEqualTo(2);
  }

  @Test
  void shouldRefuseAVersionThatItDoesNotKnow() {
    byte[] bytes = HexFormat.of().parseHex(BYTES);
    bytes[0] = 3;

    assertThatThrownBy(() -> AuthorMemory.ofBytes(bytes))
        .isInstanceOf(MemoryException.class)
        .hasMessageContaining("version 3");
  }

  @Test
  void shouldGiveNothingNewWhenItIsFullButKnowItAgain() {
    AuthorMemory memory = full();
    Remembered bare = new Remembered("", false, 1);

    assertThat(memory.isFull()).isTrue();
    assertThat(memory.assign(NameKind.WORD, -1, new Remembered("Ada", false, 1))).isFalse();
    assertThat(memory.find(NameKind.WORD, -1)).isEmpty();
    assertThat(memory.assign(NameKind.WORD, -1, bare)).isTrue();
    assertThat(AuthorMemory.ofBytes(memory.toBytes()).matches(NameKind.WORD, -1, 1)).isTrue();
    assertThat(memory.assign(NameKind.WORD, -1, new Remembered("Ada", false, 1)))
        .as("a bare entry is given nothing either")
        .isFalse();
    assertThat(memory.assign(NameKind.PLACE, 7, new Remembered("Ada", false, 1)))
        .as("what is known can still change")
        .isTrue();
  }

  @Test
  void shouldNeverHaveMoreBytesThanItSays() {
    AuthorMemory memory = full();
    for (int i = AuthorMemory.MAX_NAMES; i < AuthorMemory.MAX_ENTRIES; i++) {
      assertThat(memory.assign(NameKind.WORD, i, new Remembered("", false, 1))).isTrue();
    }
    assertThat(memory.assign(NameKind.WORD, -1, new Remembered("", false, 1))).isFalse();

    assertThat(memory.toBytes()).hasSize(AuthorMemory.MAX_BYTES).hasSize(568_007);
    AuthorMemory again = AuthorMemory.ofBytes(memory.toBytes());
    assertThat(again.size()).isEqualTo(AuthorMemory.MAX_ENTRIES);
    assertThat(again.isFull()).isTrue();
  }

  /** As many of the longest names as it gives. */
  private static AuthorMemory full() {
    AuthorMemory memory = AuthorMemory.empty();
    for (int i = 0; i < AuthorMemory.MAX_NAMES; i++) {
      memory.assign(NameKind.PLACE, i, new Remembered("王".repeat(40), false, 15));
    }
    return memory;
  }

  @Test
  void shouldBeChangedByWhatIsNewOnly() {
    AuthorMemory memory = AuthorMemory.empty();
    assertThat(memory.isChanged()).isFalse();
    memory.assign(NameKind.WORD, 1, new Remembered("Ada", false, 1));
    assertThat(memory.isChanged()).isTrue();

    AuthorMemory again = AuthorMemory.ofBytes(memory.toBytes());
    again.assign(NameKind.WORD, 1, new Remembered("Ada", false, 1));
    assertThat(again.isChanged()).isFalse();
    again.assign(NameKind.WORD, 1, new Remembered("Ada", false, 3));
    assertThat(again.isChanged()).isTrue();
  }

  @Test
  void shouldTellTheHighestNumberOfALabel() {
    AuthorMemory memory = AuthorMemory.empty();
    memory.assign(NameKind.NUMBER, 1, new Remembered("person_9", false, 0));
    memory.assign(NameKind.NUMBER, 2, new Remembered("person_11", false, 0));
    memory.assign(NameKind.NUMBER, 3, new Remembered("street_address_30", false, 0));

    assertThat(memory.highestNumber("person")).hasValue(11);
    assertThat(memory.highestNumber("street_address")).hasValue(30);
    assertThat(memory.highestNumber("street")).isEmpty();
  }

  @Test
  void shouldRefuseTextThatHasNoPlaceInTheBytes() {
    assertThatThrownBy(() -> new Remembered("x".repeat(41), false, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("xx");
    assertThatThrownBy(() -> new Remembered("a\ud800", false, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Remembered("a", false, 16))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void shouldShowNothingOfWhatItHolds() {
    AuthorMemory memory = AuthorMemory.empty();
    memory.assign(NameKind.WORD, 1, new Remembered("Ada", false, 1));

    assertThat(memory).hasToString("AuthorMemory[1 names]");
    assertThat(new Remembered("Ada", false, 1)).hasToString("Remembered");
  }
}
