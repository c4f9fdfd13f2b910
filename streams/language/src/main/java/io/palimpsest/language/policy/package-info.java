/**
 * What a platform team writes down: a policy says what happens to the text of which topics.
 *
 * <ul>
 *   <li>{@link io.palimpsest.language.policy.Policy} is a valid policy; there are no invalid ones,
 *   <li>{@link io.palimpsest.language.policy.PolicyReader} makes it from YAML, or says in one line
 *       what is wrong and where,
 *   <li>{@link io.palimpsest.language.policy.BuiltInPolicies} are those that need no file,
 *   <li>{@link io.palimpsest.language.policy.PolicyExplanation} says in plain words what is
 *       promised.
 * </ul>
 *
 * <pre>{@code
 * policy: newsroom
 * version: 3
 * topics: [raw.posts]
 * entities:                    # leave it out, and nothing is looked for
 *   person: { action: pseudonymize }
 *   location: { action: generalize, k: 5 }          # until 5 authors share it
 *   date: { action: shift, days: 30, years: 3 }     # days by at most 30 days, years by 3 years
 *   url: { action: sanitize, numbered: false }      # URL, or URL_1, URL_2, ...
 *   phone: { action: randomize-digits, threshold: 0.5 }
 *   money: { action: keep }                         # also: redact
 * tokens:
 *   mechanism: custext         # redact | keep | custext | santext | exponential
 *   epsilon: 1.0               # of a draw, 0 to 1000
 *   k: 20                      # custext only, like the next two; words in an output set
 *   mapping: balanced          # balanced | conservative | aggressive
 *   temperature: calibrated    # calibrated | nominal
 *   level: user                # token | record | user
 *   stopwords: keep            # keep | sample
 *   unknown: class             # class | sample | drop
 * budget:                      # leave it out, and nothing is counted
 *   accountant: channel-exact  # pure | zcdp | renyi | channel-exact
 *   epsilon: 200               # what an author may spend in the window
 *   delta: 1e-6                # not for pure
 *   window: P1D                # weeks, days, hours, minutes, seconds; or lifetime
 *   lateness: PT1H             # sliding windows only; by how much time may go back
 *   lifetime-epsilon: 2000     # beside a sliding window, if wanted: both hold
 *   when-exhausted: withhold   # withhold | sanitize | redact
 * }</pre>
 *
 * <p>Types are those of {@link io.palimpsest.language.detect.EntityType}. One that is not named is
 * sanitized; {@code number} is every number that is nothing else, and is a word where it is not
 * named. The threshold is the least confidence of a detector that counts; it is 0 by default, for
 * doubt is sensitive.
 *
 * <p>Epsilon must be said; what else is left out is as above. {@code mapping: aggressive} promises
 * nothing and is refused without {@code acknowledge-no-guarantee: true}, and so is {@code
 * mechanism: keep}, under which words stay as they were written.
 *
 * <p>A budget needs its epsilon, and a delta unless the accountant is pure. Without a window it is
 * for a lifetime; the lateness is an hour, or the window if that is shorter; a post that does not
 * fit is withheld. There is no budget where nothing is drawn, nor for {@code mapping: aggressive},
 * of which nothing can be charged; santext has the accountant pure only, since its losses grow with
 * distance. What the section comes to is in {@link io.palimpsest.language.policy.BudgetTerms}.
 *
 * <p>Trap: another window, or an accountant that counts in another unit, begins from nothing. What
 * was spent before is not forgotten, and does not count either; nor are words paid for again that
 * level user paid for then. A {@code lifetime-epsilon} that is added later begins at that time.
 *
 * <p>Trap: a smaller {@code budget.epsilon} holds at the Rényi order that an author was first
 * charged at, the best one for the larger epsilon. It lets in fewer draws than a new author has,
 * and none if it is far smaller: with {@code renyi} and {@code channel-exact} begin with the budget
 * that is meant to last.
 *
 * <p>Trap: an unknown key is an error, not a remark. A misspelt {@code mechansim} that was passed
 * over would leave text to a default that nobody chose.
 */
package io.palimpsest.language.policy;
