package io.palimpsest.it;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A connection of somebody who need not speak HTTP well, nor read what is answered. */
final class RawConnection implements AutoCloseable {
  private static final int PATIENCE_MS = 10_000;
  private static final int LONGEST_LINE = 1_000;

  private final Socket socket = new Socket();

  RawConnection(String url) throws IOException {
    this(url, 64 * 1024);
  }

  /**
   * Connects.
   *
   * @param receiveBuffer how many bytes wait here for somebody who does not read
   */
  RawConnection(String url, int receiveBuffer) throws IOException {
    URI address = URI.create(url);
    socket.setReceiveBufferSize(receiveBuffer);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MS);
    socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), PATIENCE_MS);
  }

  /** Waits for answers so long and no longer. */
  RawConnection waitingFor(Duration time) throws IOException {
    socket.setSoTimeout(Math.toIntExact(time.toMillis()));
    return this;
  }

  RawConnection send(String text) throws IOException {
    return send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  RawConnection send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    return this;
  }

  /** Of the next answer; 0 if the other side closed without one. */
  int status() throws IOException {
    String line = line();
    return line.startsWith("HTTP/1.") ? Integer.parseInt(line.substring(9, 12)) : 0;
  }

  String line() throws IOException {
    InputStream in = socket.getInputStream();
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b >= 0 && b != '\n' && line.size() < LONGEST_LINE; b = in.read()) {
      line.write(b);
    }
    return line.toString(StandardCharsets.ISO_8859_1).strip();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
