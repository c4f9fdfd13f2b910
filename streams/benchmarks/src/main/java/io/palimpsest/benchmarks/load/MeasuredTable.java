package io.palimpsest.benchmarks.load;

import io.palimpsest.neighbours.PostgresServer;
import java.io.IOException;
import java.util.Map;

/**
 * A table that posts are written into, one for each run.
 *
 * @param database that has it
 * @param name of the table
 */
record MeasuredTable(PostgresServer database, String name) {
  /** For a run; its name may have hyphens. */
  static MeasuredTable make(PostgresServer database, String run)
      throws IOException, InterruptedException {
    String name = run.replace('-', '_');
    database.ask(
        "create table %s (id text primary key, author text, text text, createdat timestamp)"
            .formatted(name));
    return new MeasuredTable(database, name);
  }

  /** Settings of the sink, as our ready configuration has them. */
  Map<String, String> sink() {
    return Map.of(
        "connector.class", "io.debezium.connector.jdbc.JdbcSinkConnector",
        "connection.url", database.url(),
        "connection.username", PostgresServer.USER,
        "connection.password", PostgresServer.PASSWORD,
        "insert.mode", "upsert",
        "primary.key.mode", "record_value",
        "primary.key.fields", "id",
        "collection.name.format", name,
        "schema.evolution", "none",
        "use.time.zone", "UTC");
  }
}
