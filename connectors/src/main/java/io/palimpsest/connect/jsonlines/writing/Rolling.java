package io.palimpsest.connect.jsonlines.writing;

import java.time.Duration;

/**
 * When the files of a partition are finished: as soon as one of these is reached.
 *
 * @param records how many they hold together
 * @param bytes of their lines, before compression
 * @param age since their first record
 * @param openFiles how many they may be
 */
public record Rolling(long records, long bytes, Duration age, int openFiles) {}
