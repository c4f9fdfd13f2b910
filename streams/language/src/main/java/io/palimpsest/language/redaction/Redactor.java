package io.palimpsest.language.redaction;

import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import io.palimpsest.mechanisms.redaction.WordClass;

/**
 * Redacts a text: tokens, then their shape, then {@link ShapeRedaction}, whose promise it inherits.
 *
 * <p>The class of a word is judged by its characters and by whether it opens a sentence. NAME is a
 * <b>guess by case</b> until a tagger exists: German nouns become NAME, names in scripts without
 * case do not. It is only a label; a name that is missed is hidden as WORD.
 *
 * <p>White space of every kind becomes space, tab or line feed. Characters that are neither part of
 * a word nor accepted by {@link Layout} become SYMBOL, and a run of them one SYMBOL, so that
 * invisible or look-alike characters carry nothing out.
 *
 * <p>Thread-safe; keeps nothing between calls.
 */
public final class Redactor {

  /**
   * The release has at most this many bytes for each byte of the text, both in UTF-8.
   *
   * <p>Why: a hidden token adds its label and at most one space. Labels have up to six bytes for
   * tokens of one byte or more, seven (HASHTAG) for tokens of two bytes or more; layout never
   * grows. Alternating digits and currency signs come as close to it as one likes.
   */
  public static final int MAX_GROWTH = 7;

  private final TextTokenizer tokenizer = new TextTokenizer();

  /**
   * The redacted text. Equal for texts of equal shape.
   *
   * @param text any string
   */
  public Redaction redact(String text) {
    ShapeDraft draft = new ShapeDraft();
    SentenceStart sentence = new SentenceStart();
    for (Token token : tokenizer.split(text)) {
      String content = token.in(text);
      switch (token.kind()) {
        case WORD -> draft.hide(sentence.isName(content) ? WordClass.NAME : WordClass.WORD);
        case NUMBER -> draft.hide(WordClass.NUMBER);
        case CODE -> draft.hide(WordClass.CODE);
        case URL -> draft.hide(WordClass.URL);
        case EMAIL -> draft.hide(WordClass.EMAIL);
        case HANDLE -> draft.hide(WordClass.HANDLE);
        case HASHTAG -> draft.hide(WordClass.HASHTAG);
        case EMOJI -> draft.hide(WordClass.EMOJI);
        case SYMBOL -> draft.hide(WordClass.SYMBOL);
        case SPACE -> draft.space(content);
        case PUNCTUATION -> draft.punctuation(content);
      }
      sentence.pass(token.kind(), content);
    }
    return new Redaction(ShapeRedaction.write(draft.shape()), draft.counts());
  }
}
