package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences with holes such as {@code {{person}}}, filled with names. A hole of a kind that is not
 * known is filled with a number.
 */
final class TemplateText {
  private static final Pattern HOLE = Pattern.compile("\\{\\{([a-z_]+)}}");
  private static final List<String> COMPANY_ENDS =
      List.of(
          "Inc",
          "Inc.",
          "Ltd",
          "PLC",
          "Group",
          "and Sons",
          "LLC",
          "Corp",
          "Incorporated",
          "Partners",
          "Solutions",
          "Consulting",
          "Research",
          "Insurance",
          "Finance",
          "Agency");
  private static final List<String> INSTITUTION_ENDS =
      List.of("University", "Bank", "Airlines", "Hospital", "Council", "Institute");
  private static final List<String> STREET_ENDS = List.of("Street", "Road", "Ave", "Lane");
  private static final List<String> JOBS = List.of("nurse", "engineer", "teacher", "driver");
  private static final List<String> NATIONALITIES = List.of("French", "Thai", "Irish", "Polish");

  private final TextTokenizer tokenizer = new TextTokenizer();
  private final NameLists names;
  private final TrainingSequence sequence;
  private final InventedNames invented;
  private final List<String> words = new ArrayList<>();
  private final List<Label> labels = new ArrayList<>();

  TemplateText(NameLists names, TrainingSequence sequence) {
    this.names = names;
    this.sequence = sequence;
    invented = new InventedNames(sequence);
  }

  LabelledSentence fill(String template) {
    words.clear();
    labels.clear();
    Matcher hole = HOLE.matcher(template);
    int at = 0;
    while (hole.find()) {
      add(template.substring(at, hole.start()), Label.OUTSIDE);
      fillHole(hole.group(1));
      at = hole.end();
    }
    add(template.substring(at), Label.OUTSIDE);
    return new LabelledSentence(words, labels);
  }

  private void fillHole(String kind) {
    switch (kind) {
      case "person", "name", "name_female", "name_male" -> add(fullName(), Label.PERSON);
      case "first_name", "first_name_female", "first_name_male", "first_name_nonbinary" ->
          add(names.givenName(sequence), Label.PERSON);
      case "last_name", "last_name_female", "last_name_male" ->
          add(names.familyName(sequence), Label.PERSON);
      case "city" -> add(sequence.pick(names.places()), Label.LOCATION);
      case "country" -> add(sequence.pick(names.countries()), Label.LOCATION);
      case "state_abbr" -> add(sequence.pick(List.of("CA", "NY", "TX")), Label.LOCATION);
      case "organization" -> add(organization(), Label.ORGANIZATION);
      case "address" -> {
        add(sequence.below(900) + " " + street() + ", ", Label.OUTSIDE);
        add(sequence.pick(names.places()), Label.LOCATION);
      }
      case "street_name" -> add(street(), Label.OUTSIDE);
      case "prefix", "prefix_male" -> add("Mr.", Label.OUTSIDE);
      case "prefix_female" -> add(sequence.pick(List.of("Mrs.", "Ms.")), Label.OUTSIDE);
      case "nationality", "nation_woman", "nation_plural" ->
          add(sequence.pick(NATIONALITIES), Label.OTHER_NAME);
      case "email" -> add("someone@example.com", Label.OUTSIDE);
      case "url" -> add("https://www.example.com", Label.OUTSIDE);
      case "job" -> add(sequence.pick(JOBS), Label.OUTSIDE);
      case "day_of_week" -> add("Monday", Label.OUTSIDE);
      default -> add(Integer.toString(1000 + sequence.below(90_000)), Label.OUTSIDE);
    }
  }

  private String fullName() {
    String given = names.givenName(sequence);
    return sequence.chance(0.85) ? given + " " + names.familyName(sequence) : given;
  }

  /**
   * A firm named after people or after nothing, an institution of a place, or one that is known.
   */
  private String organization() {
    String family = names.familyName(sequence);
    String end = sequence.pick(COMPANY_ENDS);
    return switch (sequence.below(7)) {
      case 0 -> family + " " + end;
      case 1 -> family + "-" + names.familyName(sequence);
      case 2 -> family + ", " + names.familyName(sequence) + " and " + names.familyName(sequence);
      case 3 -> sequence.pick(names.places()) + " " + sequence.pick(INSTITUTION_ENDS);
      case 4 -> invented.like(names.organizations()) + " " + end;
      case 5 -> invented.like(names.organizations());
      default -> sequence.pick(names.organizations());
    };
  }

  private String street() {
    return names.familyName(sequence) + " " + sequence.pick(STREET_ENDS);
  }

  private void add(String text, Label label) {
    for (Token token : tokenizer.split(text)) {
      if (token.kind() != TokenKind.SPACE) {
        words.add(token.in(text));
        labels.add(label);
      }
    }
  }
}
