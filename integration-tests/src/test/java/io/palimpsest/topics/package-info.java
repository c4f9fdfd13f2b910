/** What the documentation says about topics, compared with how they are made. */
package io.palimpsest.topics;
