package io.palimpsest.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A real Chromium without a window. It and its driver are those of this machine, and nothing is
 * downloaded: {@code -Dbrowser=...} and {@code -Dbrowser.driver=...} name others.
 */
final class Browser implements AutoCloseable {
  private static final Path BINARY = Path.of(System.getProperty("browser", "/usr/bin/chromium"));
  private static final Path DRIVER =
      Path.of(System.getProperty("browser.driver", "/usr/bin/chromedriver"));
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final ChromeDriver driver;
  private final WebDriverWait wait;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
    this.wait = new WebDriverWait(driver, LIMIT);
  }

  static boolean isThere() {
    return Files.isExecutable(BINARY) && Files.isExecutable(DRIVER);
  }

  /** For whoever wonders why nothing was tested. */
  static String whatIsMissing() {
    return "no browser: %s and %s are needed (Debian: chromium, chromium-driver)"
        .formatted(BINARY, DRIVER);
  }

  /**
   * Opens it.
   *
   * @param profile a directory of its own
   */
  static Browser open(Path profile) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BINARY.toFile());
    options.setCapability(ChromeOptions.LOGGING_PREFS, Map.of(LogType.BROWSER, "ALL"));
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1280,900",
        "--user-data-dir=" + profile);
    return new Browser(
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .usingAnyFreePort()
                .build(),
            options));
  }

  void go(String url) {
    driver.get(url);
  }

  String address() {
    return driver.getCurrentUrl();
  }

  /** The element of that name in {@code data-test}, once it can be seen. */
  WebElement find(String name) {
    return wait.until(ExpectedConditions.visibilityOfElementLocated(named(name)));
  }

  void click(String name) {
    wait.until(ExpectedConditions.elementToBeClickable(named(name))).click();
  }

  void type(String name, CharSequence... keys) {
    WebElement element = find(name);
    element.clear();
    element.sendKeys(keys);
  }

  boolean shows(String name) {
    return driver.findElements(named(name)).stream().anyMatch(WebElement::isDisplayed);
  }

  /** Those that a selector finds within the element of that name. */
  List<WebElement> within(String name, String selector) {
    return find(name).findElements(By.cssSelector(selector));
  }

  private static By named(String name) {
    return By.cssSelector("[data-test='" + name + "']");
  }

  /** What a script answers. */
  Object script(String script) {
    return driver.executeScript(script);
  }

  /** The screen of a phone that prefers dark or light, or that of a desk. */
  void becomePhone(boolean isDark) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 390, "height", 844, "deviceScaleFactor", 2, "mobile", true));
    prefer(isDark);
  }

  void becomeDesk(boolean isDark) {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    prefer(isDark);
  }

  private void prefer(boolean isDark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", isDark ? "dark" : "light"))));
  }

  /** The whole page, also what one would have to scroll to. */
  void screenshot(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Map<?, ?> size =
        (Map<?, ?>)
            driver.executeCdpCommand("Page.getLayoutMetrics", Map.of()).get("cssContentSize");
    Object image =
        driver
            .executeCdpCommand(
                "Page.captureScreenshot",
                Map.of(
                    "captureBeyondViewport",
                    true,
                    "clip",
                    Map.of(
                        "x",
                        0,
                        "y",
                        0,
                        "width",
                        size.get("width"),
                        "height",
                        size.get("height"),
                        "scale",
                        1)))
            .get("data");
    Files.write(file, Base64.getDecoder().decode(image.toString()));
  }

  /** Errors in its console since this was last asked. */
  List<String> errors() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().getName().equals("SEVERE"))
        .map(LogEntry::toString)
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
