package io.palimpsest.it;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.topic.Topics;
import java.util.List;

/**
 * What became of posts, as the topics say it.
 *
 * @param released what is committed
 * @param attempted all that was ever written in order to be released, committed or not
 * @param charges in the order of each author
 * @param balances in the order of each author; the last of an account counts
 * @param withheld what was not released
 */
record LedgerReading(
    List<SafePost> released,
    List<SafePost> attempted,
    List<Charge> charges,
    List<Balance> balances,
    List<Withheld> withheld) {

  /** All topics to their end; they are of one moment only if nothing is under way. */
  static LedgerReading of(PathClient client) {
    return new LedgerReading(
        client.committed(Topics.SAFE_POSTS, SafePost.class),
        client.uncommitted(Topics.SAFE_POSTS, SafePost.class),
        client.committed(Topics.CHARGES, Charge.class),
        client.committed(Topics.BALANCES, Balance.class),
        client.committed(Topics.WITHHELD, Withheld.class));
  }
}
