package io.palimpsest.service.http.access;

import java.util.Set;

/** Who may do what: operations name the roles that may call them, tokens the roles they have. */
public final class Role {
  /** Publishes posts. */
  public static final String PRODUCER = "producer";

  /** Answers authors: balances, preferences, erasures. */
  public static final String SUPPORT = "support";

  /** Runs the service. */
  public static final String OPERATOR = "operator";

  /** Looks at everything that is written down, and changes nothing. */
  public static final String AUDITOR = "auditor";

  /** Decides about policies, erasures and what is released again. */
  public static final String PRIVACY_OFFICER = "privacy-officer";

  /** Reads metrics, and reaches no operation: a token of it lies where machines are watched. */
  public static final String METRICS = "metrics";

  /** All of them. */
  public static final Set<String> ALL =
      Set.of(PRODUCER, SUPPORT, OPERATOR, AUDITOR, PRIVACY_OFFICER, METRICS);

  private Role() {}
}
