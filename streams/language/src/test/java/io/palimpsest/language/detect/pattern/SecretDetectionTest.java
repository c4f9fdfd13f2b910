package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.NumericChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretDetectionTest {

  /** Made up; only the prefixes are the vendors'. In two pieces, for scanners of repositories. */
  @ParameterizedTest
  @CsvSource({
    "AKIA, QX7ZKWVTB2MNPLRS",
    "ghp_, qx7ZKWVTB2MNPLRSfdgcjyheaQX7ZKWVTB2M",
    "xoxb-, 123456789012-abcDEFghiJKL",
    "AIza, SyQX7ZKWVTB2MNPLRSfdgcjyheaQX7ZKWVT",
    "sk_live_, QX7ZKWVTB2MNPLRSfdgc",
    "sk-proj-, QX7ZKWVTB2MNPLRSfdgc",
    "glpat-, QX7ZKWVTB2MNPLRSfdgc",
    "npm_, qx7ZKWVTB2MNPLRSfdgcjyheaQX7ZKWVTB2M",
    "SG., QX7ZKWVTB2MN.PLRSfdgcjyheaQX7ZKWVTB2M",
    "hf_, QXZKWVTBMNPLRSfdgcjyhea",
    "eyJ, hbGciOiJIUzI1NiJ9.eyJzdWIiOiJxIn0.QX7ZKWVTB2MN-PLRS_fdgc"
  })
  void shouldFindKeysByTheirPrefix(String prefix, String rest) {
    assertThat(Found.in("use " + prefix + rest + " now"))
        .containsExactly("secret=" + prefix + rest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "my password is sunflower|sunflower",
        "password: sunflower|sunflower",
        "PWD=Sun-flower#9;host=x|Sun-flower#9",
        "the wifi password for the guest room is sunflower|sunflower",
        "pw valmora9!|valmora9",
        "Passwort: Sonne|Sonne",
        "пароль квендрикс|квендрикс",
        "API_KEY=quendrixval|quendrixval",
        "token=abc123def|abc123def",
        "the secret is qx7zkwvtb|qx7zkwvtb",
        "Authorization: Basic cXVlbmRyaXg6dmFs|cXVlbmRyaXg6dmFs",
        "Bearer qx7zkwvtb2|qx7zkwvtb2",
        "password = 'sun flower'|sun flower",
        "seed phrase: abandon ability able about above|abandon ability able about above",
        "curl -u quend:sunflower|quend:sunflower",
        "mysql://quend:sunflower@db/x|mysql://quend:sunflower@db/x",
        "mongodb+srv://quend:sun@c0.example.net/t|mongodb+srv://quend:sun@c0.example.net/t",
        "sftp quend:sunflower@box|quend:sunflower@box",
        "https://quend:sun@example.org/x|https://quend:sun@example.org/x"
      })
  void shouldFindWhatAWordOrASignAnnounces(String text, String secret) {
    assertThat(Found.of(EntityType.SECRET, text)).containsExactly(secret);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "password: correct horse battery staple|correct horse battery staple",
        "Password=foo bar;|foo bar",
        "pw: my dog has fleas. Ask me|my dog has fleas",
        "password: corn flower user: anna|corn flower",
        "pass: sun flower, ok|sun flower",
        "password: Sun&flower|Sun&flower",
        "password: Sun;flower|Sun;flower",
        "password: Sun<flower>|Sun<flower",
        "password: <sunflower>|sunflower",
        "password: Sun`flower|Sun`flower",
        "password: Sun\"flower\"|Sun\"flower",
        "x?password=Sun&user=anna|Sun",
        "Server=x;Password=Sun&f;User Id=anna|Sun&f",
        "<password>sunflower</password>|sunflower"
      })
  void shouldFindAPasswordToItsEnd(String text, String secret) {
    assertThat(Found.of(EntityType.SECRET, text)).containsExactly(secret);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "export API_KEY=banana|banana",
        "secret: banana|banana",
        "key:banana|banana",
        "api_key: banana split|banana",
        "pass sunflower|sunflower",
        "user anna pass sunflower now|sunflower"
      })
  void shouldTakeAnEverydayWordThatASignAssigns(String text, String secret) {
    assertThat(Found.of(EntityType.SECRET, text)).containsExactly(secret);
  }

  @Test
  void shouldFindTwoSecretsOfWhichOneAnnouncesTheOther() {
    assertThat(Found.of(EntityType.SECRET, "password: token = abcd"))
        .containsExactly("token", "abcd");
  }

  @ParameterizedTest
  @CsvSource({
    "_, AKIAQX7ZKWVTB2MNPLRS",
    "-, AKIAQX7ZKWVTB2MNPLRS",
    "backup-, AKIAQX7ZKWVTB2MNPLRS",
    "old_key_, ghp_qx7ZKWVTB2MNPLRSfdgcjyheaQX7ZKWVTB2M",
    "'', xoxb-123-abc"
  })
  void shouldFindKeysBehindADashOrALowLine(String before, String key) {
    assertThat(Found.of(EntityType.SECRET, "see " + before + key + " there")).containsExactly(key);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "password reset, a password manager and my password was stolen",
        "the password is wrong",
        "the key is patience. Key: be kind",
        "secret santa, a token of my love, session: morning, login page",
        "the secret is out",
        "pass me the salt",
        "my-key-for-the-front-door-of-the-house-in-town",
        "use <token> here",
        "key takeaways for you"
      })
  void shouldLeaveTalkAboutPasswordsAlone(String text) {
    assertThat(Found.of(EntityType.SECRET, text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", " "})
  void shouldFindAKeyInItsArmour(String lineEnd) {
    String key =
        String.join(
            lineEnd,
            "-----BEGIN RSA PRIVATE KEY-----",
            "MIIEqx7ZKWVTB2",
            "-----END RSA PRIVATE KEY-----");

    assertThat(Found.in(key + " there")).containsExactly("secret=" + key);
    assertThat(Found.in("-----BEGIN PRIVATE KEY-----\nabc")).hasSize(1);
    assertThat(Found.of(EntityType.SECRET, "\"" + key + "\"")).containsExactly(key);
    assertThat(Found.of(EntityType.SECRET, "cert=" + key)).containsExactly(key);
  }

  @Property(tries = 200)
  void shouldBeSurerWhereTheCheckSumHolds(
      @ForAll @AlphaChars @NumericChars @StringLength(30) String random) {
    String key = "ghp_" + random + KeyChecksum.of(random);
    Span right = Found.spans(key).get(0);
    char last = key.charAt(key.length() - 1);
    Span wrong = Found.spans(key.substring(0, key.length() - 1) + (last == 'a' ? 'b' : 'a')).get(0);

    assertThat(right.type()).isEqualTo(EntityType.SECRET);
    assertThat(wrong.type()).isEqualTo(EntityType.SECRET);
    assertThat(right.confidence()).isGreaterThan(wrong.confidence());
  }
}
