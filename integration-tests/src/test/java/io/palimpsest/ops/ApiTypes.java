package io.palimpsest.ops;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import io.kubernetes.client.openapi.JSON;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The published types of Kubernetes' API, and those of the Prometheus operator: what they do not
 * know is a mistake.
 *
 * <p>Limits: the types know names, kinds of values and what is required, and not what the API
 * server finds out beyond that, such as ranges or fields that exclude each other.
 */
final class ApiTypes {
  private static final String CORE = "io.kubernetes.client.openapi.models.";
  private static final String OPERATOR = "io.fabric8.openshift.api.model.monitoring.";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  static {
    new JSON(); // makes its Gson
  }

  private ApiTypes() {}

  /** What is wrong with an object; empty if nothing is. */
  static Optional<String> complaintAbout(Object object) {
    String apiVersion = Yaml.text(object, "apiVersion");
    String kind = Yaml.text(object, "kind");
    String version = apiVersion.replaceFirst(".*/", "");
    try {
      String text = MAPPER.writeValueAsString(object);
      return apiVersion.startsWith("monitoring.coreos.com/")
          ? ofOperator(Class.forName(OPERATOR + version + "." + kind), text)
          : ofCore(
              Class.forName(
                  CORE + version.substring(0, 1).toUpperCase() + version.substring(1) + kind),
              text);
    } catch (ClassNotFoundException e) {
      return Optional.of("there is no published type of " + apiVersion + " " + kind);
    } catch (JsonProcessingException | RuntimeException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Looks for unknown and missing fields, then at the kinds of values. */
  private static Optional<String> ofCore(Class<?> type, String text) {
    JsonElement json = JsonParser.parseString(text);
    try {
      type.getMethod("validateJsonElement", JsonElement.class).invoke(null, json);
      JSON.getGson().fromJson(json, type);
      return Optional.empty();
    } catch (InvocationTargetException e) {
      return Optional.of(String.valueOf(e.getCause().getMessage()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** These take what they do not know into a map of their own, which must stay empty. */
  private static Optional<String> ofOperator(Class<?> type, String text)
      throws JsonProcessingException {
    List<String> unknown = new ArrayList<>();
    collectUnknown(MAPPER.readValue(text, type), unknown);
    return unknown.isEmpty() ? Optional.empty() : Optional.of("unknown fields " + unknown);
  }

  private static void collectUnknown(Object value, List<String> unknown) {
    if (value instanceof Collection<?> all) {
      all.forEach(each -> collectUnknown(each, unknown));
    } else if (value instanceof Map<?, ?> map) {
      map.values().forEach(each -> collectUnknown(each, unknown));
    } else if (value != null && value.getClass().getName().startsWith("io.fabric8.")) {
      for (var method : value.getClass().getMethods()) {
        if (method.getParameterCount() == 0 && method.getName().startsWith("get")) {
          Object found = read(method, value);
          if (method.getName().equals("getAdditionalProperties")) {
            ((Map<?, ?>) found).keySet().forEach(name -> unknown.add(String.valueOf(name)));
          } else {
            collectUnknown(found, unknown);
          }
        }
      }
    }
  }

  private static Object read(java.lang.reflect.Method method, Object value) {
    try {
      return method.invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
