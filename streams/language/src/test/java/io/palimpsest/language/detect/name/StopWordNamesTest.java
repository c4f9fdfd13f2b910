package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StopWordNamesTest {
  private final NameDetector detector = new NameDetector(input -> List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Dr. May prescribed it | May",
        "I'm with Mr. Will | Will",
        "Mrs Such lives next door | Such",
        "Dr. He was late | He",
        "ask Prof. You about it | You",
        "my uncle Than drinks | Than",
        "the nurse Ever was rude | Ever",
        "my ex Will never paid | Will",
        "Aunt May is here | May",
        "I think coach Most yelled at us | Most",
      })
  void shouldTakeAStopWordBehindATitleForAName(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "I met Will at the gym | Will",
        "ask An about it | An",
        "Ask Per about it | Per",
        "I was with Will all night | Will",
        "it was Till who did it | Till",
        "I saw Than there | Than",
        "Hi I'm Will | Will",
        "my name is So | So",
        "we called him Down | ",
        "a guy called Down | Down",
        "did Can call you? | Can",
        "is Will there? | Will",
        "I think Per is cheating | Per",
        "she left me for Per | Per",
        "we kissed at An's place | An",
        "I love Do | Do",
        "because May told me so | May",
        "thanks, Will | Will",
        "I met Can Yildizq yesterday | Can Yildizq",
      })
  void shouldTakeACapitalInsideASentenceForAName(String text, String name) {
    assertThat(String.join(",", found(text))).isEqualTo(name == null ? "" : name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Per told me | Per",
        "Can and I are off | Can",
        "Will is my ex | Will",
        "Will owes me money | Will",
        "Till was my neighbour | Till",
        "Will, call me back | Will",
        "My is my friend from Hanoi | My",
        "Own is my brother | Own",
        "So and I broke up | So",
        "May told everybody | May",
        "Will's mother called | Will",
        "Can Yildizq is my man | Can Yildizq",
        "Will'll be there | Will",
        "Will'd be there | Will",
        "Per\u2019ll do it | Per",
        "An'd been there | An",
        "WILL IS MY EX | WILL",
        "CAN AND I ARE OFF | CAN",
        "MR. WILL SAID NO | WILL",
        "I MET WILL AT THE GYM | WILL",
      })
  void shouldTakeAStopWordForANameWhereItCannotBeAnythingElse(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "thanks, Few! | Few",
        "all the best, love, Down | Down",
        "see you soon, regards Do | Do",
        "my name: Once | Once",
        "last name Too | Too",
        "yours, Off | Off",
      })
  void shouldTakeAStopWordForANameWhereANameAloneStands(String text, String name) {
    assertThat(found(text)).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "thanks, So good to hear",
        "hi, Just wanted to ask",
        "To: All of us",
        "love, Not war"
      })
  void shouldLeaveStopWordsBehindAGreetingAloneWhereMoreFollows(String text) {
    assertThat(found(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Per: hi | Per",
        "An: no | An",
        "10:32 Can: here | Can",
        "[10:32] Will: are you in | Will",
        "<Will> hi | Will",
        "- Will | Will",
        "~ May | May",
        "-Will | Will",
        "who's May? she's May | May",
      })
  void shouldTakeAStopWordForANameWhereItSaysWhoWritesOrIsMeant(String text, String name) {
    assertThat(found(text)).contains(name);
  }

  @Test
  void shouldTakeAStopWordThatSignsForAName() {
    assertThat(found("i am off\nWill")).containsExactly("Will");
    assertThat(found("Thanks\nPer")).containsExactly("Per");
    assertThat(found("May: big news. Can do: yes\n- Can do\nMay 5\nSo")).isEmpty();
  }

  @Test
  void shouldTakeAnyWordWithACapitalBehindATitleForAName() {
    assertThat(found("Mr. Love has it, Dr Strange too")).containsExactly("Love", "Strange");
    assertThat(found("Mr. President, mr. love, the Dr. Says so, Dr. 5")).isEmpty();
  }

  @Test
  void shouldTakeAStopWordForANameBesideANameThatIsKnown() {
    NameDetector knowing =
        new NameDetector(input -> List.of(new Span(0, 4, EntityType.PERSON, 0.9)));

    assertThat(knowing.detect(DetectorInput.of("Anna and More broke up")))
        .extracting(Span::start)
        .containsExactly(0, 9);
    assertThat(knowing.detect(DetectorInput.of("Anna and more of us")))
        .extracting(Span::start)
        .containsExactly(0);
  }

  @Test
  void shouldTakeANounForANameWhereItTellsSomething() {
    assertThat(found("Hope lied to me")).containsExactly("Hope");
    assertThat(found("Judge Hope ruled")).containsExactly("Hope");
    assertThat(found("Hope you are well. Hope is all we have. Long day!")).isEmpty();
  }

  @Test
  void shouldTakeWhoIsNamedTogetherWithAName() {
    assertThat(found("with Own and Few")).containsExactly("Own", "Few");
    assertThat(found("at Will & May Ltd")).containsExactly("Will", "May");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Will you come? Can I? May I ask? Do it! Just do it.",
        "Can you help me. Will it rain? Must we go?",
        "So was I. So is my brother. Such is life. Now is the time.",
        "Most told me nothing. Few were there. Own it.",
        "Down and out. Over and out. Up and running.",
        "May is the best month. In May we met. Until May then. May 5 is fine, on May 9.",
        "Per my last mail, this is late. An apple. An hour ago",
        "Will Power Be Enough? The Best Thing You Can Do Is Wait",
        "A Man Will Be Judged By What He Will Do With Own Hands",
        "With Love From Me To You And All Of Us",
        "I CAN AND WILL DO IT. WHERE THERE IS A WILL THERE IS A WAY",
        "SO TIRED OF ALL THIS. ALL I CAN SAY IS NO. WILL YOU MARRY ME",
        "we need Medicare for All, and voted No on it",
        "Yes We Can. I Will. and I So want this, it is Not ok",
        "people with Down syndrome",
        "- Can do\n- Will do\n\u2022 So what",
        "\"Will he?\" she said: \"Can he\" (Just asking)",
        "hey Can you help me? hi May I ask",
        "I saw the dr. He said no. I asked my prof. So what?",
        "@anna Will you come https://example.com Can you #yes Do it \uD83D\uDE00 So good",
        "pre-Will and Will-power, and/Or",
        "Would've been me. Who'd know? There'll be more. So'd I",
        "Should I? Would you? Might be. Would have been me",
        "Will kids go? Can people with dogs come? Will prices rise?",
      })
  void shouldLeaveOrdinaryStopWordsAlone(String text) {
    assertThat(found(text)).isEmpty();
  }

  @Test
  void shouldReportAPersonBelowCertainty() {
    List<Span> spans = detector.detect(DetectorInput.of("Dr. May's office"));

    assertThat(spans).hasSize(1);
    assertThat(spans.get(0).type()).isEqualTo(EntityType.PERSON);
    assertThat(spans.get(0).isCertain()).isFalse();
    assertThat(spans.get(0).end()).isEqualTo("Dr. May".length());
  }

  private List<String> found(String text) {
    return detector.detect(DetectorInput.of(text)).stream()
        .map(span -> text.substring(span.start(), span.end()))
        .toList();
  }
}
