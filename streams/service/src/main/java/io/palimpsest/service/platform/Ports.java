package io.palimpsest.service.platform;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** The ports the platform listens on, all on the loopback address; 0 stands for "any free one". */
record Ports(int broker, int controller, int registry) {

  static final String HOST = "127.0.0.1";
  static final Ports ANY = new Ports(0, 0, 0);

  private static final int CONNECT_MILLIS = 500;

  /**
   * These ports where they are free, others where they are not. All are held until all are found,
   * so they differ. Between here and the child's own bind somebody else may still take one: the
   * child then fails and {@link #isFree} tells why.
   */
  Ports orFree() {
    try (ServerSocket first = hold(broker);
        ServerSocket second = hold(controller);
        ServerSocket third = hold(registry)) {
      return new Ports(first.getLocalPort(), second.getLocalPort(), third.getLocalPort());
    } catch (IOException e) {
      throw new PlatformException("no free port on " + HOST + "; end some program and retry", e);
    }
  }

  String bootstrapServers() {
    return HOST + ":" + broker;
  }

  String registryUrl() {
    return "http://" + HOST + ":" + registry + "/apis/ccompat/v7";
  }

  /** One at a time: two who ask about the same port would each find it held by the other. */
  static synchronized boolean isFree(int port) {
    try (ServerSocket held = bind(port)) {
      return held.isBound();
    } catch (IOException e) {
      return false;
    }
  }

  static boolean accepts(int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(HOST, port), CONNECT_MILLIS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static ServerSocket hold(int wanted) throws IOException {
    try {
      return bind(wanted);
    } catch (IOException e) {
      return bind(0);
    }
  }

  private static ServerSocket bind(int port) throws IOException {
    return new ServerSocket(port, 1, InetAddress.getByName(HOST));
  }
}
