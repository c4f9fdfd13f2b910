package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ControlWriter;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.client.SafePostReader;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.GroupAuthorizationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code topics create} and {@code topics check}, on a broker that lets nobody do what is not
 * granted.
 */
class TopicsIT {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final String INTERNAL = "raw.palimpsest-authors-changelog";
  private static final String OTHER_APPLICATION = "raw.other";
  private static final List<String> USERS =
      List.of(
          "palimpsest", "shop", "reader", "platform", "operator", "auditor", "keeper", "stranger");
  private static final String[] PRINCIPALS = {
    "--principal", "service=User:palimpsest",
    "--principal", "producer=User:shop",
    "--principal", "consumer=User:reader",
    "--principal", "platform=User:platform",
    "--principal", "operator=User:operator",
    "--principal", "administrator=User:keeper"
  };

  @TempDir private static Path directory;

  private static TestKeys keys;
  private static SecuredPlatform platform;
  private static Path administrator;
  private static Path principals;
  private static InnerCommand created;

  @BeforeAll
  static void start() throws Exception {
    keys = TestKeys.in(directory);
    platform = SecuredPlatform.startWithAuthorizer(directory, keys, USERS);
    administrator = file("administrator.properties", platform.withCertificate());
    principals = directory.resolve("principals");
    Files.writeString(principals, "# who else\nauditor=User:auditor\n");
    created = topics("create", "--apply-acls");
  }

  @AfterAll
  static void stop() {
    platform.close();
  }

  private static Path file(String name, Map<String, String> settings) throws IOException {
    return SettingsFile.write(directory.resolve(name), settings);
  }

  /** One broker, so one copy. */
  private static InnerCommand topics(String command, String... more) {
    return topics(platform.certificateListener(), administrator, 1, command, more);
  }

  private static InnerCommand topics(
      String bootstrapServers, Path kafka, int copies, String command, String... more) {
    List<String> line =
        new ArrayList<>(
            List.of(
                "topics",
                command,
                "--bootstrap-servers",
                bootstrapServers,
                "--kafka-config",
                kafka.toString(),
                "--partitions",
                "2",
                "--replication-factor",
                Integer.toString(copies),
                "--min-in-sync-replicas",
                "1"));
    line.addAll(List.of(PRINCIPALS));
    line.addAll(List.of("--principals", principals.toString()));
    line.addAll(List.of(more));
    return InnerCommand.of(line.toArray(String[]::new));
  }

  @Test
  void shouldMakeAllTopicsAndGrantsOnceAndFindNothingToDoAgain() throws Exception {
    assertThat(created.exitCode()).as(created.err()).isZero();
    assertThat(created.out())
        .contains("# made: raw.posts, 2 partitions", "# made: " + INTERNAL, "# granted: ");
    assertThat(created.err()).contains("23 made");
    try (Admin admin = admin()) {
      assertThat(admin.listTopics().names().get())
          .contains("safe.posts", "control.policies", "raw.palimpsest-by-value-repartition");
    }

    InnerCommand again = topics("create", "--apply-acls");
    assertThat(again.exitCode()).as(again.out()).isZero();
    assertThat(again.out().strip()).isEqualTo("# granted: 0 ACLs that were missing");

    InnerCommand checked = topics("check");
    assertThat(checked.exitCode()).as(checked.out()).isZero();
    assertThat(checked.out()).isEmpty();
    assertThat(checked.err()).contains("23 topics and their ACLs compared, 0 differences");
  }

  @Test
  void shouldSayWhatItWouldDoAndDoNothing() throws Exception {
    InnerCommand dry =
        topics("create", "--dry-run", "--apply-acls", "--application-id", "raw.never");

    assertThat(dry.exitCode()).as(dry.err()).isZero();
    assertThat(dry.out())
        .contains("# would make: raw.never-by-value-repartition, 2 partitions")
        .contains(
            "kafka-acls --bootstrap-server "
                + platform.certificateListener()
                + " --command-config '"
                + administrator
                + "' --add --allow-principal User:shop --operation Write --topic raw.posts")
        .doesNotContain("raw.posts, 2 partitions");
    try (Admin admin = admin()) {
      assertThat(admin.listTopics().names().get()).noneMatch(name -> name.startsWith("raw.never"));
    }
  }

  @Test
  void shouldRefuseMoreCopiesThanThereAreBrokers() {
    InnerCommand run =
        topics(
            platform.certificateListener(),
            administrator,
            3,
            "create",
            "--application-id",
            "raw.never");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("1 brokers for 3 copies", "--replication-factor");
  }

  @Test
  void shouldLetAnOperatorCheckAndAnAdministratorMakeTopicsWithoutReadingOne() throws Exception {
    Path operator = file("operator.properties", as("operator"));
    Path keeper = file("keeper.properties", as("keeper"));

    InnerCommand checked = topics(platform.passwordListener(), operator, 1, "check");
    assertThat(checked.exitCode()).as(checked.out() + checked.err()).isZero();
    InnerCommand refused =
        topics(platform.passwordListener(), operator, 1, "create", "--application-id", "raw.third");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("TopicAuthorizationException", "ACLs");

    InnerCommand made =
        topics(platform.passwordListener(), keeper, 1, "create", "--application-id", "raw.third");
    assertThat(made.exitCode()).as(made.out() + made.err()).isZero();
    assertThat(made.err()).contains("8 made");
    assertCannotRead("keeper", "raw.posts", "safe.posts");
    assertCannotRead("operator", "raw.posts", "safe.posts", "control.erasures");
  }

  /** The whole path, each with the rights of its role and nothing more. */
  @Test
  void shouldRunTheServiceWithWhatItIsGranted() throws Exception {
    ServiceSettings settings =
        settings(
            "palimpsest",
            PrivatizerConfig.DEFAULT_APPLICATION_ID,
            platform.passwordListener(),
            as("palimpsest"));
    try (PrivatizationService service = PrivatizationService.prepare(settings);
        SchemaRegistry registry = ConfluentSchemaRegistry.at(settings.registry())) {
      service.start();
      try (RawPostWriter shop = new RawPostWriter(connection("shop", registry));
          SafePostReader reader = new SafePostReader(connection("reader", registry));
          ControlWriter asked = new ControlWriter(connection("platform", registry));
          TopicReader<ErasureReceipt> receipts =
              new TopicReader<>(
                  connection("platform", registry),
                  Topics.ERASURE_RECEIPTS,
                  ErasureReceipt.class)) {
        shop.write(new RawPost("1", "anna", "Call Anna on 555-0100", Instant.now()));
        List<SafePost> released = new ArrayList<>();
        await("the release")
            .atMost(LIMIT)
            .until(
                () -> {
                  released.addAll(reader.poll(Duration.ofMillis(200)));
                  return !released.isEmpty();
                });
        assertThat(released).singleElement().extracting(SafePost::getId).isEqualTo("1");

        // The service writes the receipt and withdraws the preference, in one transaction.
        asked.erase(new Erasure("request-1", "anna", Instant.now()));
        Set<String> forgotten = new HashSet<>();
        await("the receipt")
            .atMost(LIMIT)
            .until(
                () -> {
                  receipts.readToEnd(
                      (key, receipt) -> receipt.ifPresent(r -> forgotten.add(r.getRequestId())));
                  return forgotten.contains("request-1");
                });
      }
      operate();
      // What its HTTP API reads
      ClusterConnection own = service.backend().connection();
      new TopicReader<>(own, Topics.WITHHELD, Withheld.class).close();
      new TopicReader<>(own, Topics.POLICY_VERDICTS, PolicyVerdict.class).close();
      assertThat(service.runtime().state()).isEqualTo(RuntimeState.RUNNING);
    }
    assertMayAskForLag("palimpsest", PrivatizerConfig.DEFAULT_APPLICATION_ID);
  }

  /** Failures to ask are not fatal to the service, and would go unnoticed here. */
  private static void assertMayAskForLag(String user, String group) throws Exception {
    TopicPartition posts = new TopicPartition(Topics.RAW_POSTS, 0);
    TopicPartition internal = new TopicPartition(INTERNAL, 0);
    try (Admin admin = Admin.create(config(as(user)))) {
      assertThat(admin.describeConsumerGroups(List.of(group)).all().get()).containsKey(group);
      assertThat(
              admin.listConsumerGroupOffsets(group).partitionsToOffsetAndMetadata().get().keySet())
          .extracting(TopicPartition::topic)
          .contains(Topics.RAW_POSTS, Topics.ERASURES);
      assertThat(
              admin
                  .listOffsets(Map.of(posts, OffsetSpec.latest(), internal, OffsetSpec.earliest()))
                  .all()
                  .get())
          .containsOnlyKeys(posts, internal);
      assertThat(admin.describeTopics(List.of(Topics.RAW_POSTS)).allTopicNames().get())
          .containsKey(Topics.RAW_POSTS);
    }
  }

  /** Commands that an operator and an auditor give by hand, each with a role of their own. */
  private static void operate() throws IOException {
    Path policy = directory.resolve("stricter.yaml");
    Files.writeString(
        policy,
        "policy: stricter\nversion: 1\ntopics: [raw.posts]\ntokens: { mechanism: redact }\n");
    for (String command :
        List.of("prefer ben --no-release", "policy submit " + policy, "policy withdraw stricter")) {
      InnerCommand run = as("operator", command);
      assertThat(run.exitCode()).as(command + ": " + run.err()).isZero();
    }
    assertThat(as("operator", "budget --verify").exitCode()).isEqualTo(2);
    InnerCommand verified = as("auditor", "budget --verify");
    assertThat(verified.exitCode()).as(verified.err()).isZero();
  }

  private static InnerCommand as(String user, String command) throws IOException {
    List<String> line = new ArrayList<>(List.of(command.split(" ")));
    line.addAll(
        List.of(
            "--bootstrap-servers",
            platform.passwordListener(),
            "--kafka-config",
            file(user + "-by-hand.properties", as(user)).toString(),
            "--registry-url",
            platform.registryUrl(),
            "--registry-config",
            file(
                    "registry.properties",
                    SecuredPlatform.trusting("schema.registry.", keys.trustsServer()))
                .toString()));
    return InnerCommand.of(line.toArray(String[]::new));
  }

  @Test
  void shouldLetAProducerWritePostsAndNothingElse() throws Exception {
    try (KafkaProducer<byte[], byte[]> shop =
        new KafkaProducer<>(
            config(as("shop")), new ByteArraySerializer(), new ByteArraySerializer())) {
      // Not a post, which is what dead letters are for
      shop.send(new ProducerRecord<>("raw.posts", new byte[] {1})).get();
      for (String closed :
          List.of(INTERNAL, "raw.replays", "safe.posts", "control.policies-in-force")) {
        assertThatThrownBy(() -> shop.send(new ProducerRecord<>(closed, new byte[] {1})).get())
            .as(closed)
            .hasRootCauseInstanceOf(TopicAuthorizationException.class);
      }
    }
    assertCannotRead("shop", "raw.posts", "safe.posts", INTERNAL);
  }

  @Test
  void shouldLetAConsumerReadReleasesAndNothingElse() {
    try (KafkaConsumer<byte[], byte[]> reader = consumer("reader", "safe.search")) {
      reader.subscribe(List.of("safe.posts"));
      await("partitions of safe.posts")
          .atMost(LIMIT)
          .until(
              () -> {
                reader.poll(Duration.ofMillis(100));
                return reader.assignment().size() == 2;
              });
    }
    assertCannotRead(
        "reader", "raw.posts", INTERNAL, "accounting.charges", "restricted.dead-letters");
    try (KafkaConsumer<byte[], byte[]> reader = consumer("reader", "raw.palimpsest")) {
      reader.subscribe(List.of("safe.posts"));
      assertThatThrownBy(() -> reader.poll(LIMIT)).isInstanceOf(GroupAuthorizationException.class);
    }
    assertCannotRead("stranger", "safe.posts", "raw.posts");
  }

  private static void assertCannotRead(String user, String... topics) {
    try (KafkaConsumer<byte[], byte[]> consumer = consumer(user, "safe.none")) {
      for (String topic : topics) {
        consumer.assign(List.of(new TopicPartition(topic, 0)));
        consumer.seek(new TopicPartition(topic, 0), 0);
        assertThatThrownBy(() -> consumer.poll(LIMIT))
            .as(user + " reads " + topic)
            .isInstanceOf(TopicAuthorizationException.class);
      }
    }
  }

  /** What Kafka Streams makes for another application, by itself, is what is planned. */
  @Test
  void shouldPlanInternalTopicsAsKafkaStreamsMakesThem() throws Exception {
    ServiceSettings settings =
        settings(
            "other", OTHER_APPLICATION, platform.certificateListener(), platform.withCertificate());
    try (PrivatizationService service = PrivatizationService.prepare(settings)) {
      service.start();
      await("the other application")
          .atMost(LIMIT)
          .until(() -> service.runtime().state() == RuntimeState.RUNNING);
    }

    InnerCommand checked =
        InnerCommand.of(
            "topics",
            "check",
            "--bootstrap-servers",
            platform.certificateListener(),
            "--kafka-config",
            administrator.toString(),
            "--application-id",
            OTHER_APPLICATION,
            "--partitions",
            "2",
            "--replication-factor",
            "1",
            "--min-in-sync-replicas",
            "1");
    assertThat(checked.exitCode()).as(checked.out()).isZero();
    assertThat(ownSettings("raw.palimpsest")).isEqualTo(ownSettings(OTHER_APPLICATION));
  }

  /** What is set on each internal topic of an application, but for what nobody has to set. */
  private static Map<String, Map<String, String>> ownSettings(String application) throws Exception {
    Map<String, Map<String, String>> all = new TreeMap<>();
    try (Admin admin = admin()) {
      List<ConfigResource> topics =
          admin.listTopics().names().get().stream()
              .filter(name -> name.startsWith(application + "-"))
              .map(name -> new ConfigResource(ConfigResource.Type.TOPIC, name))
              .toList();
      admin
          .describeConfigs(topics)
          .all()
          .get()
          .forEach(
              (topic, config) -> {
                Map<String, String> own = new TreeMap<>();
                for (ConfigEntry entry : config.entries()) {
                  if (entry.source() == ConfigEntry.ConfigSource.DYNAMIC_TOPIC_CONFIG) {
                    own.put(entry.name(), entry.value());
                  }
                }
                // Ours for all topics, and Kafka's default; the last one is nothing where nothing
                // is compacted.
                own.remove("min.insync.replicas");
                own.remove("message.timestamp.type");
                if (own.get("cleanup.policy").equals("delete")) {
                  own.remove("max.compaction.lag.ms");
                }
                all.put(topic.name().substring(application.length()), own);
              });
    }
    return all;
  }

  @Test
  void shouldNameWhatWasBrokenAndMakeOnlyWhatIsMissing() throws Exception {
    AclBinding wide =
        new AclBinding(
            new ResourcePattern(ResourceType.TOPIC, "raw.", PatternType.PREFIXED),
            new AccessControlEntry(
                "User:stranger", "*", AclOperation.READ, AclPermissionType.ALLOW));
    try (Admin admin = admin()) {
      admin.deleteTopics(List.of("restricted.shared-values")).all().get();
      retain(admin, "accounting.charges", "604800000");
      admin.createAcls(List.of(wide)).all().get();
      await("all of it is seen")
          .atMost(LIMIT)
          .untilAsserted(
              () -> {
                InnerCommand broken = topics("check");
                assertThat(broken.exitCode()).isEqualTo(1);
                assertThat(broken.out())
                    .contains("restricted.shared-values", "missing")
                    .containsPattern("accounting\\.charges +retention\\.ms +-1 +604800000")
                    .containsPattern("User:stranger +READ on topic raw\\.\\.\\.\\. +not allowed")
                    .hasLineCount(4);
                assertThat(broken.err()).contains("3 differences");
              });
      assertThat(topics("check", "--format", "json").out())
          .startsWith("{\"equal\":false")
          .contains("\"subject\":\"accounting.charges\"");

      InnerCommand repaired = topics("create");
      assertThat(repaired.exitCode()).isEqualTo(1);
      assertThat(repaired.out())
          .contains(
              "# made: restricted.shared-values",
              "# differs: accounting.charges: retention.ms is 604800000 and must be -1")
          .contains("--entity-name accounting.charges --add-config retention.ms=-1");

      retain(admin, "accounting.charges", "-1");
      admin.deleteAcls(List.of(wide.toFilter())).all().get();
      await("all is well again")
          .atMost(LIMIT)
          .untilAsserted(() -> assertThat(topics("check").exitCode()).isZero());
    }
  }

  private static void retain(Admin admin, String topic, String millis) throws Exception {
    admin
        .incrementalAlterConfigs(
            Map.of(
                new ConfigResource(ConfigResource.Type.TOPIC, topic),
                List.of(
                    new AlterConfigOp(
                        new ConfigEntry("retention.ms", millis), AlterConfigOp.OpType.SET))))
        .all()
        .get();
  }

  private static Map<String, String> as(String user) {
    return platform.withPassword(user, SecuredPlatform.PASSWORD, keys.trustsServer());
  }

  private static Map<String, Object> config(Map<String, String> settings) {
    Map<String, Object> config = new HashMap<>(settings);
    config.put("bootstrap.servers", platform.passwordListener());
    return config;
  }

  private static KafkaConsumer<byte[], byte[]> consumer(String user, String group) {
    Map<String, Object> config = config(as(user));
    config.put("group.id", group);
    config.put("enable.auto.commit", false);
    config.put("allow.auto.create.topics", false);
    return new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }

  private static Admin admin() {
    Map<String, Object> config = new HashMap<>(platform.withCertificate());
    config.put("bootstrap.servers", platform.certificateListener());
    return Admin.create(config);
  }

  private static ClusterConnection connection(String user, SchemaRegistry registry) {
    return new ClusterConnection(
        platform.passwordListener(), as(user), new RecordSerdes(registry, Registration.AUTOMATIC));
  }

  private static ServiceSettings settings(
      String state, String applicationId, String bootstrapServers, Map<String, String> kafka) {
    RunningPath path = RunningPath.redacting();
    return new ServiceSettings(
        new PrivatizerConfig(
            applicationId,
            bootstrapServers,
            directory.resolve("state-" + state),
            1,
            RunningPath.RULES,
            PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW,
            PrivatizerConfig.DEFAULT_SHARING_DELAY,
            0,
            kafka),
        new RegistryAddress(
            platform.registryUrl(),
            SecuredPlatform.trusting("schema.registry.", keys.trustsServer())),
        Registration.AUTOMATIC,
        path.privatizers(),
        path.policy(),
        path.ring(),
        ServiceSettings.MissingTopics.REFUSE,
        1);
  }
}
