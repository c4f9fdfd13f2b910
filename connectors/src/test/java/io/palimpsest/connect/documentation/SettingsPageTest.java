package io.palimpsest.connect.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.kafka.common.config.ConfigDef;
import org.junit.jupiter.api.Test;

final class SettingsPageTest {
  @Test
  void shouldSayWhatTheCodeSays() throws IOException {
    assertThat(Files.readString(SettingsPage.FILE))
        .as("SETTINGS.md is made by SettingsPage.main in the folder connectors")
        .isEqualTo(SettingsPage.text());
  }

  @Test
  void shouldDocumentEverySetting() {
    for (SettingsPage.Section section : SettingsPage.SECTIONS) {
      List<ConfigDef.ConfigKey> keys = List.copyOf(section.definition().configKeys().values());

      assertThat(keys).as(section.plugin()).isNotEmpty();
      assertThat(keys).allSatisfy(key -> assertThat(key.documentation).endsWith("."));
      assertThat(keys)
          .filteredOn(key -> key.group != null)
          .extracting(key -> key.group + key.orderInGroup)
          .doesNotHaveDuplicates();
      assertThat(keys)
          .allSatisfy(key -> assertThat(SettingsPage.text()).contains("**`" + key.name + "`**"));
    }
  }
}
