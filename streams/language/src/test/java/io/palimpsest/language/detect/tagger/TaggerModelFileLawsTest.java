package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.language.detect.DetectorInput;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;

class TaggerModelFileLawsTest {
  private static final byte[] GOOD = TinyModels.one().toBytes();
  private static final int DIGEST_BYTES = 32;

  @Property
  @Domain(TinyModels.class)
  void shouldReadWhatWasWritten(@ForAll TaggerModel model) {
    byte[] bytes = model.toBytes();
    TaggerModel read = TaggerModelFile.read(bytes);

    assertThat(read.toBytes()).isEqualTo(bytes);
    assertThat(read.rows()).isEqualTo(model.rows());
    assertThat(read.transitions()).isEqualTo(model.transitions());
    assertThat(read.step()).isEqualTo(model.step());
    assertThat(read.doubt()).isEqualTo(model.doubt());
    assertThat(read.gazetteer().entries()).isEqualTo(model.gazetteer().entries());
  }

  @Property
  void shouldNoticeAnyChangedByte(
      @ForAll @IntRange(max = 100_000) int place, @ForAll @IntRange(min = 1, max = 255) int mask) {
    byte[] damaged = GOOD.clone();
    damaged[place % GOOD.length] ^= (byte) mask;

    assertRefused(damaged);
  }

  @Property(tries = 200)
  void shouldNoticeWhatIsCutOffOrAppended(@ForAll @IntRange(max = 100_000) int length) {
    int other = length % (2 * GOOD.length);
    if (other != GOOD.length) {
      assertRefused(Arrays.copyOf(GOOD, other));
    }
  }

  @Property(tries = 300)
  void shouldRefuseAnyOtherFile(@ForAll byte[] content) {
    assertRefused(content);
  }

  @Property
  void shouldSurviveAnyContentWithItsRightChecksum(
      @ForAll @IntRange(min = 8, max = 100_000) int place, @ForAll int value) {
    byte[] hostile = GOOD.clone();
    int room = GOOD.length - DIGEST_BYTES - Integer.BYTES - 8;
    ByteBuffer.wrap(hostile).order(ByteOrder.LITTLE_ENDIAN).putInt(8 + place % room, value);
    reseal(hostile);
    try {
      new Tagger(TaggerModelFile.read(hostile)).detect(DetectorInput.of("Anna met Bob's dog."));
    } catch (TaggerModelException e) {
      assertThat(e.getMessage()).startsWith("the tagger model ");
    }
  }

  private static void reseal(byte[] file) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(file, 0, file.length - DIGEST_BYTES);
      System.arraycopy(digest.digest(), 0, file, file.length - DIGEST_BYTES, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertRefused(byte[] content) {
    assertThatExceptionOfType(TaggerModelException.class)
        .isThrownBy(() -> TaggerModelFile.read(content))
        .withMessageStartingWith("the tagger model ")
        .withNoCause();
  }
}
