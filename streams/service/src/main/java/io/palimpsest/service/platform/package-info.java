/**
 * The embedded platform: a Kafka broker and a schema registry for a machine that has neither.
 *
 * <p>Both are real ones and run as child JVMs on 127.0.0.1, started side by side: a KRaft node from
 * the class path of this process, and Apicurio Registry from {@code <palimpsest.home>/registry},
 * where the build unpacks it. {@link io.palimpsest.service.platform.EmbeddedPlatform#start} returns
 * when both answer requests, within 60 seconds, or throws a {@link
 * io.palimpsest.service.platform.PlatformException} with a sentence for the user.
 *
 * <h2>Files in the data directory</h2>
 *
 * <pre>
 * lock                  held while a platform runs here
 * platform.properties   bootstrap.servers, registry.url, and the children with their start times
 * broker/               topics, offsets, cluster id (meta.properties)
 * registry/             schemas and their ids, an H2 database
 * logs/                 broker.log (4 x 10 MB at most), registry.log (3 x 10 MB at most), and
 *                       *.out: what a child printed, usually nothing, emptied at every start
 * run/  tmp/            written anew at every start
 * </pre>
 *
 * The directory is made for its owner only, since raw posts lie in it. To start from nothing,
 * delete it while nothing runs.
 *
 * <h2>How it ends</h2>
 *
 * <ul>
 *   <li>{@code close()}: the children's input is closed, they shut down in order (about half a
 *       second) and are killed after 15 seconds. Close streams and clients first.
 *   <li>Ctrl-C or a closed terminal reach all processes of the terminal, but the children ignore
 *       SIGINT and SIGHUP; the parent ends them when it is done. There is no shutdown hook in here:
 *       hooks run in no order, so whoever owns the streams has to close both in one hook. Without
 *       any hook the children end with the parent.
 *   <li>SIGTERM to a child ends that child; {@code onFailure} tells the parent. A service manager
 *       should signal the parent alone (systemd: {@code KillMode=mixed}).
 *   <li>kill -9 of the parent: the children read the end of their input, shut down in order, and
 *       halt after 10 seconds at the latest. A temporary directory stays behind then.
 * </ul>
 *
 * <h2>The next start</h2>
 *
 * <ul>
 *   <li>while another process uses the directory: refused in one line;
 *   <li>right after a kill -9: waits for the children of the killed run, kills them after 15
 *       seconds, and only then opens their files. A process is recognised by id and start time;
 *   <li>otherwise: the same topics, offsets, schemas and schema ids, on the same ports if they are
 *       free, else on others. Read them from the platform, not from an earlier run.
 * </ul>
 *
 * <p>The children see a handful of environment variables (PATH, HOME, locale, time zone): what is
 * set for this process, keys included, is not passed on. The system property {@code
 * palimpsest.broker.options} gives the broker's JVM further options, with blanks between them, such
 * as {@code -Xmx1g}; of two that say the same the last one holds, and that is this one.
 */
package io.palimpsest.service.platform;
