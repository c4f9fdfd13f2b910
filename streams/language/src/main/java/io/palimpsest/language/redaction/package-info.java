/**
 * Redaction of whole texts: characters in, labels out.
 *
 * <p>{@link io.palimpsest.language.redaction.Redactor} is the entry; {@link
 * io.palimpsest.language.redaction.Redaction} is what it gives back and is safe to show.
 *
 * <pre>{@code
 * Redaction redaction = new Redactor().redact("Call Anna on 555-0100");
 * redaction.text(); // "WORD NAME WORD NUMBER"
 * redaction.counts(); // {NAME=1, NUMBER=1}
 * }</pre>
 *
 * <p>What counts as layout, which things become one SYMBOL and where a sentence begins is decided
 * by {@link io.palimpsest.language.redaction.ShapeReader}, for every release and not for redaction
 * alone; it tells a {@link io.palimpsest.language.redaction.ShapeListener}.
 *
 * <p>Traps: what is promised, and what is not, stands at {@link
 * io.palimpsest.mechanisms.redaction.ShapeRedaction}. The release can be larger than the text, up
 * to {@link io.palimpsest.language.redaction.Redactor#MAX_GROWTH} times. NAME is a guess by case.
 */
package io.palimpsest.language.redaction;
