package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import javax.management.AttributeNotFoundException;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** What a Connect worker counts, read over JMX. */
final class WorkerCounters implements AutoCloseable {
  private final JMXConnector connector;
  private final MBeanServerConnection beans;

  private WorkerCounters(JMXConnector connector) throws IOException {
    this.connector = connector;
    this.beans = connector.getMBeanServerConnection();
  }

  static WorkerCounters at(int port) throws IOException {
    String url =
        String.format(Locale.ROOT, "service:jmx:rmi:///jndi/rmi://127.0.0.1:%d/jmxrmi", port);
    return new WorkerCounters(JMXConnectorFactory.connect(new JMXServiceURL(url)));
  }

  /**
   * Records that the task of a connector has passed on behind its transforms; 0 before it runs.
   *
   * @param name of letters, digits and hyphens: Kafka puts others in quotes
   */
  long records(ConnectPath path, String name) throws IOException {
    return attribute(
            "kafka.connect:type=%s,connector=%s,task=0".formatted(path.bean(), name),
            path.counter())
        .map(Double::longValue)
        .orElse(0L);
  }

  /** Seconds that processors have worked for the worker, all of its threads. */
  double cpuSeconds() throws IOException {
    return attribute("java.lang:type=OperatingSystem", "ProcessCpuTime").orElseThrow() / 1e9;
  }

  private Optional<Double> attribute(String bean, String name) throws IOException {
    try {
      Object value = beans.getAttribute(new ObjectName(bean), name);
      return Optional.of(((Number) value).doubleValue());
    } catch (InstanceNotFoundException | AttributeNotFoundException e) {
      // a task that starts gets its counters one by one
      return Optional.empty();
    } catch (JMException e) {
      throw new LoadException("the worker does not count " + name + ": " + e.getMessage());
    }
  }

  @Override
  public void close() throws IOException {
    connector.close();
  }
}
