package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.ExactNeighbours;
import io.palimpsest.mechanisms.space.WordSpace;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads one lexicon. Nothing is allocated or mapped before the file is known to be as long. */
final class LexiconReader {
  private static final String REMEDY = "build it again with 'palimpsest lexicon build'";

  private final Path file;
  private final FileChannel channel;

  LexiconReader(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  Lexicon read() throws IOException {
    LexiconLayout layout = layout();
    ByteBuffer head = map(0, layout.vectorsAt());
    ByteBuffer vectors = map(layout.vectorsAt(), layout.neighboursAt());
    ByteBuffer neighbours = map(layout.neighboursAt(), layout.fingerprintAt());
    byte[] fingerprint = fingerprint(head, vectors, neighbours);
    if (!Arrays.equals(
        fingerprint, bytes(layout.fingerprintAt(), LexiconLayout.FINGERPRINT_BYTES))) {
      throw damaged("its fingerprint differs");
    }
    LexiconSections sections = new LexiconSections(layout);
    try {
      WordSpace space = sections.space(vectors);
      IntBuffer rows = sections.neighbours(neighbours);
      return new Lexicon(
          sections.description(head).info(layout, fingerprint),
          sections.words(head),
          space,
          new StoredNeighbours(rows, layout.neighbours(), new ExactNeighbours(space)));
    } catch (IllegalArgumentException e) {
      throw damaged("what it holds makes no lexicon");
    }
  }

  private LexiconLayout layout() throws IOException {
    byte[] header = bytes(0, LexiconLayout.HEADER_BYTES);
    if (!LexiconLayout.hasMagic(header)) {
      throw new LexiconException(
          file, "is not a lexicon: build one with 'palimpsest lexicon build'");
    }
    if (header.length < LexiconLayout.HEADER_BYTES) {
      throw cutOff(LexiconLayout.HEADER_BYTES);
    }
    int format = LexiconLayout.format(header);
    if (format != LexiconFile.FORMAT) {
      throw new LexiconException(
          file,
          "was written by another version of palimpsest (format %d, this one reads %d): %s"
              .formatted(format, LexiconFile.FORMAT, REMEDY));
    }
    LexiconLayout layout = sizes(header);
    if (channel.size() < layout.fileBytes()) {
      throw cutOff(layout.fileBytes());
    }
    if (channel.size() > layout.fileBytes()) {
      throw damaged("it is longer than its header says");
    }
    return layout;
  }

  private LexiconLayout sizes(byte[] header) {
    try {
      return LexiconLayout.of(header);
    } catch (IllegalArgumentException e) {
      throw damaged("its header is impossible");
    }
  }

  private static byte[] fingerprint(ByteBuffer... sections) {
    Fingerprint fingerprint = new Fingerprint();
    for (ByteBuffer section : sections) {
      fingerprint.update(section);
    }
    return fingerprint.bytes();
  }

  /** No section is too long for one piece: the limits see to that. */
  private ByteBuffer map(long start, long end) throws IOException {
    return channel.map(FileChannel.MapMode.READ_ONLY, start, end - start);
  }

  /** So many bytes, or fewer at the end of the file. */
  private byte[] bytes(long start, int count) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(count);
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, start + bytes.position());
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  private LexiconException cutOff(long expected) throws IOException {
    return new LexiconException(
        file,
        "is cut off (%d bytes where %d are expected): %s"
            .formatted(channel.size(), expected, REMEDY));
  }

  private LexiconException damaged(String how) {
    return new LexiconException(file, "is damaged (%s): %s".formatted(how, REMEDY));
  }
}
