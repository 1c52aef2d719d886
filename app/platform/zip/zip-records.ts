// The records of a ZIP archive (PKWARE APPNOTE 6.3.10), for files whose size is known only after them.

/** A file of 4 GiB would need other records in front of it, which not every program reads. */
export const MOST_OF_A_FILE = 0xffff_fffe;
const NOT_HERE_16 = 0xffff;
const NOT_HERE_32 = 0xffff_ffff;

/** Sizes follow the file (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const VERSION = 20;
const VERSION_ZIP64 = 45;

type Entry = { name: string; madeAt: Date; isStored: boolean };
type Sums = { crc: number; plainBytes: number; packedBytes: number };

export function localHeader(entry: Entry): Buffer {
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(VERSION, 4);
  writeKind(head, 6, entry);
  // The sum and both sizes stay 0.
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** What follows the bytes of a file. */
export function trailer({ crc, plainBytes, packedBytes }: Sums): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x0807_4b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packedBytes, 8);
  tail.writeUInt32LE(plainBytes, 12);
  return tail;
}

/** @param offset of the file's local header, from the start of the archive */
export function centralHeader(entry: Entry & Sums & { offset: number }): Buffer {
  const { crc, plainBytes, packedBytes, offset } = entry;
  const name = Buffer.from(entry.name);
  const isFar = offset >= NOT_HERE_32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  // Made as on Unix, so that programs take the rights below.
  head.writeUInt16LE((3 << 8) | VERSION_ZIP64, 4);
  head.writeUInt16LE(isFar ? VERSION_ZIP64 : VERSION, 6);
  writeKind(head, 8, entry);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packedBytes, 20);
  head.writeUInt32LE(plainBytes, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(0o100600 * 0x1_0000, 38);
  head.writeUInt32LE(isFar ? NOT_HERE_32 : offset, 42);
  return Buffer.concat([head, name, extra]);
}

/** The end of the archive; with many files or a long archive in front of it the same as ZIP64. */
export function directoryEnd(ends: {
  files: number;
  offset: number;
  directoryBytes: number;
}): Buffer {
  const { files, offset, directoryBytes } = ends;
  const isZip64 = files >= NOT_HERE_16 || offset >= NOT_HERE_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  const shown = isZip64 ? NOT_HERE_16 : files;
  end.writeUInt16LE(shown, 8);
  end.writeUInt16LE(shown, 10);
  end.writeUInt32LE(isZip64 ? NOT_HERE_32 : directoryBytes, 12);
  end.writeUInt32LE(isZip64 ? NOT_HERE_32 : offset, 16);
  if (!isZip64) return end;
  const long = Buffer.alloc(76);
  long.writeUInt32LE(0x0606_4b50, 0);
  long.writeBigUInt64LE(44n, 4);
  long.writeUInt16LE((3 << 8) | VERSION_ZIP64, 12);
  long.writeUInt16LE(VERSION_ZIP64, 14);
  long.writeBigUInt64LE(BigInt(files), 24);
  long.writeBigUInt64LE(BigInt(files), 32);
  long.writeBigUInt64LE(BigInt(directoryBytes), 40);
  long.writeBigUInt64LE(BigInt(offset), 48);
  // Where the record above is.
  long.writeUInt32LE(0x0706_4b50, 56);
  long.writeBigUInt64LE(BigInt(offset + directoryBytes), 64);
  long.writeUInt32LE(1, 72);
  return Buffer.concat([long, end]);
}

/** Flags, method, time and day, which both kinds of header have in this order. */
function writeKind(head: Buffer, at: number, { madeAt, isStored }: Entry): void {
  head.writeUInt16LE(FLAGS, at);
  head.writeUInt16LE(isStored ? 0 : 8, at + 2);
  const seconds = Math.floor(madeAt.getUTCSeconds() / 2);
  head.writeUInt16LE(
    (madeAt.getUTCHours() << 11) | (madeAt.getUTCMinutes() << 5) | seconds,
    at + 4,
  );
  const year = Math.max(0, madeAt.getUTCFullYear() - 1980);
  head.writeUInt16LE((year << 9) | ((madeAt.getUTCMonth() + 1) << 5) | madeAt.getUTCDate(), at + 6);
}
