/**
 * Redaction: a text in which every word is replaced by the name of its class.
 *
 * <p>{@link io.palimpsest.mechanisms.redaction.Shape} is what remains of a text without its words;
 * {@link io.palimpsest.mechanisms.redaction.ShapeRedaction} writes it down; {@link
 * io.palimpsest.mechanisms.redaction.WordClass} lists the classes. The words themselves cannot be
 * handed to this package: a piece of a shape holds either a class or a few characters of a fixed
 * list.
 *
 * <pre>{@code
 * Shape shape =
 *     new Shape(List.of(new Hidden(WORD), new Layout(" "), new Hidden(NAME), new Layout("!")));
 * ShapeRedaction.write(shape); // "WORD NAME!"
 * }</pre>
 *
 * <p>Traps: no differential privacy is promised; how many words a text has, of which class, in
 * which order, and its punctuation are visible. Whoever makes the shape decides what a class may
 * depend on, and that decision is released too.
 */
package io.palimpsest.mechanisms.redaction;
