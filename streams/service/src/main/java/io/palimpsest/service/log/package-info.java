/**
 * How logs are written: without the messages of exceptions, which may quote what they failed on.
 */
package io.palimpsest.service.log;
