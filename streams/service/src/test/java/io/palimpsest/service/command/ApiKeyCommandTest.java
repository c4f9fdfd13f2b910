package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.service.http.access.ApiKeyFile;
import io.palimpsest.service.http.access.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiKeyCommandTest {
  @TempDir private Path directory;

  @Test
  void shouldPrintTheKeyOnceAndKeepItsHash() throws IOException {
    Path file = directory.resolve("keys");
    Shell shell = new Shell();

    shell.run("api-key", "shop", "--roles", "producer,auditor", "--file", file.toString());
    String secret = shell.out().strip();

    assertThat(secret).startsWith("plk_");
    assertThat(Files.readString(file)).startsWith("shop ").doesNotContain(secret);
    assertThat(ApiKeyFile.in(file).find(secret).orElseThrow().roles())
        .containsExactlyInAnyOrder(Role.PRODUCER, Role.AUDITOR);
  }
}
