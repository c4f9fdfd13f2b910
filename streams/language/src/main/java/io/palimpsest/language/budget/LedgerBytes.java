package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.random.Digest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roaringbitmap.RoaringBitmap;

/**
 * What lies where in the bytes of a ledger. Numbers have their highest byte first.
 *
 * <pre>
 * 0  version
 * 1  accounts, 1 byte   then for each, by unit and window: length of its unit, 1 byte; unit in
 *                       ASCII; length of the spending, 2 bytes; the spending
 *    key epoch, 8 bytes
 *    tables, 1 byte     then for each, the latest used last: fingerprint, 32 bytes; the bitmap of
 *                       its words, in RoaringBitmap's portable format
 * </pre>
 *
 * <p>Whoever keeps the bytes keeps them from harm: they are sealed. A read finds what cannot be a
 * ledger.
 */
final class LedgerBytes {
  private static final byte VERSION = 1;
  private static final int HEADER_BYTES = 11;

  /** The longest label of a unit is far shorter. */
  private static final int MOST_OF_ACCOUNT = 1 + Byte.MAX_VALUE + 2 + Spending.MAX_BYTES;

  private LedgerBytes() {}

  static byte[] write(AuthorLedger ledger) {
    List<PaidTable> tables = ledger.paid().tables();
    int mostOfAccounts = ledger.accounts().size() * MOST_OF_ACCOUNT;
    int ofTables = 0;
    for (PaidTable paid : tables) {
      ofTables += bytes(paid);
    }
    ByteBuffer out = ByteBuffer.allocate(HEADER_BYTES + mostOfAccounts + ofTables);
    out.put(VERSION).put((byte) ledger.accounts().size());
    ledger.accounts().forEach((id, spending) -> writeAccount(id, spending, out));
    out.putLong(ledger.paid().epoch()).put((byte) tables.size());
    tables.forEach(paid -> writeTable(paid, out));
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void writeAccount(AccountId id, Spending spending, ByteBuffer out) {
    byte[] unit = id.unit().getBytes(StandardCharsets.US_ASCII);
    byte[] bytes = spending.toBytes();
    out.put((byte) unit.length).put(unit).putShort((short) bytes.length).put(bytes);
  }

  private static int bytes(PaidTable paid) {
    return Digest.BYTES + paid.words().serializedSizeInBytes();
  }

  private static void writeTable(PaidTable paid, ByteBuffer out) {
    Digest table = paid.table();
    out.putLong(table.a()).putLong(table.b()).putLong(table.c()).putLong(table.d());
    paid.words().serialize(out);
  }

  static AuthorLedger read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      check(in.get() == VERSION);
      SortedMap<AccountId, Spending> accounts = readAccounts(in);
      long epoch = in.getLong();
      PaidWords paid = new PaidWords(epoch, readTables(in));
      check(epoch >= 0 && !in.hasRemaining());
      return new AuthorLedger(accounts, paid);
    } catch (IOException | RuntimeException e) {
      // Without its cause, whose message may tell of the content.
      throw new IllegalArgumentException("these bytes are not those of a ledger");
    }
  }

  private static SortedMap<AccountId, Spending> readAccounts(ByteBuffer in) {
    SortedMap<AccountId, Spending> accounts = new TreeMap<>();
    int count = in.get();
    check(count >= 0 && count <= AuthorLedger.MAX_ACCOUNTS);
    for (int i = 0; i < count; i++) {
      byte[] unit = new byte[in.get()];
      in.get(unit);
      byte[] bytes = new byte[in.getShort()];
      in.get(bytes);
      Spending spending = Spending.ofBytes(bytes);
      String label = new String(unit, StandardCharsets.US_ASCII);
      accounts.put(new AccountId(label, spending.window()), spending);
    }
    check(accounts.size() == count);
    return accounts;
  }

  private static List<PaidTable> readTables(ByteBuffer in) throws IOException {
    List<PaidTable> tables = new ArrayList<>();
    int count = in.get();
    check(count >= 0 && count <= PaidWords.MAX_TABLES);
    for (int i = 0; i < count; i++) {
      Digest table = new Digest(in.getLong(), in.getLong(), in.getLong(), in.getLong());
      RoaringBitmap words = new RoaringBitmap();
      words.deserialize(in);
      // It leaves the position where it was.
      in.position(in.position() + words.serializedSizeInBytes());
      tables.add(new PaidTable(table, words));
    }
    return tables;
  }

  private static void check(boolean right) {
    if (!right) {
      throw new IllegalArgumentException("damaged");
    }
  }
}
