package io.palimpsest.language.lexicon.vectors;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads word vectors in the text format of word2vec and GloVe. */
public final class VectorFile {
  private static final int BUFFER_BYTES = 1 << 16;

  private VectorFile() {}

  /**
   * Reads a file, plain or gzip, whatever its name.
   *
   * @param metric {@link Metric#COSINE} refuses words whose vector is zero
   * @param progress in bytes of the file as it lies there; the total of a pipe is unknown
   * @throws LexiconException if the file is not as it should be; names the line
   */
  public static WordVectors read(Path file, Metric metric, ProgressListener progress) {
    if (Files.isDirectory(file)) {
      throw new LexiconException(file, "is a directory: name a file");
    }
    try (InputStream counted =
            new CountingStream(Files.newInputStream(file), total(file), progress);
        InputStream text = unzipped(new BufferedInputStream(counted, BUFFER_BYTES))) {
      return new VectorScan(file, text, metric).run();
    } catch (NoSuchFileException e) {
      throw new LexiconException(file, "there is no such file: check its name");
    } catch (EOFException | ZipException e) {
      throw new LexiconException(file, "the gzip data is damaged or cut off: fetch the file again");
    } catch (IOException e) {
      throw LexiconException.unreadable(file, e);
    }
  }

  private static long total(Path file) throws IOException {
    return Files.isRegularFile(file) ? Files.size(file) : ProgressListener.UNKNOWN;
  }

  /** By the first bytes: names say little, and nothing in the case of a pipe. */
  private static InputStream unzipped(InputStream in) throws IOException {
    in.mark(2);
    int magic = in.read() | in.read() << 8;
    in.reset();
    return magic == GZIPInputStream.GZIP_MAGIC ? new GZIPInputStream(in, BUFFER_BYTES) : in;
  }
}
