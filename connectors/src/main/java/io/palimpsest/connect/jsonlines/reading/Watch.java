package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Reads the lines of all files of a directory that fall to one share. Not thread-safe.
 *
 * <p>{@link #look} finds what is new; {@link #read} takes from what was found, file by file, the
 * oldest first.
 */
public final class Watch implements AutoCloseable {
  /** Lines of one file that are read before others get their turn. */
  private static final int TURN = 50_000;

  /** Files that stay open between their turns. */
  private static final int MOST_OPEN = 16;

  private final Finder finder;
  private final int maxLineBytes;
  private final Deque<WatchedFile> pending = new ArrayDeque<>();
  private int linesOfTurn;

  /**
   * Watches a directory.
   *
   * @param glob which names; names that start with a dot are left out
   * @param maxLineBytes the longest line whose content is given out
   */
  public Watch(Path directory, String glob, int maxLineBytes, Share share, Offsets offsets) {
    this.finder = new Finder(directory, glob, share, offsets);
    this.maxLineBytes = maxLineBytes;
  }

  /** Looks through the directory for content that was not read. */
  public void look() throws IOException {
    pending.addAll(finder.look());
    if (pending.isEmpty()) {
      finder.forgetWhatIsGone();
    }
  }

  /** Whether something was found that is not read yet. */
  public boolean hasMore() {
    return !pending.isEmpty();
  }

  /** Whether all that was found is read, and files wait that could not be told from it before. */
  public boolean isWorthALook() {
    return pending.isEmpty() && finder.isInDoubt();
  }

  /** Lines of one file, at most so many, and not more than so many bytes but for the last one. */
  public List<Line> read(int maxLines, long maxBytes) {
    WatchedFile file = pending.element();
    Path path = file.path().orElseThrow();
    List<Line> lines = new ArrayList<>();
    boolean more;
    try {
      if (!file.open(maxLineBytes)) {
        lookAgain(file, path);
        return List.of();
      }
      more = cut(file, path, maxLines, maxBytes, lines);
    } catch (NoSuchFileException e) {
      lookAgain(file, path);
      return List.of();
    } catch (IOException e) {
      if (lines.isEmpty()) {
        leave(file, path, e);
        return List.of();
      }
      // The lines before it are good. What an input stream gives after an error is not, so the
      // file is opened again, and comes to the same place with no line.
      List<Line> good = take(file, path, lines, true);
      file.release();
      return good;
    }
    return take(file, path, lines, more);
  }

  /** Whether there may be more. */
  private static boolean cut(
      WatchedFile file, Path path, int maxLines, long maxBytes, List<Line> lines)
      throws IOException {
    String name = path.getFileName().toString();
    long bytes = 0;
    while (lines.size() < maxLines && bytes < maxBytes) {
      Optional<LineCutter.Cut> next = file.next();
      if (next.isEmpty()) {
        return false;
      }
      LineCutter.Cut cut = next.get();
      lines.add(
          new Line(name, file.identity(), cut.start(), cut.content(), cut.tooLong(), cut.after()));
      bytes += cut.content().length;
    }
    return true;
  }

  private List<Line> take(WatchedFile file, Path path, List<Line> lines, boolean more) {
    Progress upTo = lines.isEmpty() ? file.progress() : lines.get(lines.size() - 1).after();
    try {
      if (!file.stillHolds(upTo)) {
        lookAgain(file, path);
        return List.of();
      }
    } catch (IOException e) {
      leave(file, path, e);
      return List.of();
    }
    file.advance(upTo);
    linesOfTurn += lines.size();
    if (!more) {
      finish(file);
    } else if (linesOfTurn >= TURN && pending.size() > 1) {
      endTurn(file);
    }
    return lines;
  }

  /**
   * A compressed file stays open: to come back to its place would mean to decompress all that is
   * before, at every turn. If too many are open, it is read to its end instead.
   */
  private void endTurn(WatchedFile file) {
    if (!file.isDearToOpen()) {
      file.release();
    } else if (pending.stream().filter(WatchedFile::isOpen).count() > MOST_OPEN) {
      return;
    }
    linesOfTurn = 0;
    pending.remove(file);
    pending.addLast(file);
  }

  private void leave(WatchedFile file, Path path, IOException error) {
    finish(file);
    finder.leave(path, error);
  }

  private void lookAgain(WatchedFile file, Path path) {
    finder.lookAgain(path);
    finish(file);
  }

  private void finish(WatchedFile file) {
    pending.remove(file);
    linesOfTurn = 0;
    file.close();
  }

  /** How many files the directory shows. */
  public int files() {
    return finder.files();
  }

  /** How many of them could not be read. */
  public long unreadableFiles() {
    return finder.unreadableFiles();
  }

  @Override
  public void close() {
    finder.close();
  }
}
