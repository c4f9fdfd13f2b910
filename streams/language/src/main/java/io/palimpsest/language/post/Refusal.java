package io.palimpsest.language.post;

/** Why something is not a post. */
public enum Refusal {
  MISSING_ID("the id is missing or empty"),
  INVALID_ID("the id must be 1 to 128 of A-Z a-z 0-9 . _ : -"),
  MISSING_AUTHOR("the author is missing or blank"),
  INVALID_AUTHOR("the author must be at most 256 characters of well-formed text"),
  EMPTY_TEXT("the text is missing or blank"),
  TEXT_TOO_LONG("the text is longer than the limit allows"),
  MALFORMED_TEXT("the text is not well-formed UTF-8");

  private final String explanation;

  Refusal(String explanation) {
    this.explanation = explanation;
  }

  /** One sentence for whoever sent it; never quotes the post. */
  public String explanation() {
    return explanation;
  }
}
