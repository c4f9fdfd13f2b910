package io.palimpsest.service.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
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

  /** Refused before anything is started, so that no port and no data directory is touched. */
  @Test
  void shouldRefuseWrongOptionsForHttp(@TempDir Path directory) throws IOException {
    Path shortSecret = Files.writeString(directory.resolve("short"), "too short");
    Path wrongKeys = Files.writeString(directory.resolve("keys"), "anna producer 1234");
    Shell shell = new Shell();

    shell.assertRefuses("run --http-port 70000", "--http-port");
    shell.assertRefuses("run --http-advertised somewhere", "--http-advertised", "HOST:PORT");
    shell.assertRefuses("run --tls-keystore x.p12", "--tls-password-file");
    shell.assertRefuses("run --tls-truststore x.p12", "--tls-keystore");
    shell.assertRefuses("run --max-requests 0", "--max-requests");
    shell.assertRefuses("run --max-request-bytes 10", "--max-request-bytes");
    shell.assertRefuses("run --jwks-url ftp://example.com", "--jwks-url", "http://");
    shell.assertRefuses("run --traces collector", "--traces", "http://");
    shell.assertRefuses("run --log-format xml", "--log-format");
    shell.assertRefuses("run --jwt-secret-file " + shortSecret, "--jwt-secret-file", "32 bytes");
    shell.assertRefuses("run --jwt-secret-file " + directory, "--jwt-secret-file");
    shell.assertRefuses("run --api-keys " + wrongKeys, "--api-keys", "line 1");
    shell.assertRefuses("api-key anna --roles king --file " + directory + "/k", "--roles");
    shell.assertRefuses("api-key a/b --roles support --file " + directory + "/k", "NAME");
    shell.assertRefuses("api-key anna --roles support --file " + directory, "--file");
  }
}
