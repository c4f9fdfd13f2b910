package io.palimpsest.mechanisms.outputset;

import java.util.function.IntConsumer;

/** Algorithm 1 of CusText, and the repair of what it leaves alone. */
final class SetMaker {
  private final Mapping mapping;
  private final int k;
  private final Outward around;
  private final IntConsumer progress;
  private final SetDraft draft;

  SetMaker(Mapping mapping, int k, int words, Outward around, IntConsumer progress) {
    this.mapping = mapping;
    this.k = k;
    this.around = around;
    this.progress = progress;
    this.draft = new SetDraft(words);
  }

  OutputSets make() {
    for (int word = 0; word < draft.words(); word++) {
      if (draft.isFree(word)) {
        visit(word);
        progress.accept(draft.words() - draft.free());
      }
    }
    double lonelyBefore = Loneliness.share(draft);
    if (mapping == Mapping.BALANCED) {
      giveCompany();
    } else if (mapping == Mapping.CONSERVATIVE) {
      joinLastSet();
    }
    return new OutputSets(mapping, k, draft, lonelyBefore);
  }

  private void visit(int word) {
    switch (mapping) {
      case AGGRESSIVE -> draft.assign(word, draft.open(around.nearest(word, k)));
      case BALANCED -> share(around.nearest(word, k));
      case CONSERVATIVE -> share(around.nearest(word, Math.min(k, draft.free()), k, draft::isFree));
    }
  }

  private void share(int[] outputs) {
    int set = draft.open(outputs);
    for (int word : outputs) {
      if (draft.isFree(word)) {
        draft.assign(word, set);
      }
    }
  }

  /**
   * Every lonely word joins its nearest neighbour that has company. Who has company is decided
   * before anybody moves, so the order does not matter. There is such a neighbour: the first word
   * visited took k words, which is at least two, when all were free. Only a vocabulary of one word
   * stays as it is.
   */
  private void giveCompany() {
    int[] inputs = draft.inputs();
    int[] before = new int[draft.words()];
    for (int word = 0; word < before.length; word++) {
      before[word] = draft.setOf(word);
    }
    for (int word = 0; word < before.length; word++) {
      if (inputs[before[word]] == 1) {
        int[] near = around.nearest(word, 1, k, other -> inputs[before[other]] > 1);
        if (near.length > 0) {
          draft.assign(word, before[near[0]]);
        }
      }
    }
  }

  /** The last set is of one word if one was left over; it then joins its nearest neighbour's. */
  private void joinLastSet() {
    int[] inputs = draft.inputs();
    int last = inputs.length - 1;
    if (inputs[last] == 1 && draft.words() > 1) {
      int word = draft.outputs(last)[0];
      int set = draft.setOf(around.nearest(word, 2)[1]);
      draft.assign(word, set);
      draft.addOutput(set, word);
    }
  }
}
