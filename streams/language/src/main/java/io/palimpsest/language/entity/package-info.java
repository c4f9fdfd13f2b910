/**
 * What happens to people, places and numbers in a text: found, then replaced.
 *
 * <ol>
 *   <li>{@link io.palimpsest.language.entity.EntityRules} say, by type, which {@linkplain
 *       io.palimpsest.language.entity.EntityAction action} is taken and how sure a detector must
 *       be;
 *   <li>{@link io.palimpsest.language.entity.EntityDetection} finds spans, without a look at the
 *       author;
 *   <li>{@link io.palimpsest.language.entity.EntityReplacement} widens them to whole tokens and
 *       writes what stands there instead, with the memory of the author at hand.
 * </ol>
 *
 * <pre>{@code
 * EntityRules rules = new EntityRules(Map.of(PERSON, new EntityRule(new Pseudonymize(), 0)));
 * DetectorInput input = DetectorInput.of("Anna Smith called");
 * List<Span> spans = new EntityDetection(rules, StandardDetectors.all()).detect(input);
 * ReplacedText replaced = new EntityReplacement(rules).replace(input, spans, author, shared);
 * replaced.text().replaced(); // "Odalys Thorne called", and tomorrow the same
 * }</pre>
 *
 * <p>What is promised: coherence (pseudonymize), at least k authors (generalize), intervals (shift:
 * of days among full dates, of years among years). <b>Nothing here is differentially private</b>,
 * and what no detector finds is not replaced.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>A type without a rule is sanitized, not kept.
 *   <li>A name that is kept is not remembered; a name that is hidden once is hidden wherever the
 *       same author writes it again, even where no detector finds it.
 *   <li>Where an action cannot be done (no name of that script, no valid number of that form, a
 *       full memory), the label of the type stands.
 * </ul>
 */
package io.palimpsest.language.entity;
