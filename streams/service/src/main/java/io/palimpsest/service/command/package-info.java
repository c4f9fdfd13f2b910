/**
 * The command line. Data goes to standard output, words to standard error; a bad argument is one
 * line and exit code 2, a failure of ours is one line and exit code 1, and no line shows a stack
 * trace.
 */
package io.palimpsest.service.command;
