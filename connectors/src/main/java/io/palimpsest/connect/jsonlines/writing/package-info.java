/**
 * Records of a partition become files, each record in one file, once.
 *
 * <p>{@link io.palimpsest.connect.jsonlines.writing.PartitionFiles} writes the files of one
 * partition below {@code .palimpsest} and finishes them together. {@link
 * io.palimpsest.connect.jsonlines.writing.Claim} is what makes it exact: one small file per
 * partition that says who writes, up to which offset everything is in finished files, and which
 * finished files must get their names. It is replaced in one step while a lock is held; that step
 * decides, and whoever comes next does what it says and was not done.
 *
 * <p>Who has lost a partition and does not know it yet can still write what nobody sees; to finish
 * it, its claim would have to be the last one.
 */
package io.palimpsest.connect.jsonlines.writing;
