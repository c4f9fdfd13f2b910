package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Takes along the rest of a person's name of which a part was found: the other half of a double
 * name, what stands behind particles or behind a nickname, and an Arabic family name.
 */
final class NameTails {
  private static final String TIES = "-\u2010\u2011'\u2019|~";
  private static final String QUOTES = "\"'\u201D\u2019)\u00BB";
  private static final String ARTICLE = "\u0627\u0644";
  private static final Set<String> PARTICLES = WordLists.read("cues.txt").of("particle");
  private static final int MOST_PARTICLES = 3;

  private final String text;
  private final List<Token> tokens;
  private final Surroundings around;

  NameTails(DetectorInput input, Surroundings around) {
    text = input.text();
    tokens = input.tokens();
    this.around = around;
  }

  /** The span of the whole name. */
  Span whole(Span part) {
    int first = tokenAt(part.start());
    int last = tokenAt(part.end() - 1);
    if (tokens.get(first).start() != part.start() || tokens.get(last).end() != part.end()) {
      return part;
    }
    int start = tiedBefore(first);
    int end = tailOf(last);
    return start == first && end == last
        ? part
        : new Span(
            tokens.get(start).start(), tokens.get(end).end(), part.type(), part.confidence());
  }

  private int tokenAt(int offset) {
    int low = 0;
    int high = tokens.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (tokens.get(middle).start() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** O'Zofqa before Mullerq, but no prefix: anti-Mullerq. */
  private int tiedBefore(int first) {
    boolean tied = first >= 2 && isTie(first - 1) && around.isWord(first - 2);
    return tied && around.isCapital(first - 2) && isUnknown(first - 2) ? first - 2 : first;
  }

  private int tailOf(int last) {
    int end = last;
    while (isTie(end + 1) && around.isWord(end + 2) && isOtherHalf(end + 1)) {
      end += 2;
    }
    int tail = end > last ? end : Math.max(behindParticles(last), behindNickname(last));
    return tail > last ? tail : arabicFamily(last);
  }

  private boolean isTie(int token) {
    return token < tokens.size()
        && tokens.get(token).end() - tokens.get(token).start() == 1
        && TIES.indexOf(text.charAt(tokens.get(token).start())) >= 0;
  }

  private boolean isOtherHalf(int tie) {
    boolean hyphen = text.charAt(tokens.get(tie).start()) != '|';
    return hyphen ? around.isCapital(tie + 1) : isUnknown(tie + 1);
  }

  private boolean isUnknown(int word) {
    return !CommonWords.has(tokens.get(word).in(text));
  }

  private int behindParticles(int last) {
    int at = last;
    for (int i = 0; i <= MOST_PARTICLES; i++) {
      int next = around.wordBehind(at);
      if (next < 0) {
        return last;
      }
      if (!isParticle(next)) {
        return isParticle(at) && around.isCapital(next) ? next : last;
      }
      at = next;
    }
    return last;
  }

  private boolean isParticle(int word) {
    return PARTICLES.contains(tokens.get(word).in(text).toLowerCase(Locale.ROOT));
  }

  /** Zofka "Zozo" Kowalq. */
  private int behindNickname(int last) {
    boolean quote =
        last + 1 < tokens.size() && QUOTES.indexOf(text.charAt(tokens.get(last + 1).start())) >= 0;
    int next = quote ? around.wordBehind(last + 1) : -1;
    return next >= 0 && around.isCapital(next) && isUnknown(next) ? next : last;
  }

  private int arabicFamily(int last) {
    int next = around.wordBehind(last);
    boolean family =
        next >= 0
            && text.startsWith(ARTICLE, tokens.get(next).start())
            && UnicodeScript.of(text.charAt(tokens.get(last).start())) == UnicodeScript.ARABIC;
    return family ? next : last;
  }
}
