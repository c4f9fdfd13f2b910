package io.palimpsest.mechanisms.outputset;

import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;

/** Who shares an output set with nobody. */
final class Loneliness {

  private Loneliness() {}

  /** The share of inputs whose outputs, as a set of words, are nobody else's. */
  static double share(SetDraft draft) {
    int[] counts = draft.inputs();
    Map<IntBuffer, Integer> inputsOfOutputs = new HashMap<>();
    for (int set = 0; set < counts.length; set++) {
      inputsOfOutputs.merge(IntBuffer.wrap(draft.outputs(set)), counts[set], Integer::sum);
    }
    long lonely = inputsOfOutputs.values().stream().filter(inputs -> inputs == 1).count();
    return (double) lonely / draft.wordsWithSets();
  }
}
