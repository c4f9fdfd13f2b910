package io.palimpsest.connect.jsonlines.format;

/** How the fields of a post are called in the lines. */
public record PostFields(String id, String author, String text, String createdAt) {}
