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
  void shouldRefuseASwitchOfEntitiesThatMakesNoPolicy() {
    new Shell().assertRefuses("privatize --entities perhaps", "--entities", "on, off");
    new Shell()
        .assertRefuses("privatize --policy redact --entities on", "--entities on", "its class");
    new Shell()
        .assertRefuses(
            "privatize --policy entities-only --entities off", "--entities off", "the raw text");
  }

  @Test
  void shouldRefuseABudgetInTheWordsOfTheCommandLine() {
    new Shell().assertRefuses("privatize --budget 0", "--budget");
    new Shell().assertRefuses("privatize --accountant mine", "--accountant", "channel-exact");
    new Shell().assertRefuses("privatize --policy redact --budget 10", "budget");
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
