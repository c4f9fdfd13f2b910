package io.palimpsest.service.command;

import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionFaultsTest {
  private static final InputStream STANDARD_INPUT = System.in;

  @BeforeEach
  void takeInputAway() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterEach
  void giveInputBack() {
    System.setIn(STANDARD_INPUT);
  }

  @Test
  void shouldRefuseEntitiesAlsoWhereNothingElseIsChanged() {
    new Shell().assertRefuses("privatize --entities on", "--entities");
    new Shell().assertRefuses("privatize --policy words-only --entities on", "--entities");
  }

  @Test
  void shouldRefuseTheRootDirectoryAsVectors() {
    new Shell().assertRefuses("lexicon build --vectors /", "is a directory");
  }

  @Test
  void shouldSayNothingOnStandardOutputBeforeItComplains(@TempDir Path directory) {
    new Shell().assertRefuses("lexicon audit --k 1 --lexicon " + SmallLexicon.in(directory), "--k");
  }
}
