/**
 * Exact draws: the exponential mechanism on integers, with a loss that is computed and not assumed.
 *
 * <p>{@link io.palimpsest.mechanisms.sampling.ExponentialSampler} draws; {@link
 * io.palimpsest.mechanisms.sampling.IntegerWeights} turns the {@linkplain
 * io.palimpsest.mechanisms.sampling.ScoreTable scores} into integers, the last place with floating
 * point; {@link io.palimpsest.mechanisms.sampling.AliasTable} draws from them in constant time with
 * the {@linkplain io.palimpsest.mechanisms.sampling.Probability probability} that they say; {@link
 * io.palimpsest.mechanisms.sampling.LossBound} computes what a draw costs, {@link
 * io.palimpsest.mechanisms.sampling.RunningLoss} the same row by row; {@link
 * io.palimpsest.mechanisms.sampling.Calibration} finds the sharpest draws for an epsilon.
 *
 * <pre>{@code
 * ScoreTable scores = new ScoreTable(new double[][] {{1.0, 0.8, 0.1}, {0.7, 1.0, 0.2}});
 * ExponentialSampler sampler = ExponentialSampler.calibrated(scores, 1.0);
 * int output = sampler.draw(0, scope.draw(position));
 * double cost = sampler.loss(); // at most 1.0
 * }</pre>
 *
 * <p>Traps: the promise is between inputs of one set, and which set it was can be seen from the
 * output. A set with one input has a loss of 0 and hides nothing. The loss does not grow with the
 * inverse temperature everywhere.
 */
package io.palimpsest.mechanisms.sampling;
