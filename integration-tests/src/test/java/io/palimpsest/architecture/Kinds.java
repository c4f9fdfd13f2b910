package io.palimpsest.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.util.Set;
import java.util.stream.Collectors;

/** Kinds of classes that the rules tell apart. */
final class Kinds {
  private static final Set<String> JAVA_BASE =
      ModuleFinder.ofSystem().find("java.base").orElseThrow().descriptor().exports().stream()
          .filter(exported -> !exported.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toUnmodifiableSet());

  /** By module, not by name: java.util.logging and java.sql are no part of it. */
  static final DescribedPredicate<JavaClass> OF_JAVA_BASE =
      DescribedPredicate.describe(
          "are of java.base",
          type -> {
            JavaClass element = type.getBaseComponentType();
            return element.isPrimitive() || JAVA_BASE.contains(element.getPackageName());
          });

  /** Avro marks what it generates; Micronaut's generated classes have names no one would choose. */
  static final DescribedPredicate<JavaClass> TOP_LEVEL_AND_WRITTEN_BY_HAND =
      DescribedPredicate.describe(
          "are top-level and written by hand",
          type ->
              type.isTopLevelClass()
                  && !type.getName().contains(".$")
                  && !type.isAnnotatedWith("org.apache.avro.specific.AvroGenerated"));

  /** Records and enums are closed already, interfaces are made to be implemented. */
  static final DescribedPredicate<JavaClass> OPEN_BY_DEFAULT =
      DescribedPredicate.describe(
          "are no interface, record, enum or sealed class",
          type ->
              !type.isInterface()
                  && !type.isRecord()
                  && !type.isEnum()
                  && !type.reflect().isSealed());

  private Kinds() {}
}
