package io.palimpsest.language.detect.score;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Compares what was found in one document with what is marked there. Works once. */
final class DocumentScorer {
  /** What can tell something about somebody; the rest is white space, signs and pictures. */
  private static final Set<TokenKind> COUNTED =
      EnumSet.of(
          TokenKind.WORD,
          TokenKind.NUMBER,
          TokenKind.CODE,
          TokenKind.HANDLE,
          TokenKind.HASHTAG,
          TokenKind.URL,
          TokenKind.EMAIL);

  private final GoldDocument document;
  private final EntityCounts counts;
  private final Places<Found> found;
  private final Places<Counted> tokens;
  private final List<Found> foundInOrder = new ArrayList<>();
  private final List<Counted> tokensInOrder = new ArrayList<>();

  /** A found span and what is marked where it lies. */
  private record Found(Span span, List<GoldSpan> marks) {}

  /** A token and what is marked and found where it lies. */
  private record Counted(List<GoldSpan> marks, List<Span> spans) {}

  /**
   * Prepares.
   *
   * @param spans disjoint
   */
  DocumentScorer(
      GoldDocument document, DetectorInput input, List<Span> spans, EntityCounts counts) {
    this.document = document;
    this.counts = counts;
    found = new Places<>(document.text().length());
    tokens = new Places<>(document.text().length());
    for (Token token : input.tokens()) {
      if (COUNTED.contains(token.kind())) {
        Counted counted = new Counted(new ArrayList<>(1), new ArrayList<>(1));
        tokens.add(counted, token.start(), token.end());
        tokensInOrder.add(counted);
      }
    }
    for (Span span : spans) {
      Found one = new Found(span, new ArrayList<>(1));
      found.add(one, span.start(), span.end());
      foundInOrder.add(one);
      tokens.touching(span.start(), span.end()).forEach(token -> token.spans().add(span));
    }
  }

  void run() {
    boolean isMarked = false;
    boolean isCovered = true;
    for (GoldSpan mark : document.spans()) {
      List<Found> hits = found.touching(mark.start(), mark.end());
      hits.forEach(hit -> hit.marks().add(mark));
      tokens.touching(mark.start(), mark.end()).forEach(token -> token.marks().add(mark));
      if (mark.isJudged()) {
        isMarked = true;
        isCovered &= isCovered(mark);
        List<Span> right = hits.stream().map(Found::span).filter(mark::accepts).toList();
        counts.marked(
            mark.usualType(), right.stream().anyMatch(mark::hasBoundsOf), !right.isEmpty());
      }
    }
    foundInOrder.forEach(this::countFound);
    tokensInOrder.forEach(this::countToken);
    counts.document(tokensInOrder.size());
    if (isMarked) {
      counts.markedDocument(isCovered);
    }
  }

  /** Spaces and signs between two found names tell nothing. */
  private boolean isCovered(GoldSpan mark) {
    for (int unit = mark.start(); unit < mark.end(); unit++) {
      if (!found.isAny(unit) && Character.isLetterOrDigit(document.text().codePointAt(unit))) {
        return false;
      }
    }
    return true;
  }

  private void countFound(Found one) {
    Span span = one.span();
    if (!counts.isJudged(span.type())) {
      counts.foundOfOtherType();
    } else if (isElsewhere(one.marks())) {
      counts.foundElsewhere();
    } else {
      List<GoldSpan> right = one.marks().stream().filter(mark -> mark.accepts(span)).toList();
      counts.found(
          span.type(), right.stream().anyMatch(mark -> mark.hasBoundsOf(span)), !right.isEmpty());
    }
  }

  /** Whether something is marked, and nothing of it is judged. */
  private static boolean isElsewhere(List<GoldSpan> marks) {
    return !marks.isEmpty() && marks.stream().noneMatch(GoldSpan::isJudged);
  }

  private void countToken(Counted token) {
    List<GoldSpan> marks = token.marks().stream().filter(GoldSpan::isJudged).toList();
    List<Span> judged =
        token.spans().stream().filter(span -> counts.isJudged(span.type())).toList();
    List<Span> right =
        judged.stream().filter(s -> marks.stream().anyMatch(mark -> mark.accepts(s))).toList();
    if (!marks.isEmpty()) {
      boolean isTouched = !token.spans().isEmpty();
      counts.markedToken(marks.get(0).usualType(), !right.isEmpty(), isTouched);
      if (marks.stream().anyMatch(mark -> mark.types().contains(EntityType.PERSON))) {
        counts.personToken(isTouched);
      }
    }
    if (!judged.isEmpty() && !isElsewhere(token.marks())) {
      Span counted = right.isEmpty() ? judged.get(0) : right.get(0);
      counts.foundToken(counted.type(), !right.isEmpty(), !marks.isEmpty());
    }
  }
}
