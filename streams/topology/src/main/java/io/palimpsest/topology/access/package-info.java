/**
 * Who may do what with the topics: {@link io.palimpsest.topology.access.AccessPlan} says it for the
 * principals of each {@link io.palimpsest.topology.access.Role}, as ACLs of Kafka, as arguments of
 * {@code kafka-acls}, and as differences from what a cluster grants.
 *
 * <p>{@code RoleGrants} is the list of what each role may do. {@code Coverage} knows which ACL
 * contains which.
 *
 * <p>Trap: prefixes are strings. An application id {@code raw.palimpsest} reaches the internal
 * topics of another one that is called {@code raw.palimpsest-two}: let no id begin with another
 * one.
 */
package io.palimpsest.topology.access;
