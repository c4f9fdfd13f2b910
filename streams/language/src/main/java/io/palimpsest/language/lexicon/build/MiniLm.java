package io.palimpsest.language.lexicon.build;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.ProgressListener;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Word vectors from the sentence model all-MiniLM-L6-v2, quantized, as it lies in a jar on the
 * class path.
 *
 * <p>The vector of a word is what the last layer makes of it between the two tokens that stand
 * around every sentence. (The mean over all three, which the model uses for sentences, agrees less
 * with human judgement of words: SimLex-999 0.47 instead of 0.52.)
 *
 * <p>Words are asked one at a time: the model scales its arithmetic by the largest number in a
 * batch, so that in a batch the vector of a word would depend on its company. On other processors
 * the last digits may differ all the same, and with them the fingerprint of a lexicon.
 */
final class MiniLm implements AutoCloseable {
  private static final String MODEL = "/all-minilm-l6-v2-q.onnx";
  private static final String TOKENIZER = "/all-minilm-l6-v2-q-tokenizer.json";
  private static final int DIMENSIONS = 384;
  private static final long START = 101;
  private static final long END = 102;

  /** Words between two reports of progress. */
  private static final int BLOCK = 256;

  private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
  private final OrtSession session;

  private MiniLm(byte[] model) throws OrtException {
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1); // one word is too little to share out; words are
      session = environment.createSession(model, options);
    }
  }

  static ModelVocabulary vocabulary() {
    try (InputStream in = resource(TOKENIZER)) {
      return ModelVocabulary.read(in);
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  static MiniLm load() {
    try (InputStream in = resource(MODEL)) {
      return new MiniLm(in.readAllBytes());
    } catch (IOException | OrtException | LinkageError e) {
      throw unusable(e);
    }
  }

  private static InputStream resource(String name) {
    InputStream in = MiniLm.class.getResourceAsStream(name);
    if (in == null) {
      throw new LexiconException(
          "the word model is missing from the installation: build palimpsest again");
    }
    return in;
  }

  int dimensions() {
    return DIMENSIONS;
  }

  /** The vectors of tokens, row after row. */
  float[] vectors(int[] tokens, ProgressListener progress) {
    float[] vectors = new float[Math.multiplyExact(tokens.length, DIMENSIONS)];
    for (int first = 0; first < tokens.length; first += BLOCK) {
      int end = Math.min(tokens.length, first + BLOCK);
      IntStream.range(first, end)
          .parallel()
          .forEach(
              i -> System.arraycopy(vector(tokens[i]), 0, vectors, i * DIMENSIONS, DIMENSIONS));
      progress.progress(end, tokens.length);
    }
    return vectors;
  }

  private float[] vector(int token) {
    try (OnnxTensor tokens = row(START, token, END);
        OnnxTensor mask = row(1, 1, 1);
        OnnxTensor types = row(0, 0, 0);
        OrtSession.Result result =
            session.run(
                Map.of("input_ids", tokens, "attention_mask", mask, "token_type_ids", types))) {
      return ((float[][][]) result.get(0).getValue())[0][1];
    } catch (OrtException e) {
      throw unusable(e);
    }
  }

  private OnnxTensor row(long first, long second, long third) throws OrtException {
    return OnnxTensor.createTensor(environment, new long[][] {{first, second, third}});
  }

  private static LexiconException unusable(Throwable cause) {
    return new LexiconException(
        "the word model cannot be run here (%s): build from a file with --vectors, or copy a"
                .formatted(cause.getClass().getSimpleName())
            + " lexicon from another machine");
  }

  @Override
  public void close() {
    try {
      session.close();
    } catch (OrtException e) {
      throw unusable(e);
    }
  }
}
