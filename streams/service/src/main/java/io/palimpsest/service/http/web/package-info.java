/**
 * What all requests have in common: an id that joins them to the log ({@link
 * io.palimpsest.service.http.web.Correlation}), a line in the log, a count by outcome, headers for
 * browsers; and the console's page, whose scripts lie among the resources in {@code console}.
 */
package io.palimpsest.service.http.web;
