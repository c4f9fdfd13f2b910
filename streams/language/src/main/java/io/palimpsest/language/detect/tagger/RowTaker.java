package io.palimpsest.language.detect.tagger;

/** Is told what is asked about a unit, and the answer: together they name a row of the table. */
@FunctionalInterface
interface RowTaker {

  /**
   * One row.
   *
   * @param question number of the feature
   * @param value its answer in this place
   */
  void take(int question, int value);
}
