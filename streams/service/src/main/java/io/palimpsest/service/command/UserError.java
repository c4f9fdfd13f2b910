package io.palimpsest.service.command;

/** Something that whoever typed the command can put right. The message is one line and says how. */
final class UserError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UserError(String message) {
    super(message);
  }
}
