/** Coherent pseudonyms for names. */
package io.palimpsest.language.pseudonym.name;
