package io.palimpsest.service.http.playground;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import java.util.List;

/**
 * What a policy would make of a text.
 *
 * @param safe what would be released
 * @param raw the text in pieces, each beside what stands in its place
 * @param policy which one
 * @param guarantee what is promised of the release
 * @param explanation what the policy promises, in words
 * @param price what it would cost an author who has paid for nothing yet
 * @param epsilon of a draw; absent if nothing is drawn
 * @param k words in an output set; absent if nothing is drawn from one
 */
@Introspected
record Trial(
    String safe,
    List<Piece> raw,
    Followed policy,
    String guarantee,
    String explanation,
    Price price,
    @Nullable Double epsilon,
    @Nullable Integer k) {

  /** The policy that was followed. */
  @Introspected
  record Followed(String name, int version) {}

  /**
   * A piece of the text.
   *
   * @param text as it was written
   * @param kind plain (it stays), entity, or word (drawn, or its class stands there)
   * @param type of an entity
   * @param replacement what stands in its place; absent where it stays
   */
  @Introspected
  record Piece(String text, String kind, @Nullable String type, @Nullable String replacement) {
    /** Says nothing. */
    @Override
    public String toString() {
      return "Piece[" + kind + "]";
    }
  }

  /**
   * What it would cost.
   *
   * @param epsilon sum of the losses; absent if there is no bound
   * @param draws how many words would be drawn
   */
  @Introspected
  record Price(@Nullable Double epsilon, int draws) {}

  /** Says nothing. */
  @Override
  public String toString() {
    return "Trial[...]";
  }
}
