package io.palimpsest.service.http.web;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.security.annotation.Secured;
import io.micronaut.security.rules.SecurityRule;
import io.swagger.v3.oas.annotations.Hidden;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The first page of the console. It holds nothing; what it shows it asks the API for. */
@Hidden
@Controller
@Secured(SecurityRule.IS_ANONYMOUS)
final class ConsolePage {
  private final byte[] page = read();

  private static byte[] read() {
    try (InputStream in = ConsolePage.class.getResourceAsStream("/console/index.html")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Get(produces = MediaType.TEXT_HTML)
  HttpResponse<byte[]> index() {
    return HttpResponse.ok(page).header("Cache-Control", "no-cache");
  }
}
