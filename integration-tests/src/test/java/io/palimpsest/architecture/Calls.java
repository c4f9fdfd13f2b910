package io.palimpsest.architecture;

import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** Calls that the rules forbid; method references count as calls. */
final class Calls {
  private static final Set<String> GENERATORS =
      Set.of(
          Random.class.getName(),
          ThreadLocalRandom.class.getName(),
          SplittableRandom.class.getName());

  /** SecureRandom extends Random, but code that uses it names SecureRandom only. */
  static final ArchCondition<JavaClass> GUESSABLE_RANDOMNESS =
      dependOnClassesThat(
              DescribedPredicate.<JavaClass>describe(
                  "are generators that can be guessed",
                  type ->
                      GENERATORS.contains(type.getName())
                          || type.getPackageName().equals("java.util.random")))
          .or(accessTargetWhere(method("random", Math.class, StrictMath.class)));

  static final ArchCondition<JavaClass> SLEEP =
      accessTargetWhere(method("sleep", Thread.class, TimeUnit.class));

  private Calls() {}

  private static DescribedPredicate<JavaAccess<?>> method(String name, Class<?>... owners) {
    return DescribedPredicate.describe(
        "is " + name,
        access ->
            access.getTarget().getName().equals(name)
                && Set.of(owners).stream()
                    .anyMatch(owner -> access.getTargetOwner().isEquivalentTo(owner)));
  }
}
