package io.palimpsest.topics;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.build.ProjectRoot;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.TopicPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table of topics in {@code ops/README.md} is that of the plan. */
class TopicTableTest {
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  private static final TopicLayout LAYOUT = TopicLayout.ofService(1, 1);
  private static final String APPLICATION = PrivatizerConfig.DEFAULT_APPLICATION_ID;

  /** First cells of the first table; `-x-` stands for the changelog of x. */
  private static Set<String> table() throws IOException {
    Set<String> names = new TreeSet<>();
    List<String> lines = Files.readAllLines(ProjectRoot.find().resolve("ops/README.md"));
    int head = lines.indexOf("| topic | written by | read by | holds |");
    for (String line : lines.subList(head + 2, lines.size())) {
      if (!line.startsWith("|")) {
        break;
      }
      Matcher quoted = QUOTED.matcher(line.split("\\|")[1]);
      while (quoted.find()) {
        String name = quoted.group(1);
        names.add(name.startsWith("-") ? APPLICATION + name + "changelog" : name);
      }
    }
    return names;
  }

  @Test
  void shouldNameEveryTopicOfThePlanAndNoOther() throws IOException {
    Set<String> planned =
        LAYOUT.topics().stream()
            .map(TopicPlan::name)
            .collect(Collectors.toCollection(TreeSet::new));
    LAYOUT
        .internalTopics(APPLICATION, PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW, 1)
        .forEach(plan -> planned.add(plan.name()));

    assertThat(table()).isEqualTo(planned);
  }
}
