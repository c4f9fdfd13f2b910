package io.palimpsest.language.redaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.token.HostileText;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What listeners may count on. */
class ShapeReaderLawsTest {

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldTellTheShapeAsPromised(@ForAll String text) {
    new ShapeReader().read(MarkedText.of(text), new Witness(text));
  }

  private static final class Witness implements ShapeListener {
    private final List<Token> tokens;
    private int last = -1;
    private boolean afterHidden;

    Witness(String text) {
      tokens = new TextTokenizer().split(text);
    }

    @Override
    public void layout(char accepted) {
      assertThat(Layout.accepts(accepted)).isTrue();
      afterHidden = false;
    }

    @Override
    public void word(Token token, int position, boolean opensSentence) {
      assertThat(token.kind()).isEqualTo(TokenKind.WORD);
      hidden(token, position);
    }

    @Override
    public void other(WordClass wordClass, Token token, int position) {
      assertThat(wordClass).isNotIn(WordClass.WORD, WordClass.NAME);
      assertThat(token.kind()).isNotIn(TokenKind.WORD, TokenKind.SPACE);
      hidden(token, position);
    }

    @Override
    public void replaced(String replacement) {
      throw new AssertionError("nothing was replaced");
    }

    private void hidden(Token token, int position) {
      assertThat(afterHidden).as("touches").isFalse();
      assertThat(position).isGreaterThan(last);
      assertThat(tokens.get(position)).isEqualTo(token);
      last = position;
      afterHidden = true;
    }
  }
}
