package io.palimpsest.language.post;

import io.palimpsest.language.lexicon.WordNormalizer;
import io.palimpsest.language.redaction.ClassCounts;
import io.palimpsest.language.redaction.NameGuess;
import io.palimpsest.language.redaction.ShapeListener;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Map;
import java.util.Set;

/**
 * A text of which nothing is drawn, in the making: what was replaced stays replaced, a stop word
 * that is kept is written as it stands in the list, and all else becomes its class.
 */
final class SanitizedDraft implements ShapeListener {
  private final String text;
  private final Set<String> kept;
  private final StringBuilder release = new StringBuilder();
  private final ClassCounts counts = new ClassCounts();

  SanitizedDraft(String text, StopWordRule stopWords) {
    this.text = text;
    this.kept = stopWords == StopWordRule.KEEP ? StopWords.all() : Set.of();
  }

  @Override
  public void layout(char accepted) {
    release.append(accepted);
  }

  @Override
  public void word(Token token, int position, boolean opensSentence) {
    String written = token.in(text);
    String key = WordNormalizer.key(written);
    if (kept.contains(key)) {
      release.append(key);
    } else {
      label(NameGuess.of(written, opensSentence));
    }
  }

  @Override
  public void other(WordClass wordClass, Token token, int position) {
    label(wordClass);
  }

  @Override
  public void replaced(String replacement) {
    release.append(replacement);
  }

  private void label(WordClass wordClass) {
    release.append(wordClass.label());
    counts.add(wordClass);
  }

  String release() {
    return release.toString();
  }

  Map<WordClass, Integer> counts() {
    return counts.map();
  }
}
