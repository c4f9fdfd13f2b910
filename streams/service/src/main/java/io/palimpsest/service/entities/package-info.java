/**
 * Detection on the command line, and how good it is.
 *
 * <p>{@link io.palimpsest.service.entities.LineDetector} answers JSON lines with what was found in
 * them. {@link io.palimpsest.service.entities.GoldFile} reads texts in which people marked what is
 * sensitive, as JSON lines ({@code JsonGold}) or in the columns of CoNLL ({@code ConllGold}), and
 * {@link io.palimpsest.service.entities.ScoreTable} and {@link
 * io.palimpsest.service.entities.ScoreJson} show what a detector makes of them. {@link
 * io.palimpsest.service.entities.SelectiveDetector} lets through what somebody asked for; {@link
 * io.palimpsest.service.entities.TrainingFolder} knows where the data to train a tagger with lie.
 *
 * <pre>{@code
 * GoldFile gold = GoldFile.read(file, Set.of());
 * EntityReport report = EntityScorer.score(detector, gold.documents(), () -> {});
 * new ScoreTable(report, gold.labels()).text();
 * }</pre>
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>What {@code detect} writes says where in a raw text names stand: it belongs where the raw
 *       text belongs.
 *   <li>Complaints name file, line and label, and quote no text. A label is shown only if it looks
 *       like one, since in a file with swapped columns it is a word of somebody's.
 *   <li>A data set that the model was trained on says little about other texts.
 * </ul>
 */
package io.palimpsest.service.entities;
