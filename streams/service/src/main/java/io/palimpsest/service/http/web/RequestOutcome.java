package io.palimpsest.service.http.web;

import java.util.Locale;

/** What became of a request, as roughly as an operator needs it. */
enum RequestOutcome {
  /** Done, or sent elsewhere. */
  DONE,
  /** The caller's mistake. */
  REFUSED,
  /** Too many at once. */
  LIMITED,
  /** Ours. */
  FAILED;

  private static final int TOO_MANY = 429;
  private static final int FIRST_MISTAKE = 400;
  private static final int FIRST_FAILURE = 500;

  static RequestOutcome of(int status) {
    if (status >= FIRST_FAILURE) {
      return FAILED;
    }
    if (status == TOO_MANY) {
      return LIMITED;
    }
    return status >= FIRST_MISTAKE ? REFUSED : DONE;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
