/**
 * Detectors for what has a form: {@link io.palimpsest.language.detect.pattern.PatternDetector} is
 * the one to use, all else is inside.
 *
 * <p>How it works, in order:
 *
 * <ol>
 *   <li>{@code NameTokens} takes e-mail addresses, URLs, handles and hashtags from the tokenizer;
 *       nothing else is looked for inside them.
 *   <li>{@code FoldedText} undoes disguises: digits of other scripts, fullwidth letters, invisible
 *       characters. {@code AtomScan} cuts it into {@code Atoms}: runs of letters, runs of digits,
 *       signs. Each word is looked up once among the {@code CueWords}.
 *   <li>At each atom the {@code AtomRule}s are asked whether something of theirs starts there. They
 *       are hand-written scanners: no regular expression, so nothing can backtrack.
 * </ol>
 *
 * <p>How sure it is: 0.95 and more when a check digit agrees or the form allows no other reading;
 * about 0.85 when the form fits and a word near says so; 0.5 to 0.7 for the form alone. Numbers
 * whose form says too little (nine digits, a passport, an account) are found only within five words
 * after or three words before a word that names them; {@code Cue} lists the kinds of such words.
 *
 * <p>{@code NationalIdKind}, {@code FormChecks} and {@code CryptoChecks} are the same checks for
 * whoever makes values that must pass them.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>An AGE span is the number alone; a DATE includes the time that follows and the weekday
 *       beside it, which may be short there only; a PHONE its extension; a STREET_ADDRESS includes
 *       the place behind it when a postal code, country or flat confirms it.
 *   <li>A number with a wrong check digit is not found as what it claims to be, even beside the
 *       word; the policy for numbers still applies to it.
 *   <li>Years and weekdays are DATE with low confidence: a policy that wants fewer of them raises
 *       its threshold. Four digits are a year only where a word or form beside them says so and no
 *       word near speaks of codes or counts ({@code YearReader}): in doubt they are a number.
 *   <li>NUMBER is reported only for numbers in disguise: spelled out, one digit at a time, with
 *       invisible characters between, as Chinese or circled numerals.
 *   <li>libphonenumber is asked at most 2,000 times a text; beyond that, what looks like a phone
 *       number is one.
 * </ul>
 */
package io.palimpsest.language.detect.pattern;
