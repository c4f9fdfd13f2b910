package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class AuthorCountLawsTest {

  private static AuthorCount count(List<String> authors) {
    AuthorCount count = AuthorCount.empty();
    authors.forEach(count::add);
    return count;
  }

  @Property
  void shouldSayYesExactlyForAsManyAsThereAre(
      @ForAll("authors") List<String> authors, @ForAll @IntRange(min = 1, max = 60) int k) {
    assertThat(count(authors).atLeast(k)).isEqualTo(new HashSet<>(authors).size() >= k);
  }

  @Property
  void shouldSayYesToEverySmallerNumber(
      @ForAll("authors") List<String> authors,
      @ForAll @IntRange(min = 2, max = AuthorCount.MAX_K) int k) {
    AuthorCount count = count(authors);

    assertThat(count.atLeast(k - 1) || !count.atLeast(k)).isTrue();
  }

  @Property
  void shouldNotDependOnTheOrderOfAuthors(
      @ForAll("authors") List<String> authors, @ForAll long seed) {
    List<String> shuffled = new ArrayList<>(authors);
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(count(shuffled).toBytes()).isEqualTo(count(authors).toBytes());
  }

  @Property
  void shouldSayWhetherAnAuthorIsNew(@ForAll("authors") List<String> authors) {
    AuthorCount count = AuthorCount.empty();
    HashSet<String> seen = new HashSet<>();

    for (String author : authors) {
      assertThat(count.add(author)).isEqualTo(seen.add(author));
    }
  }

  @Property
  void shouldGoOnCountingAfterItWasStored(
      @ForAll("authors") List<String> before, @ForAll("authors") List<String> after) {
    AuthorCount stored = AuthorCount.ofBytes(count(before).toBytes());
    after.forEach(stored::add);

    List<String> all = new ArrayList<>(before);
    all.addAll(after);
    assertThat(stored.toBytes()).isEqualTo(count(all).toBytes());
    assertThat(stored.toBytes()).hasSizeLessThanOrEqualTo(20 + 8 * new HashSet<>(all).size());
  }

  @Property
  void shouldRefuseBytesWithADamagedBit(@ForAll("authors") List<String> authors, @ForAll int bit) {
    byte[] bytes = count(authors).toBytes();
    int at = Math.floorMod(bit, 8 * bytes.length);
    bytes[at / 8] ^= (byte) (1 << at % 8);

    assertThatThrownBy(() -> AuthorCount.ofBytes(bytes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("Damaged count of authors");
  }

  @Property
  void shouldRefuseAnythingElseEvenIfItsChecksumIsRight(
      @ForAll @Size(max = 100) byte[] other, @ForAll boolean like) {
    byte[] bytes = new byte[other.length + Integer.BYTES];
    System.arraycopy(other, 0, bytes, 0, other.length);
    if (like && other.length >= 8) {
      // Looks like a sketch for as long as its first three bytes.
      System.arraycopy(count(List.of("a", "b")).toBytes(), 0, bytes, 0, 3);
    }
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, other.length);
    ByteBuffer.wrap(bytes).putInt(other.length, (int) checksum.getValue());

    assertThatThrownBy(() -> AuthorCount.ofBytes(bytes))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Provide
  Arbitrary<List<String>> authors() {
    return Arbitraries.integers().between(0, 50).map(n -> "author " + n).list().ofMaxSize(80);
  }
}
