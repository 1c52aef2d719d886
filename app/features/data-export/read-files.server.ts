import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { ZipFile } from '#app/platform/zip/zip-stream.ts';
import { cursorRows } from './read-tables.server.ts';

/** The contract of an order as it was sent; null when it cannot be opened. */
export type OpenContract = (sealed: Buffer) => Buffer | null;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'video/mp4': '.mp4',
};

/** Pictures, logos, recordings, films and contracts, each read when it is its turn. */
export async function* storedFiles(
  tx: Queryable,
  openContract: OpenContract,
): AsyncGenerator<ZipFile> {
  yield* whole(
    tx,
    'imagens',
    sql`
    select i.name || '-' || f.width || '.webp' as name, f.bytes from image_files f
    join images i on i.id = f.image_id order by f.image_id, f.width`,
  );
  yield* whole(
    tx,
    'imagens-de-outro-site',
    sql`
    select p.name || '-' || f.width || '.webp' as name, f.bytes from foreign_picture_files f
    join foreign_pictures p on p.id = f.picture_id order by f.picture_id, f.width`,
  );
  yield* whole(tx, 'marca', sql`select file as name, bytes from brand_files order by file`);
  yield* inPieces(
    tx,
    'audios',
    sql`audio_files`,
    (id) => sql`
    select bytes from audio_chunks where audio_id = ${sql.raw(String(id))} order by number`,
  );
  yield* inPieces(
    tx,
    'filmes',
    sql`film_files`,
    (id) => sql`
    select bytes from film_chunks where film_id = ${sql.raw(String(id))} order by number`,
  );
  const contracts = sql`
    select o.protocol || '.pdf' as name, c.sealed as bytes from order_contracts c
    join orders o on o.id = c.order_id order by c.order_id`;
  yield* whole(tx, 'contratos', contracts, openContract);
}

async function* whole(
  tx: Queryable,
  folder: string,
  query: SQL,
  open: OpenContract = (bytes) => bytes,
): AsyncGenerator<ZipFile> {
  for await (const rows of cursorRows<{ name: string; bytes: Buffer }>(tx, query)) {
    for (const { name, bytes } of rows) {
      const content = open(bytes);
      if (content) yield { name: placeOf(folder, name), pieces: [content], isCompressed: true };
    }
  }
}

async function* inPieces(
  tx: Queryable,
  folder: string,
  table: SQL,
  piecesOf: (id: number) => SQL,
): AsyncGenerator<ZipFile> {
  const files = sql`select id, name, type from ${table} order by id`;
  for await (const rows of cursorRows<{ id: number; name: string; type: string }>(tx, files)) {
    for (const { id, name, type } of rows) {
      const ending = name.includes('.') ? '' : (EXTENSIONS[type] ?? '');
      const pieces = bytesOf(tx, piecesOf(id));
      yield { name: placeOf(folder, name + ending), pieces, isCompressed: true };
    }
  }
}

async function* bytesOf(tx: Queryable, query: SQL): AsyncGenerator<Uint8Array> {
  for await (const rows of cursorRows<{ bytes: Buffer }>(tx, query)) {
    for (const { bytes } of rows) yield bytes;
  }
}

/** No name leads out of its folder. */
function placeOf(folder: string, name: string): string {
  return `arquivos/${folder}/${name.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '_')}`;
}
