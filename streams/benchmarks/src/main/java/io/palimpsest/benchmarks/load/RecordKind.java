package io.palimpsest.benchmarks.load;

import io.palimpsest.topology.topic.Topics;

/** What records of a measurement look like. */
enum RecordKind {
  /** A post alone, as JSON without a schema. */
  POST("raw.measured", "author", "id,author"),

  /** A post with all that a platform's API gives out beside its text, as JSON without a schema. */
  STATUS(
      "raw.measured",
      "account.id",
      "id,created_at,language,visibility,spoiler_text,uri,url,application.**,account.**,card.**"),

  /** A post alone, in the contract of raw posts, its schema in the registry. */
  AVRO(Topics.RAW_POSTS, "author", "id,author");

  private final String topic;
  private final String author;
  private final String kept;

  RecordKind(String topic, String author, String kept) {
    this.topic = topic;
    this.author = author;
    this.kept = kept;
  }

  /** That holds them. */
  String topic() {
    return topic;
  }

  /** The path of the author's id. */
  String author() {
    return author;
  }

  /**
   * The paths of all strings but the text. They pass, so that what follows a transform has as much
   * to do as without one.
   */
  String kept() {
    return kept;
  }
}
