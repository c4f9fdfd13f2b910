/**
 * A text cut into tokens: every character belongs to exactly one of them.
 *
 * <p>{@link io.palimpsest.language.token.TextTokenizer} cuts; a {@link
 * io.palimpsest.language.token.Token} says where and of which {@link
 * io.palimpsest.language.token.TokenKind}, and holds no text itself.
 *
 * <pre>{@code
 * String text = "Call Anna on 555-0100";
 * for (Token token : new TextTokenizer().split(text)) {
 *   use(token.kind(), token.in(text)); // WORD Call, SPACE, WORD Anna, ..., NUMBER 555-0100
 * }
 * }</pre>
 *
 * <p>Word boundaries are those of Unicode (UAX 29) with URLs and e-mail addresses as Lucene finds
 * them. On top of that: {@code @name} and {@code #tag} keep their sign, numbers their separators
 * and sign, an emoji its modifiers, skin tones and joined parts.
 *
 * <p>{@link io.palimpsest.language.token.FrequentWords} has words that most texts are made of.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Offsets count UTF-16 units, as {@code String} does.
 *   <li>Ideographs and Hiragana are one token a character; a run of Thai is one token.
 *   <li>{@code end.It} without a space is a URL: {@code .it} is a top-level domain.
 *   <li>Invisible characters inside a word belong to the word; elsewhere they are SYMBOL.
 *   <li>Beyond 128 characters Lucene lets go: a longer word is put together again, a longer URL
 *       runs to the next space, a longer e-mail address ends in pieces.
 * </ul>
 */
package io.palimpsest.language.token;
