package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses that the tokenizer cuts apart or does not know. */
class AddressFormsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "josé.pérez7@example.org",
        "квендрикс@почта.рф",
        "quend7@würzel.com",
        "quend@valmora",
        "quend7@10.2.3.4",
        "quend7\u200b@example.com",
        "quend＠example.com",
        "quend at valmora dot com",
        "quend [at] valmora [dot] com",
        "quend(at)valmora(dot)com",
        "quendrix at gmail"
      })
  void shouldFindMailAddresses(String mail) {
    assertThat(Found.in(mail)).containsExactly("email=" + mail);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sip:quend7@10.2.3.4|code=sip|email=quend7@10.2.3.4",
        "mail:quend@valmora,other7@valmora|email=quend@valmora|email=other7@valmora"
      })
  void shouldFindSeveralAndThoseWithAScheme(String text, String one, String other) {
    assertThat(Found.in(text)).isSubsetOf(one, other).contains(other);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://x.com/a,bquend",
        "https://x.com/日9quend",
        "http://пример.рф/quend9",
        "intent://quend9#x",
        "www.quend9",
        "quendrix.onion",
        "s3://quend-backup4val/k",
        "quendrix dot com"
      })
  void shouldFindWebAddressesToTheirEnd(String url) {
    assertThat(Found.in("at " + url + " now")).containsExactly("url=" + url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lunch @ noon",
        "the dot com bubble",
        "meet at five",
        "see https://example.org/a.",
        "(https://example.org/a)",
        "tell @someone, please"
      })
  void shouldLeaveTheSentenceAroundAlone(String text) {
    assertThat(Found.in(text)).allMatch(span -> span.matches("(url=https.*/a|handle=@someone)"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "myapp://callback?token=quendval",
        "grpc://h/p?password=hunter",
        "https://user:pa/ss@host.com/x",
        "http://пример.рф/?key=quend",
        "https://x.com/a,b?token=quend",
        "www.quend9/?token=quend",
        "box.lan/?token=quend",
        "https://hooks.slack.com/services/T0/B0/quend"
      })
  void shouldTakeAWebAddressWithASecretInItForASecret(String url) {
    assertThat(Found.in("at " + url + " now")).containsExactly("secret=" + url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://localhost:8080/@quend/client",
        "https://example.org/@quend/a:b",
        "https://example.org/look/book"
      })
  void shouldTakeNoPortAndNoPathForAPassword(String url) {
    assertThat(Found.in("at " + url + " now")).containsExactly("url=" + url);
  }
}
