package io.palimpsest.service.platform;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How to run one child JVM.
 *
 * @param name what the user calls it; also the name of its log
 * @param port what it will listen on; 0 if it does not listen
 */
record ChildCommand(
    String name,
    int port,
    Path directory,
    String classPath,
    List<String> jvmOptions,
    List<String> mainAndArguments,
    Map<String, String> environment) {

  ChildCommand {
    jvmOptions = List.copyOf(jvmOptions);
    mainAndArguments = List.copyOf(mainAndArguments);
    environment = Map.copyOf(environment);
  }
}
