package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.FieldTexts;
import io.palimpsest.connect.field.RefusedFieldException;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the texts of a value, and changes nothing. */
final class CollectedTexts implements FieldTexts {
  private final PostRules rules;
  private final List<String> texts = new ArrayList<>();
  private boolean isEmpty = true;

  CollectedTexts(PostRules rules) {
    this.rules = rules;
  }

  @Override
  public String privatized(String raw, String path) {
    Optional<Refusal> refusal = rules.textRefusal(raw).filter(why -> why != Refusal.EMPTY_TEXT);
    if (refusal.isPresent()) {
      throw new RefusedFieldException(path, "cannot be read: " + refusal.get().explanation());
    }
    texts.add(raw);
    isEmpty = false;
    return raw;
  }

  @Override
  public String pseudonym(String author, String path) {
    PostRules.authorRefusal(author)
        .ifPresent(
            refusal -> {
              throw new RefusedFieldException(path, "is no author: " + refusal.explanation());
            });
    isEmpty = false;
    return author;
  }

  @Override
  public boolean clear() {
    isEmpty = false;
    return false;
  }

  /** In the order of the walk. */
  List<String> texts() {
    return texts;
  }

  /** Whether there is nothing to change. */
  boolean isEmpty() {
    return isEmpty;
  }
}
