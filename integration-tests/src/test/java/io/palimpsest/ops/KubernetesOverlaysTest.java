package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.topology.access.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code kubectl apply} would be given. */
final class KubernetesOverlaysTest {
  /** Those that a platform team makes for production; the README says how. */
  private static final Set<String> MADE_BY_HAND =
      Set.of(
          "palimpsest-service",
          "palimpsest-administrator",
          "palimpsest-operator",
          "palimpsest-metrics",
          "palimpsest-tls",
          "palimpsest-tls-password");

  /** The stream takes that long at most to commit and leave. */
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(30);

  @TempDir private Path copy;

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldHoldOnlyWhatThePublishedTypesKnow(String name)
      throws IOException, InterruptedException {
    assertThat(Overlay.render(name, copy).objects())
        .hasSizeGreaterThan(12)
        .allSatisfy(object -> assertThat(ApiTypes.complaintAbout(object)).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldConfineEveryPod(String name) throws IOException, InterruptedException {
    for (Object template : Overlay.render(name, copy).podTemplates()) {
      Object pod = Yaml.map(template, "spec");
      assertThat(Yaml.text(pod, "automountServiceAccountToken")).isEqualTo("false");
      assertThat(Yaml.text(pod, "securityContext", "runAsNonRoot")).isEqualTo("true");
      assertThat(Yaml.text(pod, "securityContext", "seccompProfile", "type"))
          .isEqualTo("RuntimeDefault");
      for (Object container : Yaml.list(pod, "containers")) {
        Map<String, Object> context = Yaml.map(container, "securityContext");
        assertThat(Yaml.text(context, "readOnlyRootFilesystem")).isEqualTo("true");
        assertThat(Yaml.text(context, "allowPrivilegeEscalation")).isEqualTo("false");
        assertThat(Yaml.texts(context, "capabilities", "drop")).containsExactly("ALL");
        assertThat(Yaml.map(container, "resources", "limits")).containsKeys("cpu", "memory");
        assertThat(Yaml.text(container, "image")).contains(":").doesNotEndWith(":latest");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldReferOnlyToWhatIsThere(String name) throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    for (Object template : overlay.podTemplates()) {
      Object pod = Yaml.map(template, "spec");
      assertThat(overlay.has("ServiceAccount", Yaml.text(pod, "serviceAccountName"))).isTrue();
      for (Map<?, ?> map : Yaml.maps(pod)) {
        Yaml.at(map, "configMapRef", "name")
            .ifPresent(found -> assertThat(overlay.has("ConfigMap", found.toString())).isTrue());
        Yaml.at(map, "configMap", "name")
            .ifPresent(found -> assertThat(overlay.has("ConfigMap", found.toString())).isTrue());
        Yaml.at(map, "secret")
            .map(secret -> Yaml.text(secret, "secretName") + Yaml.text(secret, "name"))
            .ifPresent(
                secret ->
                    assertThat(
                            overlay.has("Secret", secret)
                                || name.equals(Overlay.PRODUCTION) && MADE_BY_HAND.contains(secret))
                        .as("Secret %s", secret)
                        .isTrue());
      }
    }
    Object set = overlay.only("StatefulSet");
    assertThat(overlay.has("Service", Yaml.text(set, "spec", "serviceName"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldMountEveryPathThatIsNamed(String name) throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    for (Object template : overlay.podTemplates()) {
      List<String> volumes =
          Yaml.list(template, "spec", "volumes").stream().map(v -> Yaml.text(v, "name")).toList();
      for (Object container : Yaml.list(template, "spec", "containers")) {
        List<String> paths =
            Yaml.list(container, "volumeMounts").stream()
                .map(mount -> Yaml.text(mount, "mountPath"))
                .toList();
        for (Object mount : Yaml.list(container, "volumeMounts")) {
          // Claims of a StatefulSet are volumes too.
          assertThat(Yaml.text(mount, "name"))
              .matches(v -> volumes.contains(v) || v.equals("state"));
        }
        for (String argument : Yaml.texts(container, "args")) {
          String value = argument.replaceFirst("^--[a-z-]+=", "");
          if (value.startsWith("/") && !value.startsWith("/opt/")) {
            assertThat(paths).as(argument).anyMatch(path -> value.startsWith(path));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldUseTheCommandLineAsItIs(String name) throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    assertThat(overlay.podTemplates()).hasSize(3);
    for (Object template : overlay.podTemplates()) {
      for (Object container : Yaml.list(template, "spec", "containers")) {
        List<String> arguments =
            Yaml.texts(container, "args").stream().map(a -> substituted(a, overlay)).toList();
        assertThat(arguments).noneMatch(argument -> argument.contains("$("));
        assertThat(new CommandUse(name, arguments).complaint()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldGrantAndCheckByTheSameListOfPrincipals(String name)
      throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    List<String> lines = linesOf(overlay);
    assertThat(lines).allMatch(line -> Role.of(line.replaceFirst("=.*", "")).isPresent());
    assertThat(lines).allMatch(line -> line.matches("[a-z-]+=User:.+"));
    assertThat(lines)
        .extracting(line -> line.replaceFirst("=.*", ""))
        .contains("service", "operator", "connect");

    List<CommandUse> jobs =
        overlay.podTemplates().stream()
            .flatMap(template -> Yaml.list(template, "spec", "containers").stream())
            .map(container -> new CommandUse(name, Yaml.texts(container, "args")))
            .filter(use -> use.arguments().contains("topics"))
            .toList();
    assertThat(jobs).hasSize(2);
    assertThat(jobs)
        .allSatisfy(
            job -> {
              assertThat(job.option("--principals")).contains("/etc/palimpsest/principals");
              assertThat(job.option("--principal")).isEmpty();
            });
  }

  /** Those that say something, and those that are there to be filled in. */
  private static List<String> linesOf(Overlay overlay) {
    return overlay
        .dataOf("palimpsest-principals")
        .get("principals")
        .toString()
        .lines()
        .filter(line -> !line.startsWith("# "))
        .map(line -> line.replaceFirst("^#(?=[a-z])", ""))
        .toList();
  }

  /** Java's own trust store does not know the authority of a cluster. */
  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldSayHowToGetIntoARegistryThatSpeaksHttps(String name)
      throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    boolean isHttps = overlay.settings().get("REGISTRY_URL").toString().startsWith("https:");

    assertThat(isHttps).isEqualTo(name.equals(Overlay.PRODUCTION));
    for (Object template : overlay.podTemplates()) {
      for (Object container : Yaml.list(template, "spec", "containers")) {
        CommandUse use = new CommandUse(name, Yaml.texts(container, "args"));
        assertThat(use.option("--registry-config").isPresent())
            .isEqualTo(isHttps && use.option("--registry-url").isPresent());
      }
    }
  }

  /** As the kubelet does. */
  private static String substituted(String argument, Overlay overlay) {
    String text = argument.replace("$(POD_NAME)", "palimpsest-0");
    text =
        text.replace(
            "$(POD_NAMESPACE)", Yaml.text(overlay.only("StatefulSet"), "metadata", "namespace"));
    for (Map.Entry<String, Object> setting : overlay.settings().entrySet()) {
      text = text.replace("$(" + setting.getKey() + ")", String.valueOf(setting.getValue()));
    }
    return text;
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldAskForHealthWhereItIsAnsweredAndGiveTimeToStop(String name)
      throws IOException, InterruptedException {
    Object pod =
        Yaml.map(Overlay.render(name, copy).only("StatefulSet"), "spec", "template", "spec");
    Object container = Yaml.list(pod, "containers").get(0);
    String scheme = name.equals(Overlay.PRODUCTION) ? "HTTPS" : "";

    for (String probe : List.of("startupProbe", "livenessProbe", "readinessProbe")) {
      assertThat(Yaml.text(container, probe, "httpGet", "path"))
          .isEqualTo(probe.startsWith("readiness") ? "/health/readiness" : "/health/liveness");
      assertThat(Yaml.text(container, probe, "httpGet", "port"))
          .isEqualTo(Yaml.text(container, "ports", "0", "name"));
      assertThat(Yaml.text(container, probe, "httpGet", "scheme")).isEqualTo(scheme);
    }
    assertThat(Yaml.texts(container, "args"))
        .contains("--http-port=" + Yaml.text(container, "ports", "0", "containerPort"));
    long preStop = Long.parseLong(Yaml.text(container, "lifecycle", "preStop", "sleep", "seconds"));
    assertThat(Long.parseLong(Yaml.text(pod, "terminationGracePeriodSeconds")))
        .isGreaterThan(CLOSE_LIMIT.toSeconds() + preStop);
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldReachPodsByTheirLabels(String name) throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    List<Map<String, Object>> labels =
        overlay.podTemplates().stream().map(t -> Yaml.map(t, "metadata", "labels")).toList();
    overlay
        .ofKind("Service")
        .forEach(service -> assertThat(labels).anyMatch(selectedBy(service, "selector")));
    overlay
        .ofKind("NetworkPolicy")
        .forEach(
            policy ->
                assertThat(labels).anyMatch(selectedBy(policy, "podSelector", "matchLabels")));
    overlay
        .ofKind("PodDisruptionBudget")
        .forEach(
            budget -> assertThat(labels).anyMatch(selectedBy(budget, "selector", "matchLabels")));
    assertThat(overlay.has("NetworkPolicy", "deny-all")).isTrue();
    overlay
        .ofKind("ServiceMonitor")
        .forEach(
            monitor ->
                assertThat(overlay.ofKind("Service").map(s -> Yaml.map(s, "metadata", "labels")))
                    .anyMatch(has -> selectedBy(monitor, "selector", "matchLabels").test(has)));
  }

  private static Predicate<Map<String, Object>> selectedBy(Object object, String... path) {
    Map<String, Object> selector = Yaml.map(Yaml.map(object, "spec"), path);
    return labels -> labels.entrySet().containsAll(selector.entrySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {Overlay.SMALL, Overlay.PRODUCTION})
  void shouldNeverHaveMoreThreadsThanPartitions(String name)
      throws IOException, InterruptedException {
    Overlay overlay = Overlay.render(name, copy);
    Object set = overlay.only("StatefulSet");
    String replicas = Yaml.text(set, "spec", "replicas");
    String most =
        overlay
            .ofKind("HorizontalPodAutoscaler")
            .map(a -> Yaml.text(a, "spec", "maxReplicas"))
            .findFirst()
            .orElse(replicas);

    assertThat(replicas.isEmpty())
        .as("where something scales, the StatefulSet must not say how many")
        .isEqualTo(overlay.ofKind("HorizontalPodAutoscaler").findAny().isPresent());
    assertThat(Integer.parseInt(most) * overlay.setting("THREADS"))
        .isLessThanOrEqualTo(overlay.setting("PARTITIONS"));
    assertThat(overlay.setting("STANDBY_REPLICAS")).isPositive();
    assertThat(overlay.setting("MIN_IN_SYNC_REPLICAS"))
        .isLessThanOrEqualTo(overlay.setting("REPLICATION_FACTOR"));
    assertThat(Yaml.map(set, "spec", "persistentVolumeClaimRetentionPolicy").values())
        .as("volumes that nobody uses keep keys of authors who are erased later")
        .allMatch("Delete"::equals);
  }
}
