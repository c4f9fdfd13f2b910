package io.palimpsest.schemas.registry;

import io.palimpsest.schemas.RawPost;
import java.time.Instant;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Any record that a producer can write: all of Unicode, all of time. */
public final class RawPosts extends DomainContextBase {

  @Provide
  public Arbitrary<RawPost> post() {
    Arbitrary<Instant> times = Arbitraries.longs().map(Instant::ofEpochMilli);
    return Combinators.combine(text(10), text(20), text(60), times).as(RawPost::new);
  }

  /** Without unpaired surrogates: UTF-8 has none. */
  private static Arbitrary<String> text(int maxLength) {
    return Arbitraries.integers()
        .between(0, Character.MAX_CODE_POINT)
        .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
        .map(Character::toString)
        .list()
        .ofMaxSize(maxLength)
        .map(characters -> String.join("", characters));
  }
}
