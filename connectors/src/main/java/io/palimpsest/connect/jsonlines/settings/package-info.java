/**
 * What the connectors can be told, each with type, default, check, importance and documentation in
 * one definition: {@link io.palimpsest.connect.jsonlines.settings.SourceSettings} and {@link
 * io.palimpsest.connect.jsonlines.settings.SinkSettings}. The page {@code connectors/SETTINGS.md}
 * is made from them.
 */
package io.palimpsest.connect.jsonlines.settings;
