package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class TaggerModelTest {
  private static final int MOST_BYTES = 8_000_000;

  @Test
  void shouldShipAModelThatIsSmallAndWhole() throws IOException {
    try (InputStream in = TaggerModel.class.getResourceAsStream("tagger.bin")) {
      byte[] bytes = in.readAllBytes();

      assertThat(bytes.length).isLessThan(MOST_BYTES);
      assertThat(TaggerModelFile.read(bytes).toBytes()).isEqualTo(bytes);
    }
  }

  @Test
  void shouldShareTheModelInTheJar() {
    assertThat(TaggerModel.standard()).isSameAs(TaggerModel.standard());
  }

  @Test
  void shouldChangeNothingButItsDoubt() {
    TaggerModel model = TinyModels.one();
    TaggerModel other = model.withDoubt(new Doubt(0.1, 0.2));

    assertThat(other.doubt()).isEqualTo(new Doubt(0.1, 0.2));
    assertThat(other.withDoubt(model.doubt()).toBytes()).isEqualTo(model.toBytes());
  }

  @Test
  void shouldRefuseDoubtThatIsNoChance() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Doubt(0, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> new Doubt(0.5, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Doubt(0.5, 1, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> new Doubt(Double.NaN, 0.5));
  }
}
