package io.palimpsest.connect.jsonlines;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/** Writes a log as programs do, and rotates it as logrotate does. Every line has its own number. */
final class RotatedLog {
  private final Path directory;
  private final Path current;
  private final Random random;
  private final List<Path> rotated = new ArrayList<>();
  private String unfinished = "";
  private int lines;
  private int rotations;

  RotatedLog(Path directory, String name, Random random) {
    this.directory = directory;
    this.current = directory.resolve(name + ".jsonl");
    this.random = random;
  }

  /** How many lines were begun. */
  int lines() {
    return lines;
  }

  /** Bytes of UTF-8, each as one character, so that they can be cut anywhere. */
  private String nextLine() {
    String line =
        "{\"log\":\""
            + current.getFileName()
            + "\",\"n\":"
            + lines++
            + ",\"x\":\""
            + "é€😀".repeat(random.nextInt(40))
            + "\"}\n";
    return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  void append() throws IOException {
    StringBuilder text = new StringBuilder(unfinished);
    for (int i = random.nextInt(6); i >= 0; i--) {
      text.append(nextLine());
    }
    write(text.toString());
    unfinished = "";
  }

  /** Leaves a line without its end, cut anywhere, also inside of a character. */
  void appendCut() throws IOException {
    if (unfinished.isEmpty()) {
      byte[] line = nextLine().getBytes(StandardCharsets.ISO_8859_1);
      int cut = random.nextInt(line.length);
      write(new String(line, 0, cut, StandardCharsets.ISO_8859_1));
      unfinished = new String(line, cut, line.length - cut, StandardCharsets.ISO_8859_1);
    }
  }

  void finishLine() throws IOException {
    write(unfinished);
    unfinished = "";
  }

  private void write(String text) throws IOException {
    Files.write(
        current,
        text.getBytes(StandardCharsets.ISO_8859_1),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  void rotateByRename() throws IOException {
    if (Files.exists(current)) {
      finishLine();
      Path to = next();
      Files.move(current, to);
      rotated.add(to);
    }
  }

  void rotateByCopy() throws IOException {
    if (Files.exists(current)) {
      finishLine();
      Path to = next();
      Files.copy(current, to);
      rotated.add(to);
      Files.write(current, new byte[0], StandardOpenOption.TRUNCATE_EXISTING);
    }
  }

  private Path next() {
    rotations++;
    return directory.resolve(current.getFileName() + "." + rotations);
  }

  void renameRotated() throws IOException {
    if (!rotated.isEmpty()) {
      Path from = rotated.remove(random.nextInt(rotated.size()));
      Path to = next();
      Files.move(from, to);
      rotated.add(to);
    }
  }

  /** Once in three times the compressed file is there half before it is there whole. */
  void compress(Runnable meanwhile) throws IOException {
    if (rotated.isEmpty()) {
      return;
    }
    Path from = rotated.remove(random.nextInt(rotated.size()));
    Path to = directory.resolve(from.getFileName() + ".gz");
    byte[] compressed = gzip(Files.readAllBytes(from));
    if (random.nextInt(3) == 0) {
      Files.write(to, Arrays.copyOf(compressed, random.nextInt(compressed.length)));
      meanwhile.run();
    }
    Files.write(to, compressed);
    Files.delete(from);
  }

  static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(content);
    }
    return bytes.toByteArray();
  }
}
