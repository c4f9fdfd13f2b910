/**
 * What identifies somebody in a text: where it stands, of which type, and how sure we are.
 *
 * <p>A {@link io.palimpsest.language.detect.Detector} reads a {@link
 * io.palimpsest.language.detect.DetectorInput} (a text with its tokens, split once for all) and
 * answers with {@link io.palimpsest.language.detect.Span}s. {@link
 * io.palimpsest.language.detect.Detectors} runs several of them, and {@link
 * io.palimpsest.language.detect.OverlapRule} makes what they found disjoint.
 *
 * <pre>{@code
 * Detector all = StandardDetectors.all(); // patterns and the tagger
 * for (Span span : all.detect(DetectorInput.of(text))) {
 *   hide(span.type(), span.start(), span.end());
 * }
 * }</pre>
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Offsets count UTF-16 units, as {@code String} does; none lies inside a surrogate pair.
 *   <li>A confidence of {@link io.palimpsest.language.detect.Span#CERTAIN} or more wins against
 *       every longer span that has less. A detector that guesses must stay below it.
 *   <li>A span holds no text and may be logged; a {@code DetectorInput} holds all of it and shows
 *       none.
 * </ul>
 */
package io.palimpsest.language.detect;
