/**
 * What a release promises, said exactly: {@link io.palimpsest.mechanisms.guarantee.Guarantee}
 * cannot be made without its neighbours, its unit and what it leaves out.
 */
package io.palimpsest.mechanisms.guarantee;
