package io.palimpsest.language.pseudonym.format;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Telephone numbers: the country code stays, and a number that exists becomes one that exists for
 * the same type of line. The area code changes too, unless too few numbers of its length exist:
 * after each {@value #STEP} candidates one more of the leading digits is kept. A number as dialled
 * at home and from abroad is one number where its region is known.
 */
final class PhoneForm implements Form {

  /** A candidate costs a question to libphonenumber, some microseconds. */
  private static final int STEP = 25;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    return PhoneLayout.of(original).map(layout -> recipe(original.compact(), layout));
  }

  private static Recipe recipe(String compact, PhoneLayout layout) {
    Optional<PhonePlan> plan = PhonePlan.of(layout);
    String digits = layout.digits();
    int kept =
        plan.map(known -> digits.length() - known.subscriber())
            .orElse(digits.startsWith("00") ? 2 : 0);
    String number = plan.map(PhonePlan::international).orElse(digits);
    int free = Math.max(1, digits.length() - kept);
    return new Recipe(
        number + "x" + digits(compact, layout.extension()),
        new Candidates(compact, layout, kept),
        other -> plan.isEmpty() || plan.get().accepts(digits(other, layout.places())),
        STEP * free,
        false);
  }

  private static String digits(String compact, List<Integer> places) {
    StringBuilder digits = new StringBuilder();
    places.forEach(place -> digits.append(compact.charAt(place)));
    return digits.toString();
  }

  /** Keeps more and more; asked by one thread for one number. */
  private static final class Candidates implements Function<Draw, String> {
    private final PhoneLayout layout;
    private final Places places;
    private final int kept;
    private int asked;

    Candidates(String compact, PhoneLayout layout, int kept) {
      this.layout = layout;
      this.kept = kept;
      this.places = Places.fixed(compact);
      layout.places().stream().skip(kept).forEach(place -> places.open(place, Places.DIGITS));
      layout.extension().forEach(place -> places.open(place, Places.DIGITS));
      if (kept < layout.places().size()) {
        places.keepZeroAt(layout.places().get(kept));
      }
    }

    @Override
    public String apply(Draw draw) {
      int more = kept + asked++ / STEP;
      if (asked % STEP == 1 && more > kept) {
        int place = layout.places().get(more - 1);
        places.keep(place, place + 1);
      }
      return places.draw(draw);
    }
  }
}
