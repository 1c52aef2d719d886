import { setImmediate } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { foreignRuns, foreignSource } from '#app/db/foreign-schema.ts';
import type { Log } from '#app/platform/log.server.ts';
import { readAddress } from './cms-source.ts';
import { type CollectFailure, collectSource } from './collect-source.server.ts';
import { fetchPictures, type PictureServices } from './fetch-pictures.server.ts';
import type { CmsClient, ForeignEntry, ForeignKind } from './foreign-entry.ts';
import { type EntryFindings, keepSource, keptOf } from './keep-source.server.ts';
import { readCmsSource } from './read-foreign.server.ts';
import {
  endLease,
  heldSource,
  keepLease,
  type Lease,
  LeaseLostError,
  SourceChangedError,
  takeLease,
} from './sync-lease.server.ts';
import type { SyncOutcome, SyncReason } from './sync-outcome.ts';

/** Everything is read anew once a day: what changed without a new date is found then. */
const FULL_AFTER_MS = 22 * 3_600_000;
/** How many hours after that it waits for the night. */
const FULL_AT_LATEST_MS = 30 * 3_600_000;
const NIGHT_HOURS_UTC = [4, 5, 6, 7, 8];

/** The job that reads the source. */
export type CmsJobs = { 'cms-sync': { reason: SyncReason } };

export type SyncServices = PictureServices & {
  log: Pick<Log, 'info' | 'warn'>;
  /** The client of a content system at an address. */
  openClient: (address: string) => CmsClient;
  /** What the check of advertising says of an entry. */
  check: (entry: ForeignEntry) => readonly object[];
  /** Address of the environment. */
  fixedAddress: string | undefined;
};

type Run = { id: number; address: string; reason: SyncReason };

/**
 * Reads the source and keeps what it says; one run at a time over all processes. A run that fails, or is cut short,
 * changes nothing that the site shows.
 * @returns 'off' where no source is read, 'busy' while another run is under way
 */
export async function syncSource(
  services: SyncServices,
  { reason }: { reason: SyncReason },
): Promise<SyncOutcome | 'off' | 'busy'> {
  const { db, fixedAddress } = services;
  const source = await readCmsSource(db, fixedAddress);
  const address = readAddress(source);
  if (address === null) return 'off';
  const lease = await takeLease(services);
  if (!lease) return 'busy';
  try {
    const kinds: ForeignKind[] = source.showsPages ? ['post', 'page'] : ['post'];
    return await runOnce(services, lease, { address, reason, kinds });
  } catch (error) {
    if (error instanceof LeaseLostError) return 'stopped';
    if (error instanceof SourceChangedError) {
      await endRuns(services);
      return 'stopped';
    }
    throw error;
  } finally {
    await endLease(services, lease);
  }
}

async function runOnce(
  services: SyncServices,
  lease: Lease,
  {
    address,
    reason,
    kinds,
  }: { address: string; reason: SyncReason; kinds: readonly ForeignKind[] },
): Promise<SyncOutcome> {
  const { db, clock, check, fixedAddress } = services;
  const client = services.openClient(address);
  const plan = await planOf(services, { address, reason });
  const run = await beginRun(services, { address, reason, isFull: plan.modifiedSince === null });
  const goOn = async () => {
    await keepLease(services, lease);
    await stillWanted(db, { address, fixedAddress });
  };
  const read = await collectSource(client, {
    ...plan,
    kinds,
    goOn,
  });
  if (!read.ok) {
    await noteFailure(services, lease, { run, ...read.refusal });
    return read.refusal.failure;
  }
  const findings = await findingsOf(read.value.entries, check);
  const at = clock.now();
  const counts = await db.transaction(async (tx) => {
    await stillWanted(tx, { address, fixedAddress });
    return keepSource(tx, lease, { address, read: read.value, findings, at });
  });
  const { isFull } = read.value;
  // The texts count; their pictures follow.
  await endRun(services, run, { outcome: 'done', isFull, ...counts });
  const pictures = await fetchPictures(services, client, goOn);
  if (pictures > 0)
    await db.update(foreignRuns).set({ pictures }).where(eq(foreignRuns.id, run.id));
  services.log.info({ reason, isFull, ...counts, pictures }, 'cms-sync');
  return 'done';
}

/** @throws SourceChangedError when this source is no longer to be read */
async function stillWanted(
  db: Queryable,
  { address, fixedAddress }: Pick<Run, 'address'> & Pick<SyncServices, 'fixedAddress'>,
): Promise<void> {
  if (readAddress(await readCmsSource(db, fixedAddress)) !== address)
    throw new SourceChangedError();
}

/** Checks one text after the other; whatever else the process does goes on between them. */
async function findingsOf(
  entries: readonly ForeignEntry[],
  check: SyncServices['check'],
): Promise<EntryFindings> {
  const findings = new Map<ForeignEntry, readonly object[]>();
  for (const entry of entries) {
    findings.set(entry, check(entry));
    await setImmediate();
  }
  return findings;
}

/** What to ask for: all of it where that is due or the address is new, else what has changed. */
async function planOf(
  { db, clock }: Pick<SyncServices, 'db' | 'clock'>,
  { address, reason }: { address: string; reason: SyncReason },
) {
  const [state] = await db.select().from(foreignSource);
  const { known, shown } = await keptOf(db, address);
  const now = clock.now();
  const age = state?.fullAt ? now.getTime() - state.fullAt.getTime() : Number.POSITIVE_INFINITY;
  const isNight = NIGHT_HOURS_UTC.includes(now.getUTCHours());
  const isFull =
    state?.address !== address ||
    reason === 'staff' ||
    age > FULL_AT_LATEST_MS ||
    (age > FULL_AFTER_MS && isNight);
  return {
    modifiedSince: isFull || !state.changedSince ? null : justBefore(state.changedSince),
    known: new Set([...known, ...(state?.passedOver ?? []).map(labelOf)]),
    shown,
    acceptsEmpty: state?.acceptsEmpty ?? false,
  };
}

/** 'post 12' of 'post 12 protected'. */
function labelOf(line: string): string {
  return line.split(' ', 2).join(' ');
}

/** The source knows seconds: another change of the same second would not be after it. */
function justBefore(at: Date): Date {
  return new Date(at.getTime() - 1_000);
}

async function beginRun(
  { db, clock }: Pick<SyncServices, 'db' | 'clock'>,
  { address, reason, isFull }: Omit<Run, 'id'> & { isFull: boolean },
): Promise<Run> {
  const [row] = await db
    .insert(foreignRuns)
    .values({ address, reason, isFull, startedAt: clock.now() })
    .returning({ id: foreignRuns.id });
  if (!row) throw new Error('the run was not stored');
  return { id: row.id, address, reason };
}

type RunEnd = Partial<typeof foreignRuns.$inferInsert> & { outcome: SyncOutcome };

async function endRun(
  { db, clock }: Pick<SyncServices, 'db' | 'clock'>,
  { id }: Run,
  end: RunEnd,
): Promise<void> {
  await db
    .update(foreignRuns)
    .set({ ...end, finishedAt: clock.now() })
    .where(eq(foreignRuns.id, id));
}

/** Ends what is still open, by whoever has the turn. */
async function endRuns({ db, clock }: Pick<SyncServices, 'db' | 'clock'>): Promise<void> {
  await db
    .update(foreignRuns)
    .set({ finishedAt: clock.now(), outcome: 'stopped' })
    .where(isNull(foreignRuns.finishedAt));
}

/** Notes why the source could not be read; what is kept stays as it is. */
async function noteFailure(
  services: SyncServices,
  lease: Lease,
  { run, failure, status }: CollectFailure & { run: Run },
): Promise<void> {
  const { db, clock, log } = services;
  const at = clock.now();
  await db.transaction(async (tx) => {
    const before = await heldSource(tx, lease);
    const isSame = before.triedAddress === run.address && before.failingSince !== null;
    await tx.update(foreignSource).set({
      triedAddress: run.address,
      failingSince: isSame ? before.failingSince : at,
      failure,
      failureStatus: status ?? null,
    });
  });
  await endRun(services, run, { outcome: failure, status: status ?? null });
  log.warn({ reason: run.reason, why: failure, status }, 'cms-sync');
}
