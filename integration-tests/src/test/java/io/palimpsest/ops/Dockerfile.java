package io.palimpsest.ops;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Instructions by stage.
 *
 * @param arguments those before the first stage, with their defaults
 * @param stages in their order
 */
record Dockerfile(Map<String, String> arguments, List<Stage> stages) {

  /** One line of a Dockerfile, continuation lines joined. */
  record Instruction(String name, String rest) {}

  /** From one FROM to the next. */
  record Stage(String name, String from, List<Instruction> instructions) {
    List<String> all(String instruction) {
      return instructions.stream()
          .filter(each -> each.name().equals(instruction))
          .map(Instruction::rest)
          .toList();
    }
  }

  static Dockerfile read(Path file) throws IOException {
    Map<String, String> arguments = new LinkedHashMap<>();
    List<Stage> stages = new ArrayList<>();
    for (Instruction instruction : instructions(Files.readAllLines(file))) {
      if (instruction.name().equals("FROM")) {
        String[] words = instruction.rest().replaceFirst("--platform=\\S+\\s+", "").split("\\s+");
        stages.add(new Stage(words[2], words[0], new ArrayList<>()));
      } else if (stages.isEmpty()) {
        String[] argument = instruction.rest().split("=", 2);
        arguments.put(argument[0], argument[1]);
      } else {
        stages.get(stages.size() - 1).instructions().add(instruction);
      }
    }
    return new Dockerfile(arguments, stages);
  }

  private static List<Instruction> instructions(List<String> lines) {
    List<Instruction> found = new ArrayList<>();
    StringBuilder whole = new StringBuilder();
    for (String line : lines) {
      String text = line.strip();
      if (text.isEmpty() || text.startsWith("#")) {
        continue;
      }
      boolean goesOn = text.endsWith("\\");
      whole.append(goesOn ? text.substring(0, text.length() - 1) : text);
      if (!goesOn) {
        String[] words = whole.toString().split("\\s+", 2);
        found.add(new Instruction(words[0], words[1]));
        whole.setLength(0);
      }
    }
    return found;
  }

  Stage stage(String name) {
    return stages.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  /** The stages that one stands on, the last one first, itself included. */
  List<Stage> lineage(String name) {
    List<Stage> lineage = new ArrayList<>();
    String next = name;
    while (hasStage(next)) {
      Stage stage = stage(next);
      lineage.add(stage);
      next = stage.from();
    }
    return lineage;
  }

  boolean hasStage(String name) {
    return stages.stream().anyMatch(each -> each.name().equals(name));
  }

  /** What an image's name is by default. */
  String resolved(String image) {
    String name = image.replaceAll("[${}]", "");
    return arguments.getOrDefault(name, image);
  }
}
