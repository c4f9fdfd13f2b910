package io.palimpsest.connect.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.connect.field.FieldPath.Step;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotBlank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldPathTest {

  @Property
  void shouldLeadToAnyNameThatIsEscaped(@ForAll @NotBlank String name) {
    String escaped = name.replaceAll("(?s)(.)", "\\\\$1");

    assertThat(FieldPath.parse("a." + escaped).steps())
        .containsExactly(new Step.Name("a"), new Step.Name(name));
  }

  @Test
  void shouldReadEveryKindOfStep() {
    assertThat(FieldPath.parse("user.posts[*][*].labels.*.**").steps())
        .containsExactly(
            new Step.Name("user"),
            new Step.Name("posts"),
            new Step.Each(),
            new Step.Each(),
            new Step.Name("labels"),
            new Step.Any(),
            new Step.Below());
  }

  @Test
  void shouldBeginAtTheRoot() {
    assertThat(FieldPath.parse("$").steps()).isEmpty();
    assertThat(FieldPath.parse("$.a")).extracting(FieldPath::steps).isEqualTo(names("a"));
    assertThat(FieldPath.parse("$[*]").steps()).containsExactly(new Step.Each());
    assertThat(FieldPath.parse("[*].a").steps())
        .containsExactly(new Step.Each(), new Step.Name("a"));
    assertThat(FieldPath.parse("$a").steps()).isEqualTo(names("$a"));
  }

  @Test
  void shouldTakeEscapedSignsAsPartsOfNames() {
    assertThat(FieldPath.parse("a\\.b").steps()).isEqualTo(names("a.b"));
    assertThat(FieldPath.parse("\\*").steps()).isEqualTo(names("*"));
    assertThat(FieldPath.parse("\\**").steps()).isEqualTo(names("**"));
    assertThat(FieldPath.parse("\\$").steps()).isEqualTo(names("$"));
    assertThat(FieldPath.parse("a\\[0]").steps()).isEqualTo(names("a[0]"));
    assertThat(FieldPath.parse("a\\\\").steps()).isEqualTo(names("a\\"));
  }

  private static List<Step> names(String... names) {
    return List.of(names).stream().<Step>map(Step.Name::new).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", ".", "a.", ".a", "a..b", "a[0]", "a[", "a[*]b", "[0]", "**.a", "a\\", "$."
      })
  void shouldRefuseWhatIsNoPath(String path) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FieldPath.parse(path))
        .withMessageContaining("the path '" + path + "'");
  }
}
