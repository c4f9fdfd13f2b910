/** Requests about policies to a running service, for the command line and for HTTP alike. */
package io.palimpsest.service.policy;
