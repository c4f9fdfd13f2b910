package io.palimpsest.mechanisms.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class DigestTest {

  /**
   * Made with Python, not with this code:
   *
   * <pre>
   * encoded = [field.encode("utf-16-be") for field in fields]
   * hashlib.sha256(b"".join(struct.pack(">I", len(e)) + e for e in encoded)).hexdigest()
   * </pre>
   */
  @Test
  void shouldNeverChangeTheDigestOfFields() {
    assertThat(Digest.ofFields("custext", "1", "Zoë 🦊"))
        .isEqualTo(hex("a94da2571db788c2f5d3e1a4984e9464176a99bd99c7eee831be43d10a59066b"));
    assertThat(Digest.ofFields("ab", "c"))
        .isEqualTo(hex("f16dd8f59a7437753627152cbfc0fac877bedb9e22e843c3d9f9900332c7437a"));
    assertThat(Digest.ofFields())
        .isEqualTo(hex("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
  }

  @Test
  void shouldTellFieldsApartHoweverTheyAreCut() {
    assertThat(Digest.ofFields("ab", "c"))
        .isNotEqualTo(Digest.ofFields("a", "bc"))
        .isNotEqualTo(Digest.ofFields("abc"))
        .isNotEqualTo(Digest.ofFields("ab", "c", ""));
  }

  private static Digest hex(String digits) {
    return Digest.of(HexFormat.of().parseHex(digits));
  }
}
