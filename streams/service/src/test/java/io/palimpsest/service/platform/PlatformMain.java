package io.palimpsest.service.platform;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;

/** Runs a platform on the given directory, or a temporary one, until its input ends. */
final class PlatformMain {

  private PlatformMain() {}

  public static void main(String[] args) throws Exception {
    Consumer<String> progress = System.out::println;
    try (Platform platform =
        args.length == 0
            ? EmbeddedPlatform.startTemporary(PlatformMain::answers, progress)
            : EmbeddedPlatform.start(Path.of(args[0]), PlatformMain::answers, progress)) {
      progress.accept(platform.bootstrapServers());
      progress.accept("up");
      System.in.transferTo(OutputStream.nullOutputStream());
    }
  }

  static boolean answers(String bootstrapServers) {
    try (Admin admin =
        Admin.create(
            Map.<String, Object>of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                2000,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG,
                2000))) {
      return admin.describeCluster().nodes().get(3, TimeUnit.SECONDS).size() == 1;
    } catch (ExecutionException | TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
