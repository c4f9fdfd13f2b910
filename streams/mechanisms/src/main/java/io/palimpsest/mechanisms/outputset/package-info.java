/**
 * Which words can come out for which: the output sets of CusText.
 *
 * <p>{@link io.palimpsest.mechanisms.outputset.OutputSets} holds them, a {@link
 * io.palimpsest.mechanisms.outputset.Mapping} says how they are made.
 *
 * <pre>{@code
 * OutputSets sets =
 *     OutputSets.build(Mapping.BALANCED, 20, space.size(), neighbours, bar::stepTo);
 * int[] canComeOut = sets.outputs(sets.setOf(word));
 * int[] neighboursInPrivacy = sets.inputs(sets.setOf(word));
 * }</pre>
 *
 * <p><b>Company.</b> A promise holds between the inputs of a set, so a word that is alone in its
 * set is promised nothing. The algorithm of the paper leaves such words under the balanced mapping;
 * here each of them joins the set of its nearest neighbour that has company. It may then not be
 * among the outputs of its own set. Under the conservative mapping a word can be left over at the
 * end; it is added to its nearest neighbour's set, which then has one output more.
 *
 * <p>Traps: the aggressive mapping promises nothing whatever its k. Which set a word belongs to is
 * public, and visible from what comes out.
 */
package io.palimpsest.mechanisms.outputset;
