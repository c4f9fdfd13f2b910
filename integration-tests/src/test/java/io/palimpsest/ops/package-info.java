/**
 * What is in {@code ops/} is checked as far as it can be without a Docker engine and a cluster:
 * every YAML and JSON file is parsed, {@code docker-compose config} and {@code kustomize build}
 * read what is theirs, every Kubernetes object is compared with the published API types ({@link
 * io.palimpsest.ops.ApiTypes}), a linter reads the Dockerfile, and whatever one file says of
 * another one, of the build or of the command line is compared with it.
 *
 * <p>A tool that is missing skips its test, which says so; {@code .ci/run} installs them all. What
 * was run by hand, and what could not be run, is said in the README beside the files.
 */
package io.palimpsest.ops;
