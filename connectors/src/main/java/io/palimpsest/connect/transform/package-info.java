/**
 * What is behind the transform {@code Privatize}.
 *
 * <ul>
 *   <li>{@link io.palimpsest.connect.transform.PrivatizeConfig} has the settings, each with its
 *       type, default, check and documentation; nothing that could fail at a record because of a
 *       setting is left to the first record;
 *   <li>{@link io.palimpsest.connect.transform.RecordPrivatizer} rewrites values as they say;
 *   <li>{@code EngineShare} has each engine (tagger, lists of names, tables of words) once in a
 *       worker, however many tasks use it, and keeps it for those that start again.
 * </ul>
 *
 * <p>A value is walked twice: first to collect its texts, so that names are learned from all of
 * them before any is written, then to write. What is not changed is not copied.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Nothing is kept from record to record but keys of authors, and those only to save time: the
 *       same record gives the same answer, whatever came before it and wherever it is worked on.
 *   <li>The engine's exceptions may quote text. None is chained, none is logged; their class is
 *       told.
 * </ul>
 */
package io.palimpsest.connect.transform;
