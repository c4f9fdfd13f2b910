package io.palimpsest.mechanisms.random;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.palimpsest.mechanisms.random.DrawScope.Post;
import io.palimpsest.mechanisms.random.DrawScope.Token;
import io.palimpsest.mechanisms.random.DrawScope.User;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;

class KeyedRandomnessTest {

  private static final Digest TEXT = Digest.ofText("Zoë 🦊");
  private static final Digest TABLE = Digest.of(counting(32));
  private static final Token TOKEN = new Token("post-1", TEXT, TABLE);
  private static final KeyedRandomness AUTHOR = KeyedRandomness.of(counting(0));

  /**
   * Made with Python and OpenSSL, not with this code:
   *
   * <pre>
   * def fields(*f): return b"".join(struct.pack(">I", len(x)) + x for x in f)
   * text = hashlib.sha256("Zoë 🦊".encode("utf-16-be")).digest()
   * scope = fields(b"draw-token", "post-1".encode("utf-16-be"), text, bytes(range(32, 64)))
   * user = fields(b"draw-user", struct.pack(">q", 7), bytes(range(32, 64)))
   * seed = hmac.new(bytes(range(32)), scope, hashlib.sha256).hexdigest()
   * block = struct.pack(">QQ", index, counter)  # | openssl enc -aes-256-ecb -nopad -K $seed
   * fox = hmac.new(bytes(range(32)), scope + fields("fox".encode("utf-16-be")), hashlib.sha256)
   * more = fields(b"draw-more", fox.digest(), struct.pack(">q", 1))  # and its HMAC
   * </pre>
   *
   * Draws that change with a version of this code make every replay a second release.
   */
  @Example
  void shouldNeverChangeADraw() {
    ScopedRandomness token = AUTHOR.in(TOKEN);
    assertThat(hex(token.draw(0), 4))
        .isEqualTo("ecd8421e0581cb4b7e68936089d241da" + "1a23a0e3fb1796ee52f3e2d060e7880d");
    assertThat(hex(token.draw(1234567), 2)).isEqualTo("ee110bb2556623d623db3e0e76a902fb");
    assertThat(hex(token.draw("fox"), 5))
        .isEqualTo(
            "ce8330aeeec2b90108036b21e5e94fc3c5bf154c4ca9bdfaa5fb479f38a6c08f"
                + "c2a62f0af4b579ef");

    ScopedRandomness post = AUTHOR.in(new Post("post-1", TEXT, TABLE));
    assertThat(hex(post.draw(0), 4))
        .isEqualTo("ab0314d0e331a2f2c0486946869cdf4e" + "5a68bb7616732aabc37486f531aa87b8");
    assertThat(hex(post.draw("fox"), 5))
        .isEqualTo(
            "85a32155eb01125a88cdd8581e9023666e43ee92f37e09acf8905ed0bab9148f"
                + "0ab23c6d01da5319");

    ScopedRandomness user = KeyedRandomness.of(counting(0), 7).in(new User(TABLE));
    assertThat(hex(user.draw(1234567), 2)).isEqualTo("620bd50eb766c2ad34091b9af8b7d093");
    assertThat(hex(user.draw("fox"), 5))
        .isEqualTo(
            "ba3605be40ab3ee193e035209197380d0e3353a01ef1dd84f73d4d16beab5135"
                + "d13add57acbd09e5");
  }

  @Property(tries = 100)
  void shouldGiveEachIndexItsBitsInAnyOrder(
      @ForAll @Size(32) byte[] key, @ForAll @Size(max = 9) List<@LongRange(min = 0) Long> indexes) {
    ScopedRandomness scope = KeyedRandomness.of(key).in(TOKEN);
    List<RandomBits> streams = indexes.stream().map(scope::draw).toList();
    for (int block = 0; block < 3; block++) {
      for (int i = 0; i < streams.size(); i++) {
        RandomBits alone = KeyedRandomness.of(key).in(TOKEN).draw(indexes.get(i));
        hex(alone, block);
        assertThat(streams.get(i).nextLong()).isEqualTo(alone.nextLong());
      }
    }
  }

  /** As the scheme says and not as this code does it, however many blocks a draw needs. */
  @Property(tries = 100)
  void shouldReadTheBlocksOfAWordOneByOne(
      @ForAll @Size(32) byte[] key,
      @ForAll @StringLength(max = 9) String one,
      @ForAll @StringLength(max = 9) String two)
      throws GeneralSecurityException {
    ScopedRandomness scope = KeyedRandomness.of(key).in(TOKEN);
    RandomBits first = scope.draw(one);
    RandomBits second = scope.draw(two);
    ByteBuffer ofOne = blocks(key, one);
    ByteBuffer ofTwo = blocks(key, two);

    while (ofOne.hasRemaining()) {
      assertThat(first.nextLong()).isEqualTo(ofOne.getLong());
      assertThat(second.nextLong()).isEqualTo(ofTwo.getLong());
    }
  }

  private static ByteBuffer blocks(byte[] key, String word) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    byte[] first = mac.doFinal(FieldEncoding.of(TOKEN, 0).text(word).bytes());
    ByteBuffer blocks = ByteBuffer.allocate(5 * first.length).put(first);
    for (long counter = 1; blocks.hasRemaining(); counter++) {
      mac.update(ByteBuffer.allocate(13).putInt(9).put("draw-more".getBytes(US_ASCII)).array());
      mac.update(ByteBuffer.allocate(36).putInt(first.length).put(first).array());
      mac.update(ByteBuffer.allocate(12).putInt(Long.BYTES).putLong(counter).array());
      blocks.put(mac.doFinal());
    }
    return blocks.flip();
  }

  /** What it keeps for the next draw must serve one thread at a time. */
  @Example
  void shouldDrawTheSameInManyThreads() {
    KeyedRandomness shared = KeyedRandomness.of(counting(0));
    List<String> together =
        IntStream.range(0, 20_000).parallel().mapToObj(i -> drawn(shared, i)).toList();

    assertThat(together)
        .isEqualTo(
            IntStream.range(0, 20_000)
                .mapToObj(i -> drawn(KeyedRandomness.of(counting(0)), i))
                .toList());
  }

  private static String drawn(KeyedRandomness author, int i) {
    ScopedRandomness user = author.in(new User(i % 3 == 0 ? TEXT : TABLE));
    return hex(user.draw(i), 3) + hex(user.draw("word" + i), 3);
  }

  /**
   * Two streams of 640,000 bits agree in half of the places if they are independent. Chernoff: each
   * of the eight pairs is a false alarm with a probability of at most 1e-9.
   */
  @Example
  void shouldDrawIndependentlyInAnotherContext() {
    byte[] nearlyTheKey = counting(0);
    nearlyTheKey[31] ^= 1;
    Digest other = new Digest(TABLE.a(), TABLE.b(), TABLE.c(), TABLE.d() ^ 1);
    ScopedRandomness scope = AUTHOR.in(TOKEN);
    ScopedRandomness otherKey = KeyedRandomness.of(nearlyTheKey).in(TOKEN);

    assertIndependent(scope::draw, otherKey::draw);
    assertIndependent(scope::draw, AUTHOR.in(new Token("post-2", TEXT, TABLE))::draw);
    assertIndependent(scope::draw, AUTHOR.in(new Token("post-1", other, TABLE))::draw);
    assertIndependent(scope::draw, AUTHOR.in(new Token("post-1", TEXT, other))::draw);
    assertIndependent(scope::draw, AUTHOR.in(new Post("post-1", TEXT, TABLE))::draw);
    assertIndependent(
        AUTHOR.in(new User(TABLE))::draw,
        KeyedRandomness.of(counting(0), 1).in(new User(TABLE))::draw);
    assertIndependent(scope::draw, i -> scope.draw(i + 1));
    assertIndependent(scope::draw, i -> scope.draw(Long.toString(i)));
  }

  /** Each of the 64 places holds a one half of the time. False alarm: at most 64 times 1e-9. */
  @Example
  void shouldHaveNoBiasInAnyPlace() {
    ScopedRandomness scope = TestRandomness.scope("bias");
    int[] ones = new int[Long.SIZE];
    int draws = 100_000;
    for (int i = 0; i < draws; i++) {
      long bits = scope.draw(i).nextLong();
      for (int place = 0; place < Long.SIZE; place++) {
        ones[place] += (int) (bits >>> place & 1);
      }
    }

    assertThat(Arrays.stream(ones).allMatch(n -> ChernoffBound.accepts(n, draws, 0.5, 1e-9)))
        .isTrue();
  }

  /** Level user draws anew in a new epoch; a replayed post does not. */
  @Property(tries = 100)
  void shouldChangeNoDrawOfAPostWithTheEpoch(@ForAll @LongRange(min = 1) long epoch) {
    KeyedRandomness later = KeyedRandomness.of(counting(0), epoch);
    Post post = new Post("post-1", TEXT, TABLE);

    assertThat(hex(later.in(TOKEN).draw(3), 2)).isEqualTo(hex(AUTHOR.in(TOKEN).draw(3), 2));
    assertThat(hex(later.in(TOKEN).draw("fox"), 2)).isEqualTo(hex(AUTHOR.in(TOKEN).draw("fox"), 2));
    assertThat(hex(later.in(post).draw(3), 2)).isEqualTo(hex(AUTHOR.in(post).draw(3), 2));
    assertThat(hex(later.in(new User(TABLE)).draw(3), 2))
        .isNotEqualTo(hex(AUTHOR.in(new User(TABLE)).draw(3), 2));
    assertThat(hex(later.in(new User(TABLE)).draw("fox"), 2))
        .isNotEqualTo(hex(AUTHOR.in(new User(TABLE)).draw("fox"), 2));
  }

  @Example
  void shouldBeInItsFirstEpochUnlessToldOtherwise() {
    assertThat(hex(KeyedRandomness.of(counting(0), 0).in(new User(TABLE)).draw(3), 2))
        .isEqualTo(hex(AUTHOR.in(new User(TABLE)).draw(3), 2));
  }

  @Example
  void shouldBeACapabilityThatShowsNothing() {
    assertThat(
            Arrays.stream(KeyedRandomness.class.getDeclaredMethods())
                .filter(m -> Modifier.isPublic(m.getModifiers()))
                .map(Method::getName))
        .containsExactlyInAnyOrder("of", "of", "in", "withoutCiphers", "toString");
    assertThat(AUTHOR).hasToString("KeyedRandomness");
    assertThat(AUTHOR.in(TOKEN)).hasToString("ScopedRandomness in DrawScope.Token");
    assertThat(AUTHOR.in(TOKEN).draw(0)).hasToString("RandomBits");
    assertThat(new Post("canary", TEXT, TABLE)).hasToString("DrawScope.Post");
    assertThat(new User(TABLE)).hasToString("DrawScope.User");
    assertThat(TEXT).hasToString("Digest");
  }

  @Example
  void shouldNotChangeWithTheArrayItWasMadeFrom() {
    byte[] key = counting(0);
    KeyedRandomness author = KeyedRandomness.of(key);
    Arrays.fill(key, (byte) 0);

    assertThat(author.in(TOKEN).draw(0).nextLong()).isEqualTo(AUTHOR.in(TOKEN).draw(0).nextLong());
  }

  @Example
  void shouldRefuseWhatIsNoContext() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KeyedRandomness.of(new byte[16]))
        .withMessage("an author's key has 32 bytes. Provided value: 16");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KeyedRandomness.of(counting(0), -1))
        .withMessage("a key epoch must be at least 0. Provided value: -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Digest.of(new byte[31]))
        .withMessage("a digest has 32 bytes. Provided value: 31");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AUTHOR.in(TOKEN).draw(-1))
        .withMessage("the index of a draw must be at least 0. Provided value: -1");
    assertThatNullPointerException().isThrownBy(() -> AUTHOR.in(null));
    assertThatNullPointerException().isThrownBy(() -> AUTHOR.in(TOKEN).draw((String) null));
    assertThatNullPointerException().isThrownBy(() -> new Token(null, TEXT, TABLE));
    assertThatNullPointerException().isThrownBy(() -> new Post("", null, TABLE));
    assertThatNullPointerException().isThrownBy(() -> new User(null));
  }

  private static void assertIndependent(
      LongFunction<RandomBits> one, LongFunction<RandomBits> two) {
    int draws = 10_000;
    long agreements = 0;
    for (int i = 0; i < draws; i++) {
      agreements += Long.bitCount(~(one.apply(i).nextLong() ^ two.apply(i).nextLong()));
    }
    assertThat(ChernoffBound.accepts(agreements, (long) draws * Long.SIZE, 0.5, 1e-9)).isTrue();
  }

  private static String hex(RandomBits bits, int longs) {
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < longs; i++) {
      hex.append(HexFormat.of().toHexDigits(bits.nextLong()));
    }
    return hex.toString();
  }

  private static byte[] counting(int from) {
    byte[] bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (from + i);
    }
    return bytes;
  }
}
