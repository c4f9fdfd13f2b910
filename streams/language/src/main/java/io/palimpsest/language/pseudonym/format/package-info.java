/**
 * Pseudonyms for what has a form: another card number, telephone number or identity number that
 * passes every check the original passes, and dates moved in their own spelling.
 *
 * <p>{@link io.palimpsest.language.pseudonym.format.FormatPseudonyms} and {@link
 * io.palimpsest.language.pseudonym.format.DateShift} are the ones to use, all else is inside.
 *
 * <pre>{@code
 * new FormatPseudonyms().replace(EntityType.PAYMENT_CARD, "4111-1111-1111-1111", author);
 * // 4637-4954-2151-4758 for this author, always, and 4637495421514758 for 4111111111111111
 * new DateShift().shift("Monday, March 1st, 2021", 30); // Wednesday, March 31st, 2021
 * }</pre>
 *
 * <p>How a value is replaced, in order: {@code Spelling} parts the value from how it is written;
 * the type's {@code Form} says in a {@code Recipe} which characters may stand where ({@code
 * Places}) and what must hold; candidates are drawn from the author's randomness until one holds
 * and is not the original; {@code Spelling} writes it. The checks are those of {@link
 * io.palimpsest.language.detect.pattern}, so a replacement is found again as what it is.
 *
 * <p>How a date is moved: {@code Pieces} cuts the text, {@code DateReading} finds the parts of the
 * date ({@code DateGrammar}), the name of its day ({@code WeekdayPlace}) and the time ({@code
 * TimeGrammar}), {@code DateValue} reads the day, {@code DateWriter} writes the other one. The time
 * stays: whoever has another rule for times asks the moved text for its place.
 *
 * <pre>{@code
 * String moved = dates.shift("2020-05-05T14:33:21Z", 16).orElseThrow(); // 2020-05-21T14:33:21Z
 * TimePlace place = dates.time(moved).orElseThrow(); // that of 14:33:21
 * formats.replace(EntityType.TIME, moved.substring(place.start(), place.end()), author);
 * }</pre>
 *
 * <p>A year, a decade, a month with its year and a date of birth move by the author's years as
 * well, since a few days would leave their year:
 *
 * <pre>{@code
 * dates.shift("1990s", new DateMove(16, -2, false)); // 1980s
 * dates.shift("14.03.1963", new DateMove(16, -2, true)); // 30.03.1961
 * }</pre>
 *
 * <p>What stays, because it is the form: a card's network, the country of a bank, IBAN or telephone
 * number, whether an internet address is private, the quarter of the globe, morning or afternoon,
 * how many digits an amount or an age has, the sign of a currency.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>An empty answer means that no other value of that form could be made: write the type's
 *       label, never the original.
 *   <li>Separators are spelling and do not count, save where they carry the value: internet
 *       addresses and coordinates. Case does not count, save in Base58.
 *   <li>A number that could be of several kinds satisfies the checks of all of them.
 *   <li>Two values of one author may become the same value: this is drawing, no permutation. For
 *       ages and single digits it is common, for a card it does not happen.
 *   <li>Telephone numbers cost most, a question to libphonenumber for each candidate. The country's
 *       area codes change as long as enough numbers exist; rare ones keep leading digits.
 *   <li>Dates between slashes are read month first; see {@code DateShift}.
 *   <li>Moving dates hides no more than the author's number of days and years: the year of a full
 *       date that is no date of birth mostly stays. A year beside a full date may no longer fit it.
 *       A multiple of seven leaves the names of days as they were. Whoever sees when a post was
 *       created, and in it a date that is certainly the same day, can compute the author's number
 *       of days and move all their dates back.
 *   <li>A month whose name several languages share is taken to be in the language of the date's
 *       other words, then in English, then in the first one known, and the other month is named so:
 *       Italian {@code 15 marzo} may become Spanish {@code 14 abril}.
 * </ul>
 */
package io.palimpsest.language.pseudonym.format;
