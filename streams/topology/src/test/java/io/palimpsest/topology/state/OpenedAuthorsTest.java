package io.palimpsest.topology.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenedAuthorsTest {
  private static final KeyRing RING = KeyRing.of(MasterKey.random(), List.of());

  private final OpenedAuthors opened = new OpenedAuthors(2);

  private static AuthorKeys author(String entry) {
    return AuthorKeys.of(entry, RING.newAuthorKey(RING.nonce()).orElseThrow(), 0);
  }

  private static byte[] kept(int content) {
    return new byte[] {(byte) content};
  }

  @Test
  void shouldFindAnAuthorByTheBytesInTheStore() {
    AuthorKeys anna = author("anna");
    opened.add(kept(1), anna);

    assertThat(opened.find("anna", kept(1)))
        .hasValueSatisfying(
            found -> {
              assertThat(found.pseudonym()).isEqualTo(anna.pseudonym());
              assertThat(found.seal()).isSameAs(anna.seal());
            });
    assertThat(opened.find("bert", kept(1))).isEmpty();
  }

  /** Ciphers are larger than the author. */
  @Test
  void shouldLetGoWhatAnEventMadeOfTheKey() {
    AuthorKeys anna = author("anna");
    opened.add(kept(1), anna);

    KeyedRandomness first = opened.find("anna", kept(1)).orElseThrow().randomness();
    KeyedRandomness second = opened.find("anna", kept(1)).orElseThrow().randomness();
    assertThat(first).isNotSameAs(second).isNotSameAs(anna.randomness());
    assertThat(draw(first)).isEqualTo(draw(second)).isEqualTo(draw(anna.randomness()));
  }

  private static long draw(KeyedRandomness randomness) {
    return randomness.in(new DrawScope.User(Digest.ofText("table"))).draw(0).nextLong();
  }

  @Test
  void shouldNotFindAnAuthorWhoseKeyIsKeptOtherwiseNow() {
    opened.add(kept(1), author("anna"));

    assertThat(opened.find("anna", kept(2))).isEmpty();
  }

  @Test
  void shouldNotFindWhoWasTakenOut() {
    opened.add(kept(1), author("anna"));
    opened.add(kept(2), author("bert"));

    opened.remove("anna");
    assertThat(opened.find("anna", kept(1))).isEmpty();
    assertThat(opened.find("bert", kept(2))).isPresent();

    opened.clear();
    assertThat(opened.find("bert", kept(2))).isEmpty();
  }

  @Test
  void shouldMakeRoomByTheAuthorWhoWasNotAskedForLongest() {
    opened.add(kept(1), author("anna"));
    opened.add(kept(2), author("bert"));
    opened.find("anna", kept(1));

    opened.add(kept(3), author("carl"));

    assertThat(opened.find("anna", kept(1))).isPresent();
    assertThat(opened.find("bert", kept(2))).isEmpty();
    assertThat(opened.find("carl", kept(3))).isPresent();
  }
}
