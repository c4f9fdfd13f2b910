/** What is remembered of one author. */
package io.palimpsest.language.pseudonym.memory;
