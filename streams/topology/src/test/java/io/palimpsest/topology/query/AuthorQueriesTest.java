package io.palimpsest.topology.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.engine.ReleaseCharge;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.PathDriver;
import io.palimpsest.topology.TinyLexicon;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.state.ReadableStores;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuthorQueriesTest {
  private static final MasterKey KEY = MasterKey.random();
  private static final KeyRing RING = KeyRing.of(KEY, List.of());
  private static final List<String> STORES = List.of(NodeNames.AUTHORS, NodeNames.AUTHOR_NAMES);
  private static final Policy POLICY = PolicyReader.read(policy("metered", 10));

  private static String policy(String name, int epsilon) {
    return """
        policy: %s
        version: 1
        topics: [raw.posts]
        tokens: { mechanism: custext, epsilon: 1.0, k: 5, level: token }
        budget: { accountant: pure, epsilon: %d, window: P1D, lifetime-epsilon: 1000 }
        """
        .formatted(name, epsilon);
  }

  @TempDir private Path directory;

  private Lexicon lexicon;
  private PathDriver path;

  @BeforeEach
  void start() {
    lexicon = TinyLexicon.in(directory);
    path = PathDriver.withLexicon(directory.resolve("state"), POLICY, RING, lexicon);
  }

  @AfterEach
  void stop() {
    path.close();
  }

  private StreamQueries queries(StreamStores stores, KeyRing ring, Instant now) {
    return StreamQueries.of(
        stores,
        new Privatizers(new PostRules(1000), Optional.of(lexicon)),
        POLICY,
        ring,
        Clock.fixed(now, ZoneOffset.UTC));
  }

  private StreamQueries queries() {
    return queries(new DriverStores(path.driver), RING, PathDriver.NOW);
  }

  private AuthorView view(String author) {
    return view(queries(), author);
  }

  private static AuthorView view(StreamQueries queries, String author) {
    return ((AuthorAnswer.Here) queries.authors().find(author)).view();
  }

  @Test
  void shouldTellWhatAnAuthorHasSpentAndMaySpend() {
    path.publish("1", "anna", "coffee and tea");
    path.publish("2", "anna", "milk");
    List<Charge> charges = path.charges.readValuesToList();
    SafePost safe = path.safe.readValuesToList().get(0);

    AuthorView view = view("anna");

    assertThat(view.known()).isTrue();
    assertThat(view.pseudonym()).contains(safe.getAuthor());
    assertThat(view.keyEpoch()).hasValue(0);
    assertThat(view.preference()).isEmpty();
    Amount spent =
        charges.stream()
            .map(charge -> Amount.roundedUp(charge.getCost()))
            .reduce(Amount.ZERO, Amount::plus);
    assertThat(view.accounts())
        .containsExactly(account("P1D", spent, spent, 10), account("lifetime", spent, spent, 1000));
    assertThat(view.accounts().get(0).epsilon()).hasValue(spent.value());
  }

  private static AccountView account(String window, Amount now, Amount then, int cap) {
    return new AccountView(
        "pure", window, now, then, Optional.of(Amount.roundedDown(cap)), OptionalDouble.of(0));
  }

  @Test
  void shouldTellWhatEachReleaseCost() {
    path.publish("1", "anna", "coffee and tea");
    path.publish("2", "anna", "milk", PathDriver.NOW.plusSeconds(5));
    path.replay("1", "anna", "coffee and tea");
    List<Charge> charges = path.charges.readValuesToList();

    assertThat(view("anna").charges())
        .extracting(ChargeView::charge)
        .containsExactlyInAnyOrder(charge(charges.get(1)), charge(charges.get(0)));
    assertThat(view("anna").charges())
        .allSatisfy(paid -> assertThat(paid.epsilon()).isPositive())
        .extracting(paid -> paid.charge().chargedAt())
        .isSortedAccordingTo((one, other) -> other.compareTo(one));
  }

  private static ReleaseCharge charge(Charge written) {
    return new ReleaseCharge(
        written.getPostId(),
        written.getPolicy(),
        written.getPolicyVersion(),
        written.getMechanism(),
        written.getUnit(),
        Amount.roundedUp(written.getCost()),
        written.getDraws(),
        written.getChargedAt());
  }

  @Test
  void shouldReleaseByteForByteAgainWithTheChargeRemembered() {
    path.publish("1", "anna", "coffee and tea");
    path.replay("1", "anna", "coffee and tea");

    List<SafePost> safe = path.safe.readValuesToList();
    assertThat(safe).hasSize(2);
    assertThat(safe.get(1)).isEqualTo(safe.get(0));
  }

  @Test
  void shouldTellTheLatestChargesOnly() {
    int posts = AuthorQueries.MAX_CHARGES + 20;
    for (int i = 0; i < posts; i++) {
      path.publish("post-" + i, "anna", "and", PathDriver.NOW.minus(Duration.ofMinutes(posts - i)));
    }
    path.publish("other", "bert", "and");

    assertThat(view("anna").charges())
        .extracting(paid -> paid.charge().postId())
        .containsExactlyElementsOf(
            IntStream.range(20, posts)
                .map(i -> posts + 19 - i)
                .mapToObj(i -> "post-" + i)
                .toList());
  }

  @Test
  void shouldLetWhatWasSpentLeaveTheWindow() {
    path.publish("1", "anna", "coffee");
    Amount spent = Amount.roundedUp(path.charges.readValue().getCost());

    AuthorView later =
        view(
            queries(new DriverStores(path.driver), RING, PathDriver.NOW.plus(Duration.ofDays(2))),
            "anna");

    assertThat(later.accounts())
        .containsExactly(
            account("P1D", Amount.ZERO, spent, 10), account("lifetime", spent, spent, 1000));
  }

  @Test
  void shouldTellWhatTheAuthorAsksForAndCountByIt() {
    path.publish("1", "anna", "coffee");
    path.prefer(new Preference("anna", true, null, 3.0, PathDriver.NOW));

    AuthorView view = view("anna");

    assertThat(view.preference())
        .contains(new AuthorPreference(true, OptionalDouble.empty(), OptionalDouble.of(3)));
    assertThat(view.accounts().get(0).cap()).contains(Amount.roundedDown(3));
  }

  @Test
  void shouldCompareWithThePolicyInForceAndKeepOtherAccounts() {
    path.publish("1", "anna", "coffee");
    path.submit(
        "stricter",
        1,
        """
        policy: stricter
        version: 1
        topics: [raw.posts]
        tokens: { mechanism: custext, epsilon: 1.0, k: 5, level: token }
        budget: { accountant: zcdp, epsilon: 5, delta: 1e-6, window: P1D }
        """);

    List<AccountView> accounts = view("anna").accounts();

    assertThat(accounts)
        .extracting(account -> account.unit() + " " + account.window())
        .containsExactly("pure P1D", "pure lifetime", "zcdp P1D");
    assertThat(accounts.get(0).cap()).isEmpty();
    assertThat(accounts.get(0).epsilon()).isPresent();
    assertThat(accounts.get(2).cap()).isPresent();
    assertThat(accounts.get(2).spent()).isEqualTo(Amount.ZERO);
    assertThat(accounts.get(2).delta()).hasValue(1e-6);
    assertThat(queries().policies().inForce())
        .get()
        .isInstanceOfSatisfying(
            InForce.Found.class, found -> assertThat(found.policy().name()).isEqualTo("stricter"));
    assertThat(queries().policies().submitted().orElseThrow())
        .extracting(io.palimpsest.schemas.Policy::getName)
        .containsExactly("stricter");
  }

  @Test
  void shouldKnowNobodyByBeingAskedAndForgetWhoWasForgotten() {
    assertThat(view("anna")).isEqualTo(AuthorView.UNKNOWN);
    assertThat(entries()).isEmpty();

    path.publish("1", "anna", "coffee");
    path.forget("anna", "request");

    assertThat(view("anna")).isEqualTo(AuthorView.UNKNOWN);
  }

  /** Also not a key that is wrapped by a former master key. */
  @Test
  void shouldWriteNothing() {
    path.publish("1", "anna", "coffee");
    path.prefer(new Preference("anna", true, null, 3.0, PathDriver.NOW));
    List<String> before = entries();

    KeyRing rotated = KeyRing.of(MasterKey.random(), List.of(KEY));
    assertThat(
            view(queries(new DriverStores(path.driver), rotated, PathDriver.NOW), "anna").known())
        .isTrue();

    assertThat(entries()).isEqualTo(before).isNotEmpty();
  }

  private List<String> entries() {
    List<String> entries = new ArrayList<>();
    for (String name : STORES) {
      KeyValueStore<String, byte[]> store = path.driver.getKeyValueStore(name);
      try (KeyValueIterator<String, byte[]> all = store.all()) {
        all.forEachRemaining(entry -> entries.add(name + entry.key + Arrays.toString(entry.value)));
      }
    }
    return entries;
  }

  @Test
  void shouldSayThatAnAuthorIsLockedWithoutTheMasterKey() {
    path.publish("1", "anna", "coffee");
    KeyRing other = KeyRing.of(MasterKey.random(), List.of());

    StreamQueries queries = queries(new DriverStores(path.driver), other, PathDriver.NOW);

    assertThat(queries.authors().find("anna")).isEqualTo(new AuthorAnswer.Locked());
    assertThat(queries.authors().find("bert")).isEqualTo(new AuthorAnswer.Here(AuthorView.UNKNOWN));
  }

  @Test
  void shouldSayThatDamagedStateIsLocked() {
    path.publish("1", "anna", "coffee");
    KeyValueStore<String, byte[]> authors = path.driver.getKeyValueStore(NodeNames.AUTHORS);
    KeyValue<String, byte[]> kept;
    try (KeyValueIterator<String, byte[]> all = authors.all()) {
      kept = all.next();
    }
    byte[] damaged = kept.value.clone();
    damaged[damaged.length - 1] ^= 1;
    authors.put(kept.key, damaged);

    assertThat(queries().authors().find("anna")).isEqualTo(new AuthorAnswer.Locked());
  }

  @Test
  void shouldSayWhoCanTellOrThatNobodyCan() {
    assertThat(found(new AuthorPlace.There("other", 8080)))
        .isEqualTo(new AuthorAnswer.Elsewhere("other", 8080));
    assertThat(found(new AuthorPlace.Unknown())).isEqualTo(new AuthorAnswer.Unavailable());
    assertThat(found(new AuthorPlace.Here(0))).isEqualTo(new AuthorAnswer.Unavailable());
    StreamQueries queries = queries(new Restoring(new AuthorPlace.Unknown()), RING, PathDriver.NOW);
    assertThat(queries.policies().inForce()).isEmpty();
    assertThat(queries.policies().submitted()).isEmpty();
  }

  private AuthorAnswer found(AuthorPlace place) {
    return queries(new Restoring(place), RING, PathDriver.NOW).authors().find("anna");
  }

  /** A stream whose stores are restored or moved. */
  private record Restoring(AuthorPlace place) implements StreamStores {
    @Override
    public AuthorPlace placeOf(String author) {
      return place;
    }

    @Override
    public ReadableStores ofAuthors(int partition) {
      throw new InvalidStateStoreException("restoring");
    }

    @Override
    public ReadOnlyKeyValueStore<String, ValueAndTimestamp<io.palimpsest.schemas.Policy>>
        policies() {
      throw new InvalidStateStoreException("restoring");
    }
  }

  @Test
  void shouldShowNothingOfAnAuthorInALog() {
    path.publish("secret-id", "anna", "coffee");

    AuthorAnswer answer = queries().authors().find("anna");

    assertThat(answer.toString())
        .doesNotContain("secret-id")
        .doesNotContain(view("anna").pseudonym().orElseThrow());
    assertThat(view("anna").charges().toString()).doesNotContain("secret-id");
  }
}
