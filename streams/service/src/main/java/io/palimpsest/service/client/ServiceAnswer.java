package io.palimpsest.service.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;

/** What the service answered, once it did what was asked. */
public final class ServiceAnswer {
  private final URI url;
  private final String text;
  private final ObjectMapper json;

  ServiceAnswer(URI url, String text, ObjectMapper json) {
    this.url = url;
    this.text = text;
    this.json = json;
  }

  /** As it came: JSON. */
  public String text() {
    return text;
  }

  /** The same as a value; what a later version says more is passed over. */
  public <T> T as(Class<T> type) {
    try {
      T value = json.readValue(text, type);
      if (value != null) {
        return value;
      }
    } catch (JsonProcessingException e) {
      // Its message quotes the answer.
    }
    throw new ServiceCallException(
        "what answers at %s is not palimpsest, or another version of it: check the URL"
            .formatted(url));
  }
}
