package io.palimpsest.mechanisms.redaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.palimpsest.mechanisms.redaction.Shape.Hidden;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.Shape.Piece;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeRedactionTest {

  private static final String LABELS =
      Arrays.stream(WordClass.values()).map(WordClass::label).collect(Collectors.joining("|"));

  @Property
  void shouldWriteNothingButLabelsAndLayout(@ForAll("shapes") Shape shape) {
    String rest = Pattern.compile(LABELS).matcher(ShapeRedaction.write(shape)).replaceAll("");

    assertThat(rest.codePoints().allMatch(Layout::accepts)).isTrue();
  }

  @Property
  void shouldWriteTheSameShapeTheSameWay(@ForAll("shapes") Shape shape) {
    Shape equal = new Shape(new ArrayList<>(shape.pieces()));

    assertThat(ShapeRedaction.write(equal)).isEqualTo(ShapeRedaction.write(shape));
  }

  @Property
  void shouldStayWithinTheSizeTheProofStates(@ForAll("shapes") Shape shape) {
    long bound = 0;
    for (Piece piece : shape.pieces()) {
      bound += piece instanceof Layout layout ? bytes(layout.text()) : "HASHTAG".length() + 1;
    }

    assertThat(bytes(ShapeRedaction.write(shape))).isLessThanOrEqualTo((int) bound);
  }

  @Property
  void shouldRefuseEveryLetterAndDigitAsLayout(
      @ForAll @IntRange(max = Character.MAX_CODE_POINT) int codePoint) {
    int type = Character.getType(codePoint);
    boolean harmless =
        type == Character.SPACE_SEPARATOR
            || codePoint == '\n'
            || codePoint == '\t'
            || (type >= Character.DASH_PUNCTUATION && type <= Character.OTHER_PUNCTUATION)
            || type == Character.INITIAL_QUOTE_PUNCTUATION
            || type == Character.FINAL_QUOTE_PUNCTUATION;

    assertThat(harmless || !Layout.accepts(codePoint)).isTrue();
  }

  @Test
  void shouldSeparateHiddenWordsThatTouch() {
    Shape shape =
        new Shape(
            List.of(
                new Hidden(WordClass.SYMBOL),
                new Hidden(WordClass.NUMBER),
                new Layout("-"),
                new Hidden(WordClass.NAME)));

    assertThat(ShapeRedaction.write(shape)).isEqualTo("SYMBOL NUMBER-NAME");
  }

  @Test
  void shouldWriteNothingForAnEmptyShape() {
    assertThat(ShapeRedaction.write(new Shape(List.of()))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x", "7", "$", "+", "@", "#", "_", "^", "\u0000", "\r", "\u00a0", "\u200b", "\u0301", "⠁",
        "\ue000", "\ud800", "", " x "
      })
  void shouldRefuseOtherCharactersWithoutQuotingThem(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Layout(text))
        .withMessageStartingWith("layout ")
        .withMessageMatching("[a-z ;]+");
  }

  @Test
  void shouldRefuseAHiddenPieceWithoutAClass() {
    assertThatNullPointerException().isThrownBy(() -> new Hidden(null));
  }

  @Test
  void shouldNotChangeWithTheListItWasMadeFrom() {
    List<Piece> pieces = new ArrayList<>(List.of(new Hidden(WordClass.WORD)));
    Shape shape = new Shape(pieces);
    pieces.clear();

    assertThat(ShapeRedaction.write(shape)).isEqualTo("WORD");
  }

  @Provide
  Arbitrary<Shape> shapes() {
    Arbitrary<Piece> hidden = Arbitraries.of(WordClass.class).map(Hidden::new);
    Arbitrary<Piece> layout =
        Arbitraries.strings()
            .withChars(" \n\t.,;:!?'\"()-/&%*‘’“”…、。؟")
            .ofMinLength(1)
            .ofMaxLength(4)
            .map(Layout::new);
    return Arbitraries.oneOf(hidden, layout).list().ofMaxSize(40).map(Shape::new);
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
