package io.palimpsest.topology.access;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What somebody does with the topics. */
public enum Role {
  /** Publishes posts. */
  PRODUCER,
  /** This service. */
  SERVICE,
  /** Reads what is released. */
  CONSUMER,
  /** Runs the service: submits policies, passes requests on, looks at what was stopped. */
  OPERATOR,
  /** Reads what was paid and promised. */
  AUDITOR,
  /** Decides about policies and authors, and keeps the receipts. */
  PRIVACY_OFFICER,
  /** The application in which authors say what they ask for. */
  PLATFORM,
  /** A worker of Kafka Connect that brings posts and takes releases. */
  CONNECT,
  /** Makes topics and grants access, where that is not done by a super user. */
  ADMINISTRATOR;

  /** As it is written on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The role that is written so. */
  public static Optional<Role> of(String label) {
    return Arrays.stream(values()).filter(role -> role.label().equals(label)).findFirst();
  }

  /** All of them, as they are written. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(Role::label).toList();
  }
}
