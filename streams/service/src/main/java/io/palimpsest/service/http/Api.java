package io.palimpsest.service.http;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.security.annotation.Secured;
import io.micronaut.security.authentication.Authentication;
import io.palimpsest.service.http.access.Role;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.enums.SecuritySchemeType;
import io.swagger.v3.oas.annotations.info.Info;
import io.swagger.v3.oas.annotations.info.License;
import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import io.swagger.v3.oas.annotations.security.SecurityScheme;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;

/** Who calls, and what this service offers. */
@OpenAPIDefinition(
    info =
        @Info(
            title = "Palimpsest",
            version = "1",
            description =
                "Publish posts, look at what becomes of them, ask for an author's account,"
                    + " administer policies and erasures. Author ids stand in bodies and never in"
                    + " URLs. Errors are application/problem+json.",
            license =
                @License(name = "Apache-2.0", url = "https://www.apache.org/licenses/LICENSE-2.0")),
    security = @SecurityRequirement(name = "token"))
@SecurityScheme(
    name = "token",
    type = SecuritySchemeType.HTTP,
    scheme = "bearer",
    description = "An API key, or a JWT whose roles stand in the claim 'roles'.")
@Tag(name = "service")
@Controller(Api.BASE)
// All but those that only read metrics.
@Secured({Role.PRODUCER, Role.SUPPORT, Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER})
public final class Api {
  /** Where all operations are. */
  public static final String BASE = "/api/v1";

  private final HttpSettings settings;

  Api(HttpSettings settings) {
    this.settings = settings;
  }

  /**
   * Who calls.
   *
   * @param name as the token says it
   * @param roles what the caller may do
   * @param playground whether texts may be tried out here
   * @param version of the service
   */
  public record Caller(String name, List<String> roles, boolean playground, String version) {}

  /** Says who the token belongs to, which roles it has, and what this service offers. */
  @Get("/me")
  Caller me(Authentication caller) {
    String version = Api.class.getPackage().getImplementationVersion();
    return new Caller(
        caller.getName(),
        caller.getRoles().stream().sorted().toList(),
        settings.playground(),
        version == null ? "unpackaged" : version);
  }
}
