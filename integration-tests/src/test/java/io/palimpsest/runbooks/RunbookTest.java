package io.palimpsest.runbooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunbookTest {
  private static final Runbook RUNBOOK =
      new Runbook(
          "some.md",
          """
          # Title
          ## When
          See [this](other.md#part), [that](https://example.com/) and [more](../more).
          ```sh
          # run by SomeIT; exit code 1; because
          echo name | palimpsest topics check --data-dir "$X"
          palimpsest run
          ```

          ```text
          a  b ...
          end
          ```
          ### `Alert`
          ```
          unmarked
          ```
          """);

  @Test
  void shouldFindBlocksWithWhatTheyPrint() {
    assertThat(RUNBOOK.blocks()).hasSize(2);
    Block marked = RUNBOOK.blocks().get(0);
    assertThat(marked.where()).isEqualTo("some.md:4");
    assertThat(marked.mark()).contains(new Mark.ByTest("SomeIT", 1));
    assertThat(marked.shown()).containsExactly("a  b ...", "end");
    assertThat(marked.commands()).containsExactly(List.of("topics", "check"), List.of("run"));
    assertThat(RUNBOOK.blocks().get(1).mark()).isEmpty();
    assertThat(RUNBOOK.blocks().get(1).shown()).isEmpty();
  }

  @Test
  void shouldFindHeadingsAndLinksToFiles() {
    assertThat(RUNBOOK.headings()).containsExactlyInAnyOrder("When", "Alert");
    assertThat(RUNBOOK.links()).containsExactly("other.md", "../more");
  }

  @Test
  void shouldRefuseABlockWithoutEnd() {
    Runbook open = new Runbook("open.md", "```sh\nls\n");
    assertThatThrownBy(open::blocks).hasMessageContaining("open.md:1");
  }

  @Test
  void shouldCompareLinesInOrderAndRegardlessOfWidths() {
    Block block = RUNBOOK.blocks().get(0);
    assertThat(block.missingIn("before\n  a  \t b 17\nbetween\nend\n")).isEmpty();
    assertThat(block.missingIn("end\na b 17\n")).containsExactly("end");
    assertThat(block.missingIn("a c 17\nend\n")).containsExactly("a  b ...");
  }

  @Test
  void shouldReadMarks() {
    assertThat(Mark.of("# run by RunbooksIT")).contains(new Mark.ByTest("RunbooksIT", 0));
    assertThat(Mark.of("# run by hand 2026-11-17; exit code 2"))
        .contains(new Mark.ByHand(LocalDate.of(2026, 11, 17), false, 2));
    assertThat(Mark.of("# run by hand 2026-11-17; in a terminal; on two cores"))
        .contains(new Mark.ByHand(LocalDate.of(2026, 11, 17), true, 0));
    assertThat(Mark.of("# not run: there was no cluster"))
        .contains(new Mark.NotRun("there was no cluster"));
    for (String none : List.of("# run", "# run by hand yesterday", "# not run: no", "ls", "")) {
      assertThat(Mark.of(none)).as(none).isEmpty();
    }
  }
}
