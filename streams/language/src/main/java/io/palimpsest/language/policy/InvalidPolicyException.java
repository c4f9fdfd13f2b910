package io.palimpsest.language.policy;

import java.util.regex.Pattern;

/** A policy cannot be used. The message is one line and says where and what to write instead. */
public final class InvalidPolicyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What a terminal or a log would not show as part of one line. */
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]+");

  /** Makes the message one line: it may quote the policy. */
  public InvalidPolicyException(String message) {
    super(UNPRINTABLE.matcher(message).replaceAll(" "));
  }
}
