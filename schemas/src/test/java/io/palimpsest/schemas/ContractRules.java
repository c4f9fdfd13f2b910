package io.palimpsest.schemas;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;

/** What every contract must say about itself. Answers with complaints, none for a good schema. */
final class ContractRules {
  private static final Set<String> ZONES =
      Set.of("raw", "restricted", "safe", "accounting", "control");

  /** Records that people read who may not read raw text. */
  private static final Set<String> OPEN_ZONES = Set.of("safe", "accounting");

  private final List<String> complaints = new ArrayList<>();

  private ContractRules() {}

  static List<String> complaintsAbout(Schema schema) {
    ContractRules rules = new ContractRules();
    rules.check(schema, false);
    return rules.complaints;
  }

  private void check(Schema schema, boolean insideOpenRecord) {
    switch (schema.getType()) {
      case RECORD -> checkRecord(schema, insideOpenRecord);
      case ENUM -> checkEnum(schema);
      case UNION -> schema.getTypes().forEach(branch -> check(branch, insideOpenRecord));
      case ARRAY -> check(schema.getElementType(), insideOpenRecord);
      case MAP -> check(schema.getValueType(), insideOpenRecord);
      default -> {}
    }
  }

  private void checkRecord(Schema schema, boolean insideOpenRecord) {
    String name = schema.getName();
    requireDoc(schema.getDoc(), name);
    requireZone(schema.getProp("zone"), name);
    boolean open = insideOpenRecord || isOpen(schema.getProp("zone"));
    if (insideOpenRecord && "raw".equals(schema.getProp("zone"))) {
      complaints.add(name + ": raw inside an open record");
    }
    for (Schema.Field field : schema.getFields()) {
      String path = name + "." + field.name();
      requireDoc(field.doc(), path);
      requireZone(field.getProp("zone"), path);
      if (open && "raw".equals(field.getProp("zone"))) {
        complaints.add(path + ": raw inside an open record");
      }
      check(field.schema(), open);
    }
  }

  private void checkEnum(Schema schema) {
    requireDoc(schema.getDoc(), schema.getName());
    if (schema.getEnumDefault() == null) {
      complaints.add(schema.getName() + ": no default");
    }
  }

  private void requireDoc(String doc, String where) {
    if (doc == null || doc.isBlank()) {
      complaints.add(where + ": no doc");
    }
  }

  private void requireZone(String zone, String where) {
    if (zone == null || !ZONES.contains(zone)) {
      complaints.add(where + ": no zone");
    }
  }

  private static boolean isOpen(String zone) {
    return zone != null && OPEN_ZONES.contains(zone);
  }
}
