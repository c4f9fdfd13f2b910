package io.palimpsest.build;

/** What a module needs a dependency for; the words of both builds map to these. */
enum Use {
  MAIN,
  RUNTIME,
  TEST,
  PROCESSOR,
  /** Names versions, brings no classes. */
  PLATFORM,
  /** Run, unpacked or laid out by the build. */
  TOOL
}
