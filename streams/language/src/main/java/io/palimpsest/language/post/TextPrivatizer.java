package io.palimpsest.language.post;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/** One way to make a text safe. Thread-safe. */
sealed interface TextPrivatizer permits RedactingPrivatizer, SamplingPrivatizer {

  PrivateText privatize(Post post, KeyedRandomness author);

  Guarantee guarantee();
}
