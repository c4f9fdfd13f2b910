/**
 * How lexicons are made.
 *
 * <p>{@link io.palimpsest.language.lexicon.build.LexiconBuild} goes the whole way: words with
 * vectors, from the model that lies in a jar or from a file; optionally counter-fitting with
 * WordNet, which parts opposites; the file. {@link
 * io.palimpsest.language.lexicon.build.SimilarityJudgements} measure what fitting did.
 *
 * <pre>{@code
 * LexiconBuild build = LexiconBuild.ofModel(Metric.COSINE, BuildProgress.NONE);
 * build.fit(BuildProgress.NONE);
 * build.write(LexiconCache.file(LexiconBuild.DEFAULT_NAME), BuildProgress.NONE);
 * }</pre>
 *
 * <p>Everything here is public data: a model, a thesaurus, a file of vectors. No post is ever read.
 *
 * <p>Trap: two machines may build the default lexicon with different last digits, because the model
 * runs on whatever vector instructions a processor has. The fingerprints then differ, and with them
 * all draws. Instances of one service must share one file.
 */
package io.palimpsest.language.lexicon.build;
