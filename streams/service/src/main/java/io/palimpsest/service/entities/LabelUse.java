package io.palimpsest.service.entities;

import io.palimpsest.language.detect.EntityType;
import java.util.List;

/**
 * A label of a data set and what became of it.
 *
 * @param count how many spans have it
 * @param types what it means; none if it is not judged
 */
public record LabelUse(int count, List<EntityType> types) {

  LabelUse onceMore() {
    return new LabelUse(count + 1, types);
  }
}
