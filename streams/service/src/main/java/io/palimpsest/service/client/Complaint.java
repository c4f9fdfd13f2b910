package io.palimpsest.service.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;

/** What the service says when it does not do what was asked. */
record Complaint(String detail, String correlationId) {
  private static final int UNAUTHORIZED = 401;
  private static final int FAULT_OF_THE_SERVICE = 500;

  /** One line for whoever typed a command. */
  static ServiceCallException of(URI url, int status, String body, ObjectMapper json) {
    if (status == UNAUTHORIZED) {
      return new ServiceCallException(
          "the service at %s does not accept this token: give one that it does by --token-file or PALIMPSEST_TOKEN; one of a data directory holds for one run"
              .formatted(url));
    }
    Complaint complaint = read(body, json);
    if (complaint.detail() == null) {
      return new ServiceCallException(
          "%s answered with status %d and says not why: check that it is the URL of palimpsest"
              .formatted(url, status));
    }
    String more =
        status == FAULT_OF_THE_SERVICE && complaint.correlationId() != null
            ? " (" + complaint.correlationId() + ")"
            : "";
    return new ServiceCallException(oneLine(complaint.detail() + more));
  }

  private static Complaint read(String body, ObjectMapper json) {
    try {
      Complaint found = json.readValue(body, Complaint.class);
      return found == null ? new Complaint(null, null) : found;
    } catch (JsonProcessingException e) {
      return new Complaint(null, null); // of something between us and the service
    }
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
  }
}
