/**
 * The command line. {@link io.palimpsest.service.command.CommandLines} has all commands and what
 * happens when one fails; each command is a class of its own, with the options that several share
 * in {@code PostOptions}, {@code DetectorOptions}, {@code ClusterOptions} and {@code KeyOptions},
 * and what an argument means in {@code PolicyChoice}, {@code KeyChoice} and {@code KeystoreChoice}.
 * {@code ConnectionFiles} is how to get into a Kafka and a registry with TLS or passwords. {@code
 * OutputFile} is how a command writes a file: whole, or not at all.
 *
 * <p>Commands for a running service are of two kinds. {@code budget AUTHOR}, {@code forget} and
 * {@code reprivatize} ask it over HTTP, by {@code service.client}; {@code HttpAddress} finds it and
 * the token. {@code policy submit}, {@code prefer} and {@code budget} without an author find it by
 * {@code ServiceAddress} and work on its topics, through a {@code ServiceLink}. An author is told
 * to them by an {@code AuthorArgument}. {@code AccountPage} and {@code ReplayQuote} say in words
 * what the service answers.
 *
 * <p>{@code topics create} and {@code topics check} prepare a cluster. {@code KafkaAddress} is
 * where it is, {@code LayoutOptions} and {@code PrincipalOptions} say what is wanted there, {@code
 * DifferenceTable} shows what is not so.
 *
 * <p>Data goes to standard output, words to standard error. What the user can put right is a {@code
 * UserError} (or another exception that is made for them): one line and exit code 2. Anything else
 * is one line with the class of the error and exit code 1. No line shows a stack trace, repeats an
 * argument that nobody expected, or quotes a post.
 *
 * <p>Trap: {@code Shutdown} closes in reverse order of opening, also at Ctrl-C. Open what others
 * stand on first.
 */
package io.palimpsest.service.command;
