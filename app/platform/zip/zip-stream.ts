import { crc32, createDeflateRaw } from 'node:zlib';
import {
  centralHeader,
  directoryEnd,
  localHeader,
  MOST_OF_A_FILE,
  trailer,
} from './zip-records.ts';

export type ZipFile = {
  /** Path inside the archive, with `/`. */
  name: string;
  /** Its content in pieces; texts are written as UTF-8. */
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Whether it is compressed already, as pictures and films are: stored as it is. */
  isCompressed?: boolean;
};

/**
 * A ZIP archive, made piece by piece as it is read: of each file only what is on its way is in memory. More than 65,535
 * files or 4 GiB of archive are written as ZIP64.
 * @param madeAt the time that every file bears, in the zone of UTC
 * @throws RangeError for a single file of 4 GiB or more
 */
export async function* zipStream(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, pieces, isCompressed = false } of files) {
    const entry = { name, madeAt, isStored: isCompressed };
    const head = localHeader(entry);
    yield head;
    const sums = { crc: 0, plainBytes: 0, packedBytes: 0 };
    const plain = counted(pieces, sums);
    for await (const piece of isCompressed ? plain : deflated(plain)) {
      sums.packedBytes += piece.length;
      if (sums.packedBytes > MOST_OF_A_FILE) throw new RangeError(`${name} is too large`);
      yield piece;
    }
    const tail = trailer(sums);
    yield tail;
    directory.push(centralHeader({ ...entry, ...sums, offset }));
    offset += head.length + sums.packedBytes + tail.length;
  }
  let directoryBytes = 0;
  for (const header of directory) {
    yield header;
    directoryBytes += header.length;
  }
  yield directoryEnd({ files: directory.length, offset, directoryBytes });
}

type Sums = { crc: number; plainBytes: number };

async function* counted(pieces: ZipFile['pieces'], sums: Sums): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    if (bytes.length === 0) continue;
    sums.crc = crc32(bytes, sums.crc);
    sums.plainBytes += bytes.length;
    if (sums.plainBytes > MOST_OF_A_FILE) throw new RangeError('a file is too large');
    yield bytes;
  }
}

async function* deflated(plain: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const written = (async () => {
    try {
      for await (const bytes of plain) {
        if (deflate.destroyed) return;
        if (!deflate.write(bytes)) await drained(deflate);
      }
      deflate.end();
    } catch (error) {
      // Whoever reads below gets it as theirs.
      deflate.destroy(error instanceof Error ? error : new Error('a file ended early'));
    }
  })();
  yield* deflate;
  await written;
}

/** When there is room again, or nobody reads any more. */
function drained(deflate: ReturnType<typeof createDeflateRaw>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      deflate.off('drain', go).off('close', go);
      resolve();
    };
    deflate.once('drain', go).once('close', go);
  });
}
