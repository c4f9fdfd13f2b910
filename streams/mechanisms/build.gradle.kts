// Pure Java: nothing but the JDK.
plugins {
    `java-library`
}
