package io.palimpsest.mechanisms.outputset;

import java.util.function.IntConsumer;

/** Algorithm 1 of CusText, and the repair of what it leaves alone. */
final class SetMaker {
  private final Mapping mapping;
  private final int k;
  private final Outward around;
  private final IntConsumer progress;
  private final SetDraft draft;

  SetMaker(Mapping mapping, int k, SetDraft draft, Outward around, IntConsumer progress) {
    this.mapping = mapping;
    this.k = k;
    this.draft = draft;
    this.around = around;
    this.progress = progress;
  }

  OutputSets make() {
    for (int word = 0; word < draft.words(); word++) {
      if (draft.isFree(word)) {
        visit(word);
        progress.accept(draft.wordsWithSets() - draft.free());
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
   * before anybody moves, so the order does not matter. If all words are drawn there is such a
   * neighbour, but for a vocabulary of one word: the first word visited took k words, which is at
   * least two, when all were free. Words around it that are never drawn are no company; if nobody
   * has any, all stay as they are.
   */
  private void giveCompany() {
    int[] inputs = draft.inputs();
    int[] before = new int[draft.words()];
    for (int word = 0; word < before.length; word++) {
      before[word] = draft.setOf(word);
    }
    for (int word = 0; word < before.length; word++) {
      if (before[word] >= 0 && inputs[before[word]] == 1) {
        int[] near =
            around.nearest(word, 1, k, other -> before[other] >= 0 && inputs[before[other]] > 1);
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
    if (inputs.length > 1 && inputs[last] == 1) {
      int word = draft.outputs(last)[0];
      int near = around.nearest(word, 1, 2, other -> other != word && draft.setOf(other) >= 0)[0];
      draft.assign(word, draft.setOf(near));
      draft.addOutput(draft.setOf(near), word);
    }
  }
}
