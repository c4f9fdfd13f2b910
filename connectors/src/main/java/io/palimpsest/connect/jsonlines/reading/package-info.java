/**
 * Files of lines that grow, are renamed, copied, cut off and compressed while they are read.
 *
 * <p>{@link io.palimpsest.connect.jsonlines.reading.Watch} looks through a directory (with {@link
 * io.palimpsest.connect.jsonlines.reading.Finder}) and hands out lines; each {@link
 * io.palimpsest.connect.jsonlines.reading.Line} comes with the {@link
 * io.palimpsest.connect.jsonlines.reading.Progress} that leads back to the line after it.
 *
 * <p>A file is known by what it says, not by its name or inode: by its first line ({@link
 * io.palimpsest.connect.jsonlines.reading.Head}), and further by hashes of what was read ({@link
 * io.palimpsest.connect.jsonlines.reading.Trail}). So the same content is read once, whether it is
 * renamed, copied before it is truncated, or compressed; and two files with the same first line are
 * told apart as soon as one of them differs from what was read ({@link
 * io.palimpsest.connect.jsonlines.reading.Follower}).
 *
 * <p>Trap: a file that is shorter than what was read under its first line, and agrees with it as
 * far as hashes were kept, is taken for an older copy and not read. Hashes lie at doubling
 * distances from the end of the first line.
 *
 * <p>Trap: a plain file that only grows is not compared from its beginning at each look, see {@link
 * io.palimpsest.connect.jsonlines.reading.WatchedFile#hasGrown}.
 */
package io.palimpsest.connect.jsonlines.reading;
