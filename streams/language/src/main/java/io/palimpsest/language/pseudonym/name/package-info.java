/**
 * Other names for the names in an author's posts: realistic, of the same kind and script, and the
 * same ones tomorrow.
 *
 * <p>{@link io.palimpsest.language.pseudonym.name.NamePseudonyms} is the entry; an {@link
 * io.palimpsest.language.pseudonym.name.AuthorContext} says for whom. The order of calls for one
 * post:
 *
 * <pre>{@code
 * NamePseudonyms names = NamePseudonyms.standard();
 * List<Span> found = detector.detect(input);
 * names.learn(input, found, author); // full names first: they show what is given, what family
 * List<Span> missed = names.remembered(input, found, author); // from this or earlier posts
 * for (Span span : both(found, missed)) {
 *   write(names.replace(span.type(), textOf(span), author).orElse(labelOf(span.type())));
 * }
 * }</pre>
 *
 * <p>What holds for the posts of one author:
 *
 * <ul>
 *   <li>One name, one pseudonym. Every word of a name has its own, in one namespace: Anna Smith,
 *       Anna, SMITH, anna's, &#64;anna_smith, #AnnaSmith, annasmith and anna.smith&#64;gmail.com
 *       agree, also through invisible characters, accents and letters of another script that look
 *       alike.
 *   <li>Injective: no two words are given the same, none is given itself or a name that the author
 *       is known to use. Digits are permuted, and so are the letters of initials.
 *   <li>Given names keep their gender where more lists say one than the other; family names become
 *       family names. Titles, particles, suffixes, 's, separators and the use of capital letters
 *       stay.
 *   <li>A place becomes a place of its level as a whole; an organization keeps the words that tell
 *       its kind; acronyms, handles, mail, web and street addresses keep their form.
 *   <li>What was found once as a person, place or organization is found again in every case; also
 *       with something glued to it, as in smith.he, smith_fan and smith1, where only the name and
 *       what is no everyday word are replaced. When the memory is full it is found again as well,
 *       and its label is written.
 *   <li>An everyday word is found again only as it was written, with a capital letter, and where it
 *       can be a name: Hope inside a sentence, or before what stands behind a subject ("Hope told
 *       me"), but not in "Hope you are well". One that only stood before a name ("Call Anna") is
 *       found again with that name, and never by itself.
 * </ul>
 *
 * <p>Two authors get unrelated names: all draws are under the author's key.
 *
 * <p>Lists: names of {@code datafaker}, read script by script when first needed; places of WordNet;
 * {@code words.txt} for words that tell a kind; WordNet's counts and the model's vocabulary for
 * what is everyday English. Names that are frequent words or frequent names are not given.
 *
 * <p>What is not promised, and traps:
 *
 * <ul>
 *   <li>No differential privacy: who knows some pairs of names learns nothing of others, but the
 *       pattern of who is mentioned when stays.
 *   <li>A pseudonym can be the real name of somebody whom the author mentions later. Coherence
 *       wins: it stays, and the real one gets another. The pools have rare names to make that rare.
 *   <li>A word has the role in which it was met first; hence {@code learn} before {@code replace}.
 *   <li>A title (Senator) stays, unless it was once found as a name by itself; then it is one.
 *   <li>A letter beside a letter is an initial, whatever it means in other places: Z o f k a.
 *   <li>A stop word is a name where a detector says so, and is then looked for as any everyday
 *       word. Beside another name the {@code grammar} of {@code words.txt} is not; nor are single
 *       letters, single ideographs and names of more than six words as a whole.
 *   <li>In lower case neither everyday words are learned, nor frequent ones that are in no list of
 *       names, nor the {@code jargon.txt} of the detectors: detectors err there most.
 *   <li>Everyday words are those of English. In a text of another language detectors take many of
 *       its words for names, and here they count as such: it is replaced more than it need be.
 *   <li>A word is reported as what it was met as first, by its author: under a policy that has
 *       changed since, that may be a type which is now kept.
 *   <li>Paths of web addresses are drawn and not remembered: short ones may meet.
 *   <li>Places in scripts other than Latin have no pool: the label is written. Korean and Tamil
 *       pools are small and run out.
 *   <li>Words of tags and addresses that are nobody's name take room in the memory only up to half
 *       of it.
 *   <li>Originals of more than 320 UTF-16 units (web addresses: 2048) are not replaced.
 * </ul>
 *
 * <p>Time is linear in the text: each word is hashed once, or twice if the text has glued ones, and
 * is looked up at most 18 times each time.
 */
package io.palimpsest.language.pseudonym.name;
