package io.palimpsest.topology.access;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;

/** Names are short and of few letters, so that some contain others. */
class CoverageLawsTest {
  @Provide
  Arbitrary<ResourcePattern> patterns() {
    return Combinators.combine(names(), Arbitraries.of(PatternType.LITERAL, PatternType.PREFIXED))
        .as(CoverageLawsTest::pattern)
        .edgeCases(
            cases -> cases.add(pattern(ResourcePattern.WILDCARD_RESOURCE, PatternType.LITERAL)));
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.strings().withChars("ab.").ofMinLength(1).ofMaxLength(4);
  }

  @Provide
  Arbitrary<AclBinding> bindings() {
    return Combinators.combine(
            patterns(),
            Arbitraries.of("User:anna", "User:ben", "User:*"),
            Arbitraries.of(
                AclOperation.ALL,
                AclOperation.READ,
                AclOperation.WRITE,
                AclOperation.DESCRIBE,
                AclOperation.ALTER_CONFIGS,
                AclOperation.DESCRIBE_CONFIGS))
        .as(
            (pattern, principal, operation) ->
                new AclBinding(
                    pattern,
                    new AccessControlEntry(principal, "*", operation, AclPermissionType.ALLOW)));
  }

  private static ResourcePattern pattern(String name, PatternType type) {
    return new ResourcePattern(ResourceType.TOPIC, name, type);
  }

  @Property
  void shouldCoverItself(@ForAll("bindings") AclBinding binding) {
    assertThat(Coverage.covers(binding, binding)).isTrue();
  }

  @Property
  void shouldBeTransitive(
      @ForAll("bindings") AclBinding a,
      @ForAll("bindings") AclBinding b,
      @ForAll("bindings") AclBinding c) {
    if (Coverage.covers(a, b) && Coverage.covers(b, c)) {
      assertThat(Coverage.covers(a, c)).isTrue();
    }
  }

  /** What a pattern covers, it holds: so a comparison by patterns never misses a topic. */
  @Property
  void shouldHoldEveryTopicOfWhatItCovers(
      @ForAll("patterns") ResourcePattern wide,
      @ForAll("patterns") ResourcePattern narrow,
      @ForAll("names") String topic) {
    if (Coverage.covers(wide, narrow) && Coverage.holds(narrow, topic)) {
      assertThat(Coverage.holds(wide, topic)).isTrue();
    }
  }

  /** Kafka itself decides which patterns a topic matches; we must say the same. */
  @Property
  void shouldHoldWhatKafkaSaysMatches(
      @ForAll("patterns") ResourcePattern pattern, @ForAll("names") String topic) {
    assertThat(Coverage.holds(pattern, topic))
        .isEqualTo(
            new org.apache.kafka.common.resource.ResourcePatternFilter(
                    ResourceType.TOPIC, topic, PatternType.MATCH)
                .matches(pattern));
  }
}
