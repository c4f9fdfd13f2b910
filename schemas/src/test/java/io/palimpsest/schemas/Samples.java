package io.palimpsest.schemas;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;

/** One record of each type, with every field filled. The golden bytes are made from them. */
public final class Samples {
  private static final Instant TIME = Instant.ofEpochMilli(1_700_000_000_123L);
  private static final String PSEUDONYM = "b6db27e367664c695204e28602a984ef";

  private Samples() {}

  public static List<SpecificRecord> all() {
    return List.of(
        rawPost(),
        safePost(),
        releaseGuarantee(),
        charge(),
        balance(),
        withheld(),
        deadLetter(),
        sharedValue(),
        policy(),
        preference(),
        erasure(),
        erasureReceipt(),
        policyVerdict(),
        authorEvent());
  }

  public static RawPost rawPost() {
    return RawPost.newBuilder()
        .setId("post-1")
        .setAuthor("anna@example.com")
        .setText("Zoë called Anna on 555-0100 👩‍🚀")
        .setCreatedAt(TIME)
        .build();
  }

  public static SafePost safePost() {
    return SafePost.newBuilder()
        .setId("post-1")
        .setAuthor(PSEUDONYM)
        .setText("WORD WORD NAME WORD NUMBER EMOJI")
        .setCreatedAt(TIME)
        .setPolicy("redact")
        .setPolicyVersion(3)
        .setMechanism("redact")
        .setGuaranteeFingerprint("c2FtZSBzaGFwZQ")
        .setEpsilonCharged(0.25)
        .setRemainingBudget(BudgetClass.AMPLE)
        .setEntities(new TreeMap<>(Map.of("name", 1, "number", 2, "emoji", 300)))
        .setLexiconFingerprint("0f1e2d3c")
        .build();
  }

  static ReleaseGuarantee releaseGuarantee() {
    return ReleaseGuarantee.newBuilder()
        .setFingerprint("c2FtZSBzZXQ")
        .setMechanism("custext")
        .setNeighbours("two words with the same output set")
        .setUnit("word")
        .setPromise("no output is more than exp(1) times as likely")
        .setNotPromised("which output set it is")
        .build();
  }

  static Charge charge() {
    return Charge.newBuilder()
        .setPostId("post-1")
        .setAuthor(PSEUDONYM)
        .setPolicy("default")
        .setPolicyVersion(3)
        .setMechanism("custext")
        .setGuaranteeFingerprint("c2FtZSBzZXQ")
        .setAccountant("pure")
        .setDraws(17)
        .setCost(17.5)
        .setChargedAt(TIME)
        .setUnit("pure")
        .setWindows(List.of("P1D", "lifetime"))
        .setLateness("PT1H")
        .setEpsilon(17.5)
        .build();
  }

  static Balance balance() {
    return Balance.newBuilder()
        .setAuthor(PSEUDONYM)
        .setPolicy("default")
        .setAccountant("pure")
        .setSpent(17.5)
        .setBudget(200)
        .setWindow("P1D")
        .setUpdatedAt(TIME)
        .setUnit("pure")
        .build();
  }

  static Withheld withheld() {
    return Withheld.newBuilder()
        .setId("post-1")
        .setAuthor(PSEUDONYM)
        .setReason(WithheldReason.BUDGET_EXHAUSTED)
        .setPolicy("default")
        .setPolicyVersion(3)
        .setPostTimestamp(TIME)
        .build();
  }

  static DeadLetter deadLetter() {
    return DeadLetter.newBuilder()
        .setTopic("raw.posts")
        .setPartition(11)
        .setOffset(9_876_543_210L)
        .setStep("validate")
        .setReason(DeadLetterReason.MALFORMED_UTF8)
        .setErrorClass("java.io.EOFException")
        .setRecordTimestamp(TIME)
        .build();
  }

  static SharedValue sharedValue() {
    return SharedValue.newBuilder().setValue("new york").setK(5).setSince(TIME).build();
  }

  static Policy policy() {
    return Policy.newBuilder()
        .setName("default")
        .setVersion(3)
        .setDocument("policy: default\nversion: 3\n")
        .setSubmittedAt(TIME)
        .build();
  }

  static Preference preference() {
    return Preference.newBuilder()
        .setAuthor("anna@example.com")
        .setRelease(true)
        .setEpsilon(0.5)
        .setBudget(10.0)
        .setUpdatedAt(TIME)
        .build();
  }

  static Erasure erasure() {
    return Erasure.newBuilder()
        .setRequestId("request-1")
        .setAuthor("anna@example.com")
        .setRequestedAt(TIME)
        .build();
  }

  static ErasureReceipt erasureReceipt() {
    return ErasureReceipt.newBuilder()
        .setRequestId("request-1")
        .setEntries(12)
        .setErasedAt(TIME)
        .build();
  }

  static PolicyVerdict policyVerdict() {
    return PolicyVerdict.newBuilder()
        .setName("default")
        .setVersion(3)
        .setAccepted(false)
        .setExplanation("tokens.epsilon: must be a number from 0 to 1000")
        .setDecidedAt(TIME)
        .build();
  }

  static AuthorEvent authorEvent() {
    return AuthorEvent.newBuilder()
        .setAuthor("anna@example.com")
        .setNonce("0f1e2d3c:" + "ab".repeat(32))
        .setReceivedAt(TIME)
        .setKeyEpoch(2)
        .setEvent(
            PostEvent.newBuilder()
                .setId("post-1")
                .setText("Zoë called")
                .setCreatedAt(TIME)
                .setReplay(true)
                .build())
        .build();
  }
}
