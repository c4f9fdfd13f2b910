package io.palimpsest.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A pom.xml with its properties and those it inherits. */
final class Pom {
  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^}]+)}");

  private final Element project;
  private final Map<String, String> properties;

  private Pom(Element project, Map<String, String> properties) {
    this.project = project;
    this.properties = properties;
  }

  static Pom read(Path file, Map<String, String> inherited) throws IOException {
    Element project;
    try {
      project =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getDocumentElement();
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("cannot read " + file, e);
    }
    Pom pom = new Pom(project, new HashMap<>(inherited));
    for (Element property : pom.all("properties/*")) {
      pom.properties.put(property.getTagName(), property.getTextContent().strip());
    }
    return pom;
  }

  Map<String, String> properties() {
    return properties;
  }

  List<Element> all(String path) {
    return all(project, path);
  }

  List<Element> all(Element from, String path) {
    try {
      NodeList found =
          (NodeList)
              XPathFactory.newInstance().newXPath().evaluate(path, from, XPathConstants.NODESET);
      List<Element> elements = new ArrayList<>();
      for (int i = 0; i < found.getLength(); i++) {
        Node node = found.item(i);
        elements.add((Element) node);
      }
      return elements;
    } catch (XPathExpressionException e) {
      throw new IllegalArgumentException(path, e);
    }
  }

  /** The text at a path, properties resolved; empty if there is none. */
  String text(Element from, String path) {
    return all(from, path).stream()
        .findFirst()
        .map(e -> resolve(e.getTextContent().strip()))
        .orElse("");
  }

  String text(String path) {
    return text(project, path);
  }

  private String resolve(String text) {
    return REFERENCE
        .matcher(text)
        .replaceAll(
            found -> {
              String value = properties.get(found.group(1));
              // Maven's own, as ${project.basedir}, stay as they are
              return Matcher.quoteReplacement(value == null ? found.group() : resolve(value));
            });
  }
}
