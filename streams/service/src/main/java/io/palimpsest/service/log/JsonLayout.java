package io.palimpsest.service.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.LayoutBase;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Map;

/**
 * A line of the log as a JSON object: time, level, logger, message, what is known of the request,
 * and the classes of an exception and its causes, without their messages.
 */
final class JsonLayout extends LayoutBase<ILoggingEvent> {
  private static final JsonFactory JSON = new JsonFactory();

  @Override
  public String doLayout(ILoggingEvent event) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("time", Instant.ofEpochMilli(event.getTimeStamp()).toString());
      json.writeStringField("level", event.getLevel().toString());
      json.writeStringField("logger", event.getLoggerName());
      json.writeStringField("message", event.getFormattedMessage());
      for (Map.Entry<String, String> known : event.getMDCPropertyMap().entrySet()) {
        json.writeStringField(known.getKey(), known.getValue());
      }
      if (event.getThrowableProxy() != null) {
        writeErrors(event.getThrowableProxy(), json);
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a string never fails to take a character
    }
    return line.append('\n').toString();
  }

  private static void writeErrors(IThrowableProxy first, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("errors");
    for (IThrowableProxy error = first; error != null; error = error.getCause()) {
      json.writeString(error.getClassName());
    }
    json.writeEndArray();
  }
}
