import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import {
  foreignCategories,
  foreignEntries,
  foreignPictures,
  foreignSource,
} from '#app/db/foreign-schema.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { CollectedSource } from './collect-source.server.ts';
import type { ForeignEntry, ForeignKind } from './foreign-entry.ts';
import { picturesOf, storableJson, storableText } from './stored-entry.ts';
import { bumpRevision, heldSource, type Lease } from './sync-lease.server.ts';

const ROWS_AT_ONCE = 50;
const MOST_PICTURES = 6_000;
/** The largest number that the column takes; how many texts a category has is the source's word. */
const MOST_COUNTED = 2_147_483_647;

/** What the check of advertising says of each entry, as it is stored. */
export type EntryFindings = ReadonlyMap<ForeignEntry, readonly object[]>;

export type KeptCounts = { seen: number; changed: number; gone: number };

/** What is kept of an address: 'post 12' of each entry, and how many of each kind the source had last. */
export async function keptOf(db: Queryable, address: string) {
  const { kind, sourceId, goneAt } = foreignEntries;
  const rows = await db
    .select({ kind, sourceId })
    .from(foreignEntries)
    .where(and(eq(foreignEntries.address, address), isNull(goneAt)));
  const shown = new Map<ForeignKind, number>();
  for (const row of rows) shown.set(row.kind, (shown.get(row.kind) ?? 0) + 1);
  return { known: new Set(rows.map((row) => `${row.kind} ${row.sourceId}`)), shown };
}

/**
 * Keeps what was read, all of it or nothing, and lets the site show it.
 * @throws LeaseLostError
 */
export async function keepSource(
  tx: Transaction,
  lease: Lease,
  {
    address,
    read,
    findings,
    at,
  }: { address: string; read: CollectedSource; findings: EntryFindings; at: Date },
): Promise<KeptCounts> {
  const before = await heldSource(tx, lease);
  const changed = await writeEntries(tx, { address, entries: read.entries, findings, at });
  const gone = await noteGone(tx, { address, there: publicIds(read), at });
  await writeCategories(tx, address, read.categories);
  await wantPictures(tx, read.entries, at);
  const isMoved = before.address !== address;
  if (read.isFull) {
    await tx.update(foreignEntries).set({ lastSeenAt: at }).where(isNull(foreignEntries.goneAt));
    await forgetOthers(tx, address);
  }
  const passedOver = read.isFull ? unreadOf(read) : stillUnread(before.passedOver, read);
  await tx.update(foreignSource).set({
    address,
    siteName: storableText(read.siteName),
    goodAt: at,
    ...(read.isFull ? { fullAt: at } : {}),
    changedSince: latestChange(read.entries, isMoved ? null : before.changedSince),
    triedAddress: address,
    failingSince: null,
    failure: null,
    failureStatus: null,
    acceptsEmpty: false,
    passedOver,
  });
  if (changed + gone > 0 || isMoved) {
    await bumpRevision(tx);
    await announcePagesChanged(tx);
  }
  return { seen: read.entries.length, changed, gone };
}

async function writeEntries(
  tx: Transaction,
  {
    address,
    entries,
    findings,
    at,
  }: { address: string; entries: readonly ForeignEntry[]; findings: EntryFindings; at: Date },
): Promise<number> {
  let changed = 0;
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
    const rows = entries.slice(start, start + ROWS_AT_ONCE).map((entry) => {
      const stored = storableJson(entry);
      return {
        address,
        kind: entry.kind,
        sourceId: entry.id,
        slug: storableText(entry.slug),
        entry: sql`${stored}::jsonb`,
        hash: sha256Hex(stored),
        findings: sql`${storableJson(findings.get(entry) ?? [])}::jsonb`,
        modifiedAt: new Date(entry.modifiedAt),
        firstSeenAt: at,
        lastSeenAt: at,
      };
    });
    const written = await tx
      .insert(foreignEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [foreignEntries.address, foreignEntries.kind, foreignEntries.sourceId],
        set: {
          slug: sql`excluded.slug`,
          entry: sql`excluded.entry`,
          hash: sql`excluded.hash`,
          findings: sql`excluded.findings`,
          modifiedAt: sql`excluded.modified_at`,
          lastSeenAt: sql`excluded.last_seen_at`,
          goneAt: null,
        },
        setWhere: sql`foreign_entries.hash <> excluded.hash or foreign_entries.gone_at is not null
          or foreign_entries.findings <> excluded.findings`,
      })
      .returning({ id: foreignEntries.id });
    changed += written.length;
  }
  return changed;
}

async function noteGone(
  tx: Transaction,
  { address, there: lists, at }: { address: string; there: CollectedSource['ids']; at: Date },
): Promise<number> {
  let gone = 0;
  for (const [kind, there] of lists) {
    const { kind: kindOf, sourceId, goneAt, address: addressOf } = foreignEntries;
    const isHere = and(eq(addressOf, address), eq(kindOf, kind));
    const listed = sql`${sql.param([...there])}::bigint[]`;
    const left = await tx
      .update(foreignEntries)
      .set({ goneAt: at })
      .where(and(isHere, isNull(goneAt), sql`${sourceId} <> all(${listed})`))
      .returning({ id: foreignEntries.id });
    gone += left.length;
  }
  return gone;
}

async function writeCategories(
  tx: Transaction,
  address: string,
  categories: CollectedSource['categories'],
): Promise<void> {
  await tx.delete(foreignCategories).where(eq(foreignCategories.address, address));
  const bySlug = new Map(categories.map((each) => [each.slug, each]));
  const rows = [...bySlug.values()].map(({ slug, name, count: posts }) => ({
    address,
    slug: storableText(slug),
    name: storableText(name),
    posts: Math.min(posts, MOST_COUNTED),
  }));
  if (rows.length > 0) await tx.insert(foreignCategories).values(rows);
}

async function wantPictures(
  tx: Transaction,
  entries: readonly ForeignEntry[],
  at: Date,
): Promise<void> {
  const [kept] = await tx.select({ count: count() }).from(foreignPictures);
  const room = Math.max(0, MOST_PICTURES - (kept?.count ?? 0));
  const wanted = [...new Set(entries.flatMap(picturesOf).map(storableText))].slice(0, room);
  for (let start = 0; start < wanted.length; start += ROWS_AT_ONCE)
    await tx
      .insert(foreignPictures)
      .values(wanted.slice(start, start + ROWS_AT_ONCE).map((src) => ({ src, dueAt: at })))
      .onConflictDoNothing({ target: foreignPictures.src });
}

/** Forgets what another address had, and pictures that no text shows any more. */
async function forgetOthers(tx: Transaction, address: string): Promise<void> {
  await tx.delete(foreignEntries).where(ne(foreignEntries.address, address));
  await tx.delete(foreignCategories).where(ne(foreignCategories.address, address));
  await tx.execute(sql`
    delete from foreign_pictures p where not exists (
      select from foreign_entries e
      where e.entry #>> '{cover,src}' = p.src
        or exists (select from jsonb_array_elements(e.entry -> 'blocks') block where block ->> 'src' = p.src))`);
}

/** What the source has for everybody: a text that got a password has left, one that broke stays as it was. */
function publicIds({ ids, passedOver }: CollectedSource): CollectedSource['ids'] {
  const isPublic = (kind: ForeignKind, id: number) => {
    const reason = passedOver.get(`${kind} ${id}`);
    return reason !== 'protected' && reason !== 'not-published';
  };
  return new Map(
    [...ids].map(([kind, there]) => [kind, new Set([...there].filter((id) => isPublic(kind, id)))]),
  );
}

/** What the source lists and was not taken over, with the reason: 'post 12 protected'. */
function unreadOf({ ids, entries, passedOver }: CollectedSource): string[] {
  const read = labelsOf(entries);
  const listed = [...ids].flatMap(([kind, there]) => [...there].map((id) => `${kind} ${id}`));
  return listed
    .filter((label) => !read.has(label))
    .map((label) => `${label} ${passedOver.get(label) ?? 'unexpected-shape'}`);
}

function stillUnread(before: readonly string[], { entries }: CollectedSource): string[] {
  const read = labelsOf(entries);
  return before.filter((line) => !read.has(line.split(' ', 2).join(' ')));
}

function labelsOf(entries: readonly ForeignEntry[]): Set<string> {
  return new Set(entries.map(({ kind, id }) => `${kind} ${id}`));
}

function latestChange(entries: readonly ForeignEntry[], before: Date | null): Date | null {
  const times = entries.map(({ modifiedAt }) => new Date(modifiedAt).getTime());
  const latest = Math.max(before?.getTime() ?? 0, ...times);
  return latest > 0 ? new Date(latest) : null;
}
