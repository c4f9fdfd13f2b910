package io.palimpsest.language.pseudonym.format;

import java.util.List;
import java.util.Optional;

/** IPv4: each number keeps its length, and the address the sort of network it belongs to. */
final class Ipv4Form implements Form {

  private static final int[] LEAST = {0, 10, 100};
  private static final int[] MOST = {9, 99, 255};

  /** The sorts of networks that matter, with how many numbers name them. */
  private enum Network {
    PUBLIC(0),
    THIS(1),
    PRIVATE_10(1),
    PRIVATE_172(1),
    PRIVATE_192(2),
    CARRIER(1),
    LOOPBACK(1),
    LINK_LOCAL(2),
    EXAMPLE(3),
    MULTICAST(0),
    RESERVED(0);

    private final int kept;

    Network(int kept) {
      this.kept = kept;
    }

    static Network of(int a, int b, int c) {
      return switch (a) {
        case 0 -> THIS;
        case 10 -> PRIVATE_10;
        case 127 -> LOOPBACK;
        case 100 -> b >= 64 && b < 128 ? CARRIER : PUBLIC;
        case 169 -> b == 254 ? LINK_LOCAL : PUBLIC;
        case 172 -> b >= 16 && b < 32 ? PRIVATE_172 : PUBLIC;
        case 192 -> b == 168 ? PRIVATE_192 : b == 0 && c == 2 ? EXAMPLE : PUBLIC;
        case 198 -> b == 51 && c == 100 ? EXAMPLE : PUBLIC;
        case 203 -> b == 0 && c == 113 ? EXAMPLE : PUBLIC;
        default -> a < 224 ? PUBLIC : a < 240 ? MULTICAST : RESERVED;
      };
    }
  }

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String digits = original.compact();
    List<Run> numbers = Run.of(original.folded());
    boolean fits =
        numbers.size() == 4
            && numbers.stream().mapToInt(Run::length).sum() == digits.length()
            && numbers.stream().allMatch(number -> isOctet(number, digits));
    if (!fits) {
      return Optional.empty();
    }
    Network network = network(numbers, digits);
    return Optional.of(
        new Recipe(
            original.folded(),
            draw -> draw(numbers, digits, network.kept, draw),
            other -> network(numbers, other) == network,
            Recipe.MAX_TRIES,
            false));
  }

  private static boolean isOctet(Run number, String digits) {
    boolean plain = number.length() == 1 || digits.charAt(number.place()) != '0';
    return plain && number.length() <= 3 && number.value(digits) <= 255;
  }

  private static Network network(List<Run> numbers, String digits) {
    return Network.of(
        numbers.get(0).value(digits), numbers.get(1).value(digits), numbers.get(2).value(digits));
  }

  private static String draw(List<Run> numbers, String digits, int kept, Draw draw) {
    StringBuilder drawn = new StringBuilder();
    for (int i = 0; i < numbers.size(); i++) {
      int length = numbers.get(i).length();
      drawn.append(
          i < kept
              ? numbers.get(i).value(digits)
              : draw.between(LEAST[length - 1], MOST[length - 1]));
    }
    return drawn.toString();
  }
}
