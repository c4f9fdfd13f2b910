package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Set;

/**
 * Addresses that the tokenizer does not know or cuts apart: mail with letters outside ASCII or
 * hosts without a dot, schemes and hosts of its own making, what hangs on to a URL. Whoever logs in
 * with a password in an address has told a secret.
 */
final class AddressForms {

  private static final double SURE = 0.96;

  /** More than a URL without one has. */
  private static final double WITH_SECRET = 0.99;

  /** What may stand in the local part of a mail address, besides letters and digits. */
  private static final String IN_LOCAL = "._%+-~!&'*^";

  /** What ends a URL, whatever hangs on to it. */
  private static final String AFTER_URL = ")]\"'<>`";

  private static final String LOOSE = ".,;:!?)]}\"'>`*";

  /** Hosts that no public list has. */
  private static final Set<String> PRIVATE_HOSTS =
      Set.of(
          "onion i2p local localhost lan internal intranet corp home eth crypto example test"
              .split(" "));

  private static final Set<String> SCHEMES_OF_MAIL =
      Set.of("mail mailto email sip sips xmpp skype im msn contact to from cc bcc".split(" "));

  private static final String[] KEYS_IN_URL = {
    "token=",
    "key=",
    "sig=",
    "signature=",
    "secret=",
    "password=",
    "passwd=",
    "pwd=",
    "auth=",
    "session=",
    "code=",
    "hooks.slack.com/services/",
    "/api/webhooks/"
  };

  private final Atoms atoms;
  private final Findings found;

  /** Behind the last at sign: no mail address begins before its predecessor's host. */
  private int host;

  AddressForms(Atoms atoms, Findings found) {
    this.atoms = atoms;
    this.found = found;
  }

  /** The addresses of one chunk. */
  void at(int first, int end) {
    host = first;
    for (int i = first; i < end; i++) {
      if (isScheme(i)) {
        withScheme(first, i, end);
        return;
      }
      if (atoms.isOpaque(i)) {
        i = opaque(i, end, i == first) - 1;
      } else if (atoms.isSign(i, '@') && i > first && i + 1 < end) {
        i = Math.max(i, mail(i, end) - 1);
      } else if (atoms.isWord(i, "www") && atoms.isSign(i + 1, '.') && i + 2 < end) {
        url(i, trimmed(i, end), SURE);
        return;
      } else if (isPrivateHost(first, i, end)) {
        if (atoms.isSignOf(i + 1, ":/") && i + 2 < end) {
          url(first, trimmed(first, end), SURE);
          return;
        }
        found.add(EntityType.URL, first, i + 1, SURE);
      }
    }
  }

  private boolean isScheme(int i) {
    return atoms.isSign(i, ':')
        && atoms.isSign(i + 1, '/')
        && atoms.isSign(i + 2, '/')
        && atoms.isGlued(i + 1)
        && atoms.isGlued(i + 2);
  }

  private void withScheme(int first, int colon, int end) {
    int start = colon;
    while (start > first && (atoms.isAlphanumeric(start - 1) || atoms.isSignOf(start - 1, "+.-"))) {
      start--;
    }
    int last = trimmed(start, end);
    if (last > colon + 3) {
      url(start, last, SURE);
    }
  }

  /** A web address, or a secret if one is told in it. Its text is read once: no other overlaps. */
  private void url(int first, int end, double confidence) {
    String url = atoms.text().substring(atoms.start(first), atoms.end(end - 1));
    if (isSecret(url.toLowerCase(Locale.ROOT))) {
      found.add(EntityType.SECRET, first, end, WITH_SECRET);
    } else {
      found.add(EntityType.URL, first, end, confidence);
    }
  }

  /** A name of the tokenizer's and what hangs on to it; answers the atom behind. */
  private int opaque(int i, int end, boolean opensChunk) {
    char first = atoms.text().at(atoms.start(i));
    if (first == '#' || first == '@' && opensChunk) {
      return i + 1;
    }
    String name = opaqueText(i);
    if (name.indexOf('@') >= 0 && name.indexOf('/') < 0) {
      return mail(i, end);
    }
    if (isSecret(name.toLowerCase(Locale.ROOT))) {
      found.add(EntityType.SECRET, i, trimmed(i, end), WITH_SECRET);
      return end;
    }
    int last = i + 1;
    while (last < end && !atoms.isSignOf(last, AFTER_URL)) {
      last++;
    }
    last = trimmed(i, last);
    if (last > i + 1 && hasLetters(i + 1, last)) {
      url(i, last, SURE);
    }
    return Math.max(last, i + 1);
  }

  private static boolean isSecret(String url) {
    if (hasPassword(url)) {
      return true;
    }
    for (String key : KEYS_IN_URL) {
      if (url.contains(key)) {
        return true;
      }
    }
    return false;
  }

  /** user:password@host; a password may have any sign in it, a port is digits up to a slash. */
  private static boolean hasPassword(String url) {
    int scheme = url.indexOf("://");
    int user = scheme + 3;
    int colon = scheme < 0 ? -1 : url.indexOf(':', user);
    if (colon < 0 || url.indexOf('@', colon) < 0) {
      return false;
    }
    int at = colon + 1;
    while (at < url.length() && url.charAt(at) >= '0' && url.charAt(at) <= '9') {
      at++;
    }
    boolean port = at > colon + 1 && url.charAt(at) == '/';
    int path = url.indexOf('/', user);
    return !port && (path < 0 || path > colon);
  }

  private boolean hasLetters(int from, int end) {
    for (int i = from; i < end; i++) {
      if (atoms.isAlphanumeric(i) || atoms.isOpaque(i)) {
        return true;
      }
    }
    return false;
  }

  /** What stands around an at sign, or around a name that begins with one. */
  private int mail(int at, int end) {
    int first = host;
    host = at + 1;
    int start = at;
    while (start > first && (isNamePart(start - 1) || atoms.isSignOf(start - 1, IN_LOCAL))) {
      start--;
    }
    while (start < at && atoms.isSignOf(start, IN_LOCAL)) {
      start++;
    }
    int last = at + 1;
    while (last < end
        && (isNamePart(last)
            || atoms.isSignOf(last, ".-") && last + 1 < end && isInHost(last + 1))) {
      last++;
    }
    if (start == at && last == at + 1 && atoms.isOpaque(at)) {
      return last; // as the tokenizer found it
    }
    boolean local = start < at || atoms.isOpaque(at) && opaqueText(at).indexOf('@') > 0;
    if (!local || last == at + 1 && !atoms.isOpaque(at)) {
      return at + 1;
    }
    int user = userBefore(first, start);
    found.add(user < start ? EntityType.SECRET : EntityType.EMAIL, user, last, SURE);
    return last;
  }

  private boolean isInHost(int i) {
    return isNamePart(i) || atoms.isSign(i, '.');
  }

  private boolean isNamePart(int i) {
    return atoms.isAlphanumeric(i) || atoms.isOpaque(i);
  }

  /** Where user:password@host begins; the password's start if it is none. */
  private int userBefore(int first, int start) {
    if (start - 2 < first || !atoms.isSign(start - 1, ':') || !atoms.isAlphanumeric(start - 2)) {
      return start;
    }
    int user = start - 2;
    while (user > first && (atoms.isAlphanumeric(user - 1) || atoms.isSignOf(user - 1, IN_LOCAL))) {
      user--;
    }
    String name = atoms.text().substring(atoms.start(user), atoms.end(start - 2));
    return SCHEMES_OF_MAIL.contains(name.toLowerCase(Locale.ROOT)) ? start : user;
  }

  private boolean isPrivateHost(int first, int i, int end) {
    boolean last = i + 1 == end || !atoms.isAlphanumeric(i + 1) && !atoms.isSign(i + 1, '.');
    return last
        && i - 2 >= first
        && atoms.isLetters(i)
        && atoms.isSign(i - 1, '.')
        && PRIVATE_HOSTS.contains(
            atoms.text().substring(atoms.start(i), atoms.end(i)).toLowerCase(Locale.ROOT));
  }

  private int trimmed(int first, int end) {
    int last = end;
    while (last > first + 1 && atoms.isSignOf(last - 1, LOOSE)) {
      last--;
    }
    return last;
  }

  private String opaqueText(int i) {
    return atoms.text().substring(atoms.start(i), atoms.end(i));
  }
}
