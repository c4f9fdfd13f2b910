package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.HostileText;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(SomeNames.class)
@Domain(HostileText.class)
@Domain(DomainContext.Global.class)
class RememberedNamesLawsTest {
  private static final NamePseudonyms NAMES = NamePseudonyms.standard();

  @Property(tries = 200)
  void shouldFindEveryNameAgainAsItWasWritten(
      @ForAll @Size(min = 1, max = 10) List<SomeNames.FullName> people,
      @ForAll @IntRange(max = 100) int number) {
    AuthorContext author = Authors.number(number);
    people.forEach(person -> learn(person.spelled(), author));
    AuthorContext later = Authors.later(number, author);

    for (SomeNames.FullName person : people) {
      String text = "then " + person.spelled() + ", or " + person.family() + ".";
      int second = text.indexOf(", or ") + 5;
      assertThat(NAMES.remembered(DetectorInput.of(text), List.of(), later))
          .extracting(Span::start, Span::end)
          .containsExactly(
              tuple(5, 5 + person.spelled().length()),
              tuple(second, second + person.family().length()));
    }
  }

  @Property(tries = 200)
  void shouldStayInsideTheTextAndApart(
      @ForAll String text, @ForAll SomeNames.FullName person, @ForAll @IntRange(max = 9) int at) {
    AuthorContext author = Authors.number(7);
    learn(person.spelled(), author);
    int where =
        text.isEmpty() ? 0 : text.offsetByCodePoints(0, at % text.codePointCount(0, text.length()));
    String all = text.substring(0, where) + " " + person.spelled() + " " + text.substring(where);
    DetectorInput input = DetectorInput.of(all);
    List<Span> found = List.of(new Span(0, 1, EntityType.HANDLE, 0.9));

    int last = 1;
    for (Span span : NAMES.remembered(input, found, author)) {
      assertThat(span.start()).isGreaterThanOrEqualTo(last);
      assertThat(span.end()).isLessThanOrEqualTo(all.length());
      last = span.end();
    }
  }

  private static void learn(String name, AuthorContext author) {
    NAMES.learn(
        DetectorInput.of(name),
        List.of(new Span(0, name.length(), EntityType.PERSON, 0.9)),
        author);
  }
}
