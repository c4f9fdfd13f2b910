package io.palimpsest.connect.jsonlines.writing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;

/**
 * What the file of a {@link Claim} says.
 *
 * @param version of this form
 * @param connector whose directory it is
 * @param owner who writes
 * @param next everything before this offset is in finished files; -1 if nothing is known
 * @param moves how finished files get their names; done already, or to be done
 */
record ClaimState(int version, String connector, String owner, long next, List<Move> moves) {
  static final int VERSION = 1;
  static final long UNKNOWN = -1;

  private static final ObjectMapper JSON = new ObjectMapper();

  /** From and to, relative to the directory of the sink. */
  record Move(String from, String to) {}

  static ClaimState of(String connector, String owner, long next, List<Move> moves) {
    return new ClaimState(VERSION, connector, owner, next, List.copyOf(moves));
  }

  static ClaimState read(byte[] bytes) throws IOException {
    ClaimState state = JSON.readValue(bytes, ClaimState.class);
    if (state.version() != VERSION) {
      throw new IOException("a later version of this connector has written here");
    }
    return state;
  }

  byte[] bytes() {
    try {
      return JSON.writeValueAsBytes(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a record of texts and numbers is JSON", e);
    }
  }
}
