/**
 * How logs are written: as text or as JSON, with the correlation id of a request, and without the
 * messages of exceptions, which may quote what they failed on. {@link
 * io.palimpsest.service.log.LogLevels} says how much.
 */
package io.palimpsest.service.log;
