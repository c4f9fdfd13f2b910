package io.palimpsest.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PostgresServerIT {
  @BeforeEach
  void needsPostgres() {
    assumeTrue(PostgresServer.installed().isPresent(), "postgresql is not installed");
  }

  @Test
  void shouldAnswer() throws Exception {
    try (PostgresServer server = PostgresServer.start()) {
      server.ask("create table things (a text, b int); insert into things values ('x', 1)");

      assertThat(server.ask("select a, b from things")).containsExactly("x|1");
    }
  }

  @Test
  void shouldSayWhatIsWrongWithAQuestion() throws Exception {
    try (PostgresServer server = PostgresServer.start()) {
      assertThatIllegalStateException()
          .isThrownBy(() -> server.ask("select * from nothing"))
          .withMessageContaining("\"nothing\" does not exist");
    }
  }

  @Test
  void shouldBeGoneWhenItIsClosed() throws Exception {
    PostgresServer server = PostgresServer.start();

    server.close();

    assertThatExceptionOfType(ConnectException.class).isThrownBy(() -> connect(server.port()));
  }

  private static void connect(int port) throws IOException {
    new Socket("127.0.0.1", port).close();
  }
}
