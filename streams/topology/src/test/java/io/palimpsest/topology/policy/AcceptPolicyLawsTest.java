package io.palimpsest.topology.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.PolicyVerdict;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

class AcceptPolicyLawsTest {
  /** Nothing that a law sends there is ever accepted, so all tries share it. */
  private static final PolicyDesk DESK = new PolicyDesk();

  @AfterContainer
  static void close() {
    DESK.close();
  }

  /** A submission of a policy that redacts, or its withdrawal. */
  record Request(String name, int version, String remark, boolean withdrawal) {}

  @Provide
  Arbitrary<List<Request>> requests() {
    return Combinators.combine(
            Arbitraries.of("a", "b"),
            Arbitraries.integers().between(1, 3),
            Arbitraries.of("x", "y"),
            Arbitraries.of(true, false, false))
        .as(Request::new)
        .list()
        .ofMaxSize(12);
  }

  @Property(tries = 200)
  void shouldAnswerAnyBytesAndChangeNothing(@ForAll byte[] key, @ForAll byte[] value) {
    assertThat(DESK.submit(key, value).getAccepted()).isFalse();
    assertThat(DESK.changes()).isEmpty();
  }

  /**
   * Name and version stand on releases, and readers must be able to look up what they meant. And
   * two policies for the same posts would leave it open which of them holds.
   */
  @Property(tries = 40)
  void shouldHaveOneNameInForceAndOneDocumentForAVersion(
      @ForAll("requests") List<Request> requests) {
    Map<String, String> documents = new HashMap<>();
    Set<String> inForce = new HashSet<>();
    for (Map.Entry<String, Optional<String>> change : changes(requests)) {
      inForce.remove(change.getKey());
      change
          .getValue()
          .ifPresent(
              document -> {
                inForce.add(change.getKey());
                String version = document.lines().skip(1).findFirst().orElseThrow();
                assertThat(documents.merge(change.getKey() + version, document, (a, b) -> a))
                    .isEqualTo(document);
              });
      assertThat(inForce).hasSizeLessThanOrEqualTo(1);
    }
  }

  private static List<Map.Entry<String, Optional<String>>> changes(List<Request> requests) {
    try (PolicyDesk desk = new PolicyDesk()) {
      for (Request request : requests) {
        PolicyVerdict verdict =
            request.withdrawal()
                ? desk.withdraw(request.name())
                : desk.submit(request.name(), request.version(), request.remark());
        assertThat(verdict.getName()).isEqualTo(request.name());
      }
      return desk.changes();
    }
  }
}
