/**
 * Keys as capabilities: code that holds a key can ask it for a pseudonym and for nothing else.
 *
 * <pre>{@code
 * MasterKey key = MasterKey.parse(hex);
 * String pseudonym = key.pseudonymOf("anna@example.com"); // 32 hexadecimal digits
 * }</pre>
 *
 * <p>Trap: a pseudonym is not anonymity. Whoever holds the key, or can have posts of a known author
 * privatized, can tell which pseudonym is whose.
 */
package io.palimpsest.mechanisms.key;
