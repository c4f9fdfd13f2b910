/**
 * The engine inside Kafka Connect, for data that already flows there: {@code Privatize} rewrites
 * string fields of records, {@code JsonLinesSource} and {@code JsonLinesSink} carry posts between
 * files and topics.
 *
 * <p>There is no state here and so no ledger: nothing is charged, nothing is remembered of an
 * author and nothing is deduplicated. Who needs a bound over many posts needs the streaming
 * service.
 */
package io.palimpsest.connect;
