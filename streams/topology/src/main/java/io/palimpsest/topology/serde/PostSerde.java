package io.palimpsest.topology.serde;

import io.palimpsest.language.post.Post;
import io.palimpsest.schemas.RawPost;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;

/** Posts on the repartition topic, as the RawPost they came from. */
public final class PostSerde {
  private PostSerde() {}

  /** A serde for posts over one for their records. */
  public static Serde<Post> over(Serde<RawPost> records) {
    return Serdes.serdeFrom(
        (topic, post) -> records.serializer().serialize(topic, record(post)),
        (topic, bytes) -> post(records.deserializer().deserialize(topic, bytes)));
  }

  /** The post that a record holds. */
  public static Post post(RawPost record) {
    return new Post(record.getId(), record.getAuthor(), record.getText(), record.getCreatedAt());
  }

  private static RawPost record(Post post) {
    return new RawPost(post.id(), post.author(), post.text(), post.createdAt());
  }
}
