package io.palimpsest.schemas.registry;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.SSLException;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.flink.avro.registry.confluent.shaded.io.confluent.kafka.schemaregistry.ParsedSchema;
import org.apache.flink.avro.registry.confluent.shaded.io.confluent.kafka.schemaregistry.avro.AvroSchema;
import org.apache.flink.avro.registry.confluent.shaded.io.confluent.kafka.schemaregistry.client.CachedSchemaRegistryClient;
import org.apache.flink.avro.registry.confluent.shaded.io.confluent.kafka.schemaregistry.client.rest.exceptions.RestClientException;

/**
 * The registry through Confluent's client.
 *
 * <p>Confluent publishes its client in a repository of its own; the one here is the same code (7.5)
 * as Flink carries it, under another package name. That is why no other class may import it.
 */
public final class ConfluentSchemaRegistry implements SchemaRegistry {
  /** Far more schemas than we write or should ever read; beyond it the client refuses. */
  private static final int CACHED_SCHEMAS = 1000;

  private static final int HTTP_UNAUTHORIZED = 401;
  private static final int HTTP_FORBIDDEN = 403;
  private static final int HTTP_NOT_FOUND = 404;
  private static final int HTTP_CONFLICT = 409;
  private static final int HTTP_UNPROCESSABLE = 422;

  /** The client's own code for an error whose body is not a registry's. */
  private static final int NOT_FROM_A_REGISTRY = 50005;

  private final CachedSchemaRegistryClient client;
  private final String url;

  private ConfluentSchemaRegistry(String url, CachedSchemaRegistryClient client) {
    this.client = client;
    this.url = url;
  }

  /** A client for a registry that lets everybody in; connects when first asked something. */
  public static ConfluentSchemaRegistry at(String url) {
    return at(RegistryAddress.open(url));
  }

  /**
   * A client for the registry; connects when first asked something.
   *
   * @throws RegistrySettingsException if a file cannot be read, or a password does not open it
   */
  public static ConfluentSchemaRegistry at(RegistryAddress address) {
    Map<String, Object> settings = ConfluentSettings.forClient(address.settings());
    // Poison records must not become a load test of the registry, but a schema registered a moment
    // ago must be found.
    settings.put("missing.id.cache.ttl.sec", 1L);
    settings.put("missing.cache.size", 1000);
    try {
      return new ConfluentSchemaRegistry(
          address.url(),
          new CachedSchemaRegistryClient(List.of(address.url()), CACHED_SCHEMAS, settings));
    } catch (RuntimeException e) {
      throw new RegistrySettingsException(address.url(), e);
    }
  }

  /** Of two instances that register at once one is refused, and finds there what it came with. */
  @Override
  public int register(String subject, Schema schema) {
    return ask(() -> client.register(subject, parsed(schema)))
        .or(() -> idOf(subject, schema))
        .orElseThrow(() -> refused(subject, schema));
  }

  @Override
  public Optional<Integer> idOf(String subject, Schema schema) {
    return ask(() -> client.getId(subject, parsed(schema)));
  }

  @Override
  public boolean accepts(String subject, Schema schema) {
    // No versions yet: the registry answers "not found", and anything fits.
    return ask(() -> client.testCompatibility(subject, parsed(schema))).orElse(true)
        && canReadLatest(subject, schema);
  }

  /** Registries that have no compatibility rule accept anything, so we look for ourselves. */
  private boolean canReadLatest(String subject, Schema schema) {
    return ask(() -> client.getLatestSchemaMetadata(subject).getId())
        .map(id -> schemaById(id).filter(latest -> canRead(schema, latest)).isPresent())
        .orElse(true);
  }

  private static boolean canRead(Schema reader, Schema writer) {
    return SchemaCompatibility.checkReaderWriterCompatibility(reader, writer).getType()
        == SchemaCompatibilityType.COMPATIBLE;
  }

  @Override
  public Optional<Schema> schemaById(int id) {
    return ask(() -> client.getSchemaById(id)).flatMap(ConfluentSchemaRegistry::avro);
  }

  @Override
  public void close() {
    try {
      client.close();
    } catch (IOException e) {
      throw new RegistryUnavailableException(url, e);
    }
  }

  private static ParsedSchema parsed(Schema schema) {
    return new AvroSchema(schema.toString());
  }

  private static Optional<Schema> avro(ParsedSchema schema) {
    try {
      // Other people's schemas may have names that we would not give.
      return Optional.of(
          new Schema.Parser(NameValidator.NO_VALIDATION).parse(schema.canonicalString()));
    } catch (AvroRuntimeException e) {
      return Optional.empty();
    }
  }

  private static SchemaRefusedException refused(String subject, Schema schema) {
    return new SchemaRefusedException(
        "The registry does not take "
            + schema.getName()
            + " under subject "
            + subject
            + ": look at the subject's compatibility mode and versions");
  }

  private interface Question<T> {
    T ask() throws IOException, RestClientException;
  }

  /** The answer; empty if the registry says that there is no such thing or that it is invalid. */
  private <T> Optional<T> ask(Question<T> question) {
    try {
      return Optional.of(question.ask());
    } catch (RestClientException e) {
      if (e.getStatus() == HTTP_UNAUTHORIZED || e.getStatus() == HTTP_FORBIDDEN) {
        throw new RegistryUnavailableException(
            url, e, "check user and password, or token, in --registry-config");
      }
      if (e.getErrorCode() == NOT_FROM_A_REGISTRY) {
        // A proxy's "not found" says nothing about the schema.
        throw new RegistryUnavailableException(url, e);
      }
      return switch (e.getStatus()) {
        case HTTP_NOT_FOUND, HTTP_CONFLICT, HTTP_UNPROCESSABLE -> Optional.empty();
        default -> throw new RegistryUnavailableException(url, e);
      };
    } catch (SSLException e) {
      throw new RegistryUnavailableException(
          url,
          e,
          "check trust store and key store in --registry-config, and the host's certificate");
    } catch (IOException e) {
      // The client says "invalid schema" with a plain IOException for a schema that is not Avro;
      // every failure of the network is one of its subclasses.
      if (e.getClass() == IOException.class && isAboutTheSchema(e)) {
        return Optional.empty();
      }
      throw new RegistryUnavailableException(url, e);
    } catch (RuntimeException e) {
      // The client stumbles over answers that are JSON but not a registry's.
      throw new RegistryUnavailableException(url, e);
    }
  }

  private static boolean isAboutTheSchema(IOException e) {
    return e.getMessage() != null && e.getMessage().startsWith("Invalid schema");
  }
}
