/**
 * The whole against a real broker and a real registry.
 *
 * <p>By default both are child processes; {@code -Dplatform=containers} takes Testcontainers images
 * of the same versions instead, where there is a Docker engine. Tests that kill the service, and
 * with it its embedded platform, use child processes always.
 *
 * <ul>
 *   <li>{@link io.palimpsest.it.RunningPath} is the service inside the test, {@link
 *       io.palimpsest.it.ServiceProcess} the same as a process; {@link io.palimpsest.it.PathClient}
 *       talks to either.
 *   <li>{@link io.palimpsest.it.CrashBed} is a platform that stays up while services are killed,
 *       {@link io.palimpsest.it.SteadyLoad} what they have to do meanwhile. {@link
 *       io.palimpsest.it.LedgerInvariants} and {@link io.palimpsest.it.AcceptedPosts} say what has
 *       to hold afterwards; {@link io.palimpsest.it.LedgerInvariantsTest} tests these.
 *   <li>{@link io.palimpsest.it.SecuredPlatform} is a broker and a registry with TLS, passwords and
 *       certificates, made of {@link io.palimpsest.it.TestKeys}, with ACLs if asked to; always
 *       child processes.
 *   <li>{@link io.palimpsest.it.ApiClient} is somebody at the HTTP API, {@link
 *       io.palimpsest.it.HttpAbuse} somebody who means harm to it, {@link io.palimpsest.it.Browser}
 *       a real browser at the console, where there is one.
 *   <li>{@link io.palimpsest.it.ConnectWorker} is a real Kafka Connect worker with the packaged
 *       plugin, {@link io.palimpsest.it.WorkerConnectors} what runs in it, {@link
 *       io.palimpsest.it.RotatedLines} a program that logs and rotates. The worker has a class path
 *       of its own, {@code connectors/worker/target/lib}, and ends with the test; Maven makes that
 *       and the plugin before these tests run.
 *   <li>{@link io.palimpsest.it.OperatorShell} executes blocks of runbooks, {@link
 *       io.palimpsest.it.RunbooksIT} all of those that say so.
 * </ul>
 *
 * <p>More crashes than in a usual build: {@code -Dit.test=BudgetCrashIT -Dkills=25}, and the same
 * for {@code ConnectCrashIT}. The seed of a run is in its report; {@code -Dtests.seed=...} takes it
 * again.
 *
 * <p>{@link io.palimpsest.it.HttpSecurityIT} has a table of who may do what: an operation that is
 * added to the API is added there too. {@link io.palimpsest.it.ConsoleIT} leaves what it saw in
 * {@code target/screenshots}.
 *
 * <p>Two classes run at a time, and most of their time is the start of brokers, registries and
 * services: whatever a test starts gets {@code ServiceProcess.SHORT_LIVED}, the first compiler
 * only, unless it has much to compute. Whoever expects answers within seconds is tagged {@code
 * alone} and has no neighbour.
 *
 * <p>Trap: keys of authors are random, so no test may expect a certain pseudonym or word. What is
 * said about them must hold for all keys, or for so many that a false alarm is not to be expected.
 */
package io.palimpsest.it;
