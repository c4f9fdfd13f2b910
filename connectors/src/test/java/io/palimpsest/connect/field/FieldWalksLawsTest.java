package io.palimpsest.connect.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.kafka.connect.data.ConnectSchema;
import org.apache.kafka.connect.data.Schema;

class FieldWalksLawsTest {
  private static final FieldTexts MARKS = new Marks(true);

  /** Makes changes that can be recognised; or looks only. */
  private record Marks(boolean writes) implements FieldTexts {
    @Override
    public String privatized(String raw, String path) {
      return writes ? "safe" + raw.length() : raw;
    }

    @Override
    public String pseudonym(String author, String path) {
      return writes ? "nym" + author.length() : author;
    }

    @Override
    public boolean clear() {
      return writes;
    }
  }

  @Provide
  Arbitrary<RandomRecords.Sample> records() {
    return RandomRecords.records();
  }

  @Property(tries = 300)
  void shouldChangeWhatIsNamedAndNothingElse(
      @ForAll("records") RandomRecords.Sample sample, @ForAll int choice) {
    Set<String> chosen = chosen(sample.schema(), choice);
    FieldWalks walks = walks(Unlisted.KEEP, chosen, Set.of());
    List<Leaves.Leaf> before = Leaves.of(sample.value());

    Object after = walks.of(sample.schema()).walkNullable(sample.value(), MARKS);

    ConnectSchema.validateValue(sample.schema(), after);
    assertThat(Leaves.of(after)).isEqualTo(expected(before, chosen));
    assertThat(Leaves.of(sample.value())).as("the record itself").isEqualTo(before);
  }

  @Property(tries = 300)
  void shouldDoTheSameWithoutASchema(
      @ForAll("records") RandomRecords.Sample sample, @ForAll int choice) {
    Set<String> chosen = chosen(sample.schema(), choice);
    FieldWalks walks = walks(Unlisted.KEEP, chosen, Set.of());

    Object with = walks.of(sample.schema()).walkNullable(sample.value(), MARKS);
    Object without = walks.of(null).walkNullable(RandomRecords.schemaless(sample.value()), MARKS);

    assertThat(Leaves.of(without)).isEqualTo(Leaves.of(RandomRecords.schemaless(with)));
  }

  @Property(tries = 200)
  void shouldCopyNothingWhereNothingChanges(
      @ForAll("records") RandomRecords.Sample sample, @ForAll int choice) {
    FieldWalks walks = walks(Unlisted.CLEAR, chosen(sample.schema(), choice), Set.of());

    assertThat(walks.of(sample.schema()).walkNullable(sample.value(), new Marks(false)))
        .isSameAs(sample.value());
  }

  @Property(tries = 300)
  void shouldLeaveNoTextWhereAllIsNamedOrCleared(
      @ForAll("records") RandomRecords.Sample sample, @ForAll int choice) {
    FieldWalks walks = walks(Unlisted.CLEAR, chosen(sample.schema(), choice), Set.of());

    Object after = walks.of(sample.schema()).walkNullable(sample.value(), MARKS);

    ConnectSchema.validateValue(sample.schema(), after);
    assertThat(Leaves.of(after)).noneMatch(leaf -> leaf.holds(RandomRecords.CANARY));
  }

  @Property(tries = 300)
  void shouldRefuseTextThatIsNotNamedAndQuoteNothing(
      @ForAll("records") RandomRecords.Sample sample, @ForAll int choice) {
    Set<String> chosen = chosen(sample.schema(), choice);
    FieldWalks walks = walks(Unlisted.FAIL, chosen, Set.of());
    boolean hasMore =
        Leaves.of(sample.value()).stream()
            .anyMatch(leaf -> leaf.holds(RandomRecords.CANARY) && !chosen.contains(leaf.path()));

    Throwable thrown =
        catchThrowable(() -> walks.of(sample.schema()).walkNullable(sample.value(), MARKS));

    if (hasMore) {
      assertThat(thrown).isInstanceOf(RefusedFieldException.class);
    }
    if (thrown != null) {
      assertThat(thrown)
          .isInstanceOf(RefusedFieldException.class)
          .hasMessageNotContaining(RandomRecords.CANARY)
          .hasNoCause();
    }
  }

  @Property(tries = 200)
  void shouldAcceptARecordInWhichAllIsNamed(@ForAll("records") RandomRecords.Sample sample) {
    Map<String, Schema> ends = Leaves.schemas(sample.schema());
    Set<String> strings = strings(ends);
    Set<String> others =
        ends.keySet().stream().filter(path -> !strings.contains(path)).collect(Collectors.toSet());
    FieldWalks walks = walks(Unlisted.FAIL, strings, others);

    Object after = walks.of(sample.schema()).walkNullable(sample.value(), MARKS);

    assertThat(Leaves.of(after)).isEqualTo(expected(Leaves.of(sample.value()), strings));
  }

  @Property(tries = 200)
  void shouldFindEveryStringBelowTwoStars(@ForAll("records") RandomRecords.Sample sample) {
    FieldWalks walks = walks(Unlisted.KEEP, Set.of("**"), Set.of());

    Object after = walks.of(sample.schema()).walkNullable(sample.value(), MARKS);

    ConnectSchema.validateValue(sample.schema(), after);
    assertThat(Leaves.of(after))
        .isEqualTo(expected(Leaves.of(sample.value()), strings(Leaves.schemas(sample.schema()))));
  }

  private static FieldWalks walks(Unlisted unlisted, Set<String> named, Set<String> kept) {
    FieldRules rules = FieldRules.of(unlisted);
    named.forEach(path -> rules.with(FieldPath.parse(path), FieldRule.PRIVATIZE));
    kept.forEach(path -> rules.with(FieldPath.parse(path), FieldRule.KEEP));
    return new FieldWalks(rules, missing -> {});
  }

  /** Some of the strings, another choice for another number. */
  private static Set<String> chosen(Schema schema, int choice) {
    return strings(Leaves.schemas(schema)).stream()
        .filter(path -> (path.hashCode() * 31 + choice) % 3 != 0)
        .collect(Collectors.toSet());
  }

  private static Set<String> strings(Map<String, Schema> ends) {
    return ends.entrySet().stream()
        .filter(end -> end.getValue().type() == Schema.Type.STRING)
        .filter(end -> ClosedSet.of(end.getValue()).isEmpty())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static List<Leaves.Leaf> expected(List<Leaves.Leaf> before, Set<String> changed) {
    return before.stream()
        .map(
            leaf ->
                changed.contains(leaf.path()) && leaf.value() instanceof String text
                    ? new Leaves.Leaf(leaf.path(), "safe" + text.length())
                    : leaf)
        .toList();
  }
}
