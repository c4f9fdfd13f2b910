/**
 * What is kept of an author, and how: {@link io.palimpsest.topology.state.AuthorStores} are the
 * stores, {@link io.palimpsest.topology.state.AuthorVault} opens an author's key and with it all
 * other entries, and {@link io.palimpsest.topology.state.AuthorReader} does so for those who only
 * ask: it makes no key and writes nothing.
 *
 * <pre>
 * author-keys         the author's own key, wrapped by a master key, and its epoch
 * author-preferences  what the author asked for              sealed
 * recent-releases     what was released, at which price      sealed
 * author-names        which name stands for which            sealed
 * author-ledgers      what was spent, and paid for           sealed
 * </pre>
 *
 * <p>All but preferences lie on disk, releases in {@link
 * io.palimpsest.topology.state.WindowsOnDisk}.
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
