/**
 * What is kept of an author, and how: {@link io.palimpsest.topology.state.AuthorStores} are the
 * stores, {@link io.palimpsest.topology.state.AuthorVault} opens an author's entry and writes it
 * once an event, and {@link io.palimpsest.topology.state.AuthorReader} opens it for those who only
 * ask: it makes no key and writes nothing.
 *
 * <pre>
 * authors          what every post needs: the author's own key, wrapped by a master key, and its
 *                  epoch; sealed, what the author asked for, and what was spent and paid for
 * author-names     which name stands for which            sealed
 * recent-releases  what was released, at which price      sealed
 * </pre>
 *
 * <p>Names are large and change rarely, so they have an entry of their own, which is read only if
 * there is one. Releases lie in {@link io.palimpsest.topology.state.WindowsOnDisk}.
 *
 * <p>Keys of entries are hashes of author ids, and values are sealed under the author's key, bound
 * to store and entry. So neither changelogs nor store directories hold an author id or anything
 * that an author wrote, and without the author's key an entry is noise: deleting the key is what
 * forgets.
 *
 * <p>Traps: the hash of an author id is not keyed; who can guess an id can find the entry, though
 * not open it. A key that was deleted is gone from Kafka and from disk only after compaction; see
 * {@code ops/threat-model.md} for how long that takes.
 */
package io.palimpsest.topology.state;
