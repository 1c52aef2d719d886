import { asc, eq } from 'drizzle-orm';
import { importChunks, importEntries } from '#app/db/imports-schema.ts';
import type {
  CmsClient,
  CmsFailure,
  CmsRefusal,
  ForeignEntry,
  PassedOver,
} from '#app/features/cms/foreign-entry.ts';
import { exportEntries, originOf } from '#app/features/cms/import/export-entries.ts';
import { isOfSite } from '#app/features/cms/import/old-addresses.ts';
import { readExport } from '#app/features/cms/import/read-export.ts';
import type { FoundEntry, LeftOut, StoredFault } from '#app/features/cms/import/stored-entry.ts';
import { sourceBase } from '#app/features/cms/wordpress/wordpress-address.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  breathe,
  holdImport,
  type ImportRow,
  type ImportWorkServices,
  setImport,
} from './import-services.server.ts';

const BATCH = 100;
/** What a page that is no WordPress answers when it is asked as one. */
const NO_WORDPRESS: readonly CmsRefusal[] = [
  'status',
  'redirected',
  'not-json',
  'unexpected-shape',
];
/** More than any blog of a clinic; keeps a source that has no end from being read for ever. */
const MAX_ENTRIES = 5_000;

type Found = {
  origin: string;
  siteName: string;
  found: readonly FoundEntry[];
  leftOut: LeftOut;
  fault: StoredFault | null;
};

/** Reads the source of an import and keeps what was found. Read again after an end in the middle, it begins anew. */
export async function readSource(services: ImportWorkServices, row: ImportRow): Promise<void> {
  const read =
    row.source === 'file' ? await readFile(services, row) : await readAddress(services, row);
  await services.db.transaction(async (tx) => {
    const held = await holdImport(tx, row.id);
    if (held?.state !== 'reading') return;
    const changedAt = services.clock.now();
    await tx.delete(importChunks).where(eq(importChunks.importId, row.id));
    if (!read.ok) return setImport(tx, held, { state: 'failed', fault: read.refusal, changedAt });
    const { origin, siteName, found, leftOut, fault } = read.value;
    await tx.delete(importEntries).where(eq(importEntries.importId, row.id));
    const values = found.map(({ entry, isDraft, faults }, position) => ({
      importId: row.id,
      foreignId: entry.id,
      position,
      title: entry.title,
      isDraft,
      entry,
      faults: [...faults],
    }));
    for (let at = 0; at < values.length; at += BATCH)
      await tx.insert(importEntries).values(values.slice(at, at + BATCH));
    await setImport(tx, held, { state: 'found', origin, siteName, leftOut, fault, changedAt });
  });
}

async function readFile(
  { db }: ImportWorkServices,
  row: ImportRow,
): Promise<Result<Found, StoredFault>> {
  const chunks = await db
    .select({ bytes: importChunks.bytes })
    .from(importChunks)
    .where(eq(importChunks.importId, row.id))
    .orderBy(asc(importChunks.number));
  const read = await readExport(Buffer.concat(chunks.map(({ bytes }) => bytes)), breathe);
  if (!read.ok) return refuse({ code: read.refusal });
  const { found, leftOut } = await exportEntries(read.value, breathe);
  const { brokenAtLine, isWrongEncoding, siteName } = read.value;
  const broken = brokenAtLine === null ? null : { code: 'broken' as const, line: brokenAtLine };
  if (found.length === 0) return refuse(broken ?? { code: 'no-texts' });
  if (found.length > MAX_ENTRIES) return refuse({ code: 'too-many' });
  const encoding = isWrongEncoding ? { code: 'wrong-encoding' as const } : null;
  const fault = broken ? { ...broken, isWrongEncoding } : encoding;
  return ok({ origin: originOf(read.value), siteName, found, leftOut, fault });
}

async function readAddress(
  { clientOf }: ImportWorkServices,
  { origin }: ImportRow,
): Promise<Result<Found, StoredFault>> {
  const source = await findWordPress(clientOf, origin);
  if (!source.ok) return refuse({ code: source.refusal.refusal });
  const { client, address, siteName } = source.value;
  const found = new Map<number, FoundEntry>();
  const leftOut: LeftOut = {};
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const listed = await client.entries('post', { page });
    if (!listed.ok) return refuse({ code: listed.refusal.refusal });
    pages = listed.value.pages;
    countLeftOut(leftOut, listed.value.passedOver ?? []);
    for (const entry of listed.value.items) found.set(entry.id, publishedEntry(entry));
    if (found.size > MAX_ENTRIES) return refuse({ code: 'too-many' });
    await breathe();
  }
  if (found.size === 0) return refuse({ code: 'no-texts' });
  const all = [...found.values()].sort((a, b) => b.entry.id - a.entry.id);
  return ok({ origin: address, siteName, found: all, leftOut, fault: null });
}

/**
 * The WordPress of a typed address, which may be that of one of its texts: it says itself where its front page is. Of
 * an address with a folder in which there is none, that at the top of the host.
 */
async function findWordPress(
  clientOf: ImportWorkServices['clientOf'],
  typed: string,
): Promise<Result<{ client: CmsClient; address: string; siteName: string }, CmsFailure>> {
  const { origin } = new URL(typed);
  const asked = clientOf(typed);
  const about = await asked.routes();
  if (!about.ok) {
    const isElsewhere = typed !== origin && NO_WORDPRESS.includes(about.refusal.refusal);
    const above = isElsewhere ? await findWordPress(clientOf, origin) : about;
    return above.ok ? above : about;
  }
  const { name: siteName, home } = about.value;
  // Of another name of the same host only the folder counts; of another host nothing.
  const isOwn = home !== undefined && isOfSite(new URL(home), typed);
  const address = isOwn ? sourceBase(new URL(new URL(home).pathname, origin)) : typed;
  const client = address === typed ? asked : clientOf(address);
  return ok({ client, address, siteName });
}

function countLeftOut(leftOut: LeftOut, passedOver: readonly PassedOver[]): void {
  for (const { reason } of passedOver) {
    const what = reason === 'protected' ? 'protected' : 'unreadable';
    leftOut[what] = (leftOut[what] ?? 0) + 1;
  }
}

function publishedEntry(entry: ForeignEntry): FoundEntry {
  return { entry, isDraft: false, faults: entry.author === null ? ['no-author'] : [] };
}
