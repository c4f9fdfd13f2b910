package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Span;
import java.lang.Character.UnicodeScript;

/**
 * Takes along the rest of a person's name of which a part was found: the other half of a double
 * name, what stands behind particles or behind a nickname, and an Arabic family name.
 */
final class NameTails {
  private static final String TIES = "-\u2010\u2011'\u2019|~";
  private static final String QUOTES = "\"'\u201D\u2019)\u00BB";
  private static final String ARTICLE = "\u0627\u0644";
  private static final PackedWords<Boolean> PARTICLES =
      PackedWords.of(WordLists.read("cues.txt").of("particle"));
  private static final int MOST_PARTICLES = 3;

  private final Words words;

  /** The last row of tied words that was walked: where it began and its end. */
  private int tiedFrom = -1;

  private int tiedEnd = -1;

  NameTails(Words words) {
    this.words = words;
  }

  /** The span of the whole name. */
  Span whole(Span part) {
    int first = words.at(part.start());
    int last = words.at(part.end() - 1);
    if (words.start(first) != part.start() || words.end(last) != part.end()) {
      return part;
    }
    int start = tiedBefore(first);
    int end = tailOf(last);
    return start == first && end == last
        ? part
        : new Span(words.start(start), words.end(end), part.type(), part.confidence());
  }

  /** O'Zofqa before Mullerq, but no prefix: anti-Mullerq. */
  private int tiedBefore(int first) {
    boolean tied = first >= 2 && isTie(first - 1) && words.isWord(first - 2);
    return tied && words.isCapital(first - 2) && isUnknown(first - 2) ? first - 2 : first;
  }

  private int tailOf(int last) {
    int end = tiedEnd(last);
    int tail = end > last ? end : Math.max(behindParticles(last), behindNickname(last));
    return tail > last ? tail : arabicFamily(last);
  }

  /** A model may find every word of a row, so what was walked is not walked again. */
  private int tiedEnd(int last) {
    if (last >= tiedFrom && last <= tiedEnd && (last - tiedFrom) % 2 == 0) {
      return tiedEnd;
    }
    int end = last;
    while (isTie(end + 1) && words.isWord(end + 2) && isOtherHalf(end + 1)) {
      end += 2;
    }
    tiedFrom = last;
    tiedEnd = end;
    return end;
  }

  private boolean isTie(int token) {
    return token < words.size()
        && words.length(token) == 1
        && TIES.indexOf(words.first(token)) >= 0;
  }

  private boolean isOtherHalf(int tie) {
    boolean hyphen = words.first(tie) != '|';
    return hyphen ? words.isCapital(tie + 1) : isUnknown(tie + 1);
  }

  private boolean isUnknown(int word) {
    return !CommonWords.has(words.string(word));
  }

  private int behindParticles(int last) {
    int at = last;
    for (int i = 0; i <= MOST_PARTICLES; i++) {
      int next = words.wordBehind(at);
      if (next < 0) {
        return last;
      }
      if (!isParticle(next)) {
        return isParticle(at) && words.isCapital(next) ? next : last;
      }
      at = next;
    }
    return last;
  }

  private boolean isParticle(int word) {
    return PARTICLES.get(words.text(), words.start(word), words.end(word), false);
  }

  /** Zofka "Zozo" Kowalq. */
  private int behindNickname(int last) {
    boolean quote = last + 1 < words.size() && QUOTES.indexOf(words.first(last + 1)) >= 0;
    int next = quote ? words.wordBehind(last + 1) : -1;
    return next >= 0 && words.isCapital(next) && isUnknown(next) ? next : last;
  }

  private int arabicFamily(int last) {
    int next = words.wordBehind(last);
    boolean family =
        next >= 0
            && words.text().startsWith(ARTICLE, words.start(next))
            && UnicodeScript.of(words.first(last)) == UnicodeScript.ARABIC;
    return family ? next : last;
  }
}
