/** Pseudonyms for what has a form. */
package io.palimpsest.language.pseudonym.format;
