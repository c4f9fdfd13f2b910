package io.palimpsest.language.post;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/** One way to see to the words of a text. Thread-safe. */
sealed interface TextPrivatizer permits KeepingPrivatizer, RedactingPrivatizer, SamplingPrivatizer {

  PrivateText privatize(ReplacedPost post, KeyedRandomness author);

  /** What is promised about words. */
  Guarantee guarantee();
}
