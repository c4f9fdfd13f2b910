package io.palimpsest.neighbours;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A port for a process that has to be told one. */
public final class FreePort {
  private FreePort() {}

  /** One that nobody listens at on loopback, and that the system gives to nobody for a while. */
  public static int find() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
