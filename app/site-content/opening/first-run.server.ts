import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { blankRecord, isStillBlank } from '#app/clinic/demonstration/blank-record.ts';
import { saysDemonstration } from '#app/clinic/demonstration/demo-facts.ts';
import type { FirstRunProgress } from '#app/clinic/demonstration/opening-settings.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { appointments, holds, resources } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import {
  changeRecordIn,
  type RecordServices,
} from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import {
  type Guide,
  leftIn,
  type Progress,
  stepAt,
} from '#app/features/first-run/first-run-steps.ts';
import { allows, type Permission } from '#app/features/staff/permissions.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting, storeSetting } from '#app/platform/stored-setting.server.ts';
import { dropBookingRules } from '#app/scheduling/record/booking-rules.server.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { gapsInSteps } from './agenda-gaps.server.ts';
import type { OpeningServices } from './go-live.server.ts';
import { mailItem } from './mail-domain.server.ts';
import { lacksOfSteps } from './record-lacks.ts';

/** How far the first run is; null where nobody has begun it. */
export async function readFirstRun(db: Queryable): Promise<FirstRunProgress | null> {
  return (await readSetting(db, 'first-run'))?.value ?? null;
}

/** The run that somebody is on. A site that is open to all is past it, whatever step was left out. */
export async function readRunUnderWay(db: Queryable): Promise<FirstRunProgress | null> {
  const run = await readFirstRun(db);
  if (!run || run.isOver) return null;
  return (await isOpenToAll(db)) ? null : run;
}

export async function isOpenToAll(db: Queryable): Promise<boolean> {
  return (await readSetting(db, 'site-opening'))?.value.isOpen === true;
}

type Reading = Pick<OpeningServices, 'clock' | 'contentStore' | 'env' | 'mailTrouble'> & {
  db: Queryable;
};

/** How far the way is, and what still lacks of each step. */
export async function readProgress(
  services: Reading,
  run: FirstRunProgress | null,
): Promise<Progress> {
  const { record } = await effectiveRecordReader(services.contentStore.clinicFile)(services.db);
  const checked = checkRecord(record);
  const mail = (await mailItem(services, checked)).lacks;
  const gaps = await gapsInSteps(services, checked);
  return { states: run?.steps ?? {}, lacks: lacksOfSteps(checked, { mail, gaps }) };
}

/** The way through the first run around a page that is a step of it, while it is under way. @param address of the page */
export async function readGuide(
  services: Reading,
  address: string,
  { permissions }: { permissions: readonly Permission[] },
): Promise<Guide | null> {
  const { pathname, searchParams } = new URL(address);
  const step = stepAt(pathname);
  if (!step || !allows(permissions, 'clinic.manage')) return null;
  const run = await readRunUnderWay(services.db);
  if (!run) return null;
  const needs = step.form?.needs;
  return {
    ...(await readProgress(services, run)),
    ...{ step: step.slug, isMain: pathname === step.href },
    maySend: needs === undefined || allows(permissions, needs),
    ...leftIn(searchParams),
  };
}

/**
 * Whether a record is nobody's yet: neither one that is open to everybody nor a clinic's own, even while its site is
 * closed, is written over.
 */
export async function mayBeginBlank(db: Queryable, record: ClinicRecord): Promise<boolean> {
  const opening = await readSetting(db, 'site-opening');
  if (opening?.value.isOpen ?? record.isOpenToAll) return false;
  return saysDemonstration(record) || isStillBlank(record);
}

type Begin = {
  with: FirstRunProgress['begunWith'];
  /** The version of the record that was looked at. */
  seenVersion: number;
  /** Staff member's id. */
  by: number;
};

/**
 * Begins the first run, with the record as it is or with a blank one, which is one version and can be returned from.
 * 'not-fresh' where the record is a clinic's own.
 */
export function beginFirstRun(
  services: RecordServices,
  { with: begunWith, seenVersion, by }: Begin,
): Promise<Result<'done', 'changed' | 'not-fresh'>> {
  const { db, clock, clinicFile } = services;
  return db.transaction(async (tx) => {
    if (begunWith === 'blank') {
      const { record, version } = await readCurrentRecord(tx, clinicFile);
      if (version !== seenVersion) return refuse('changed');
      if (!(await mayBeginBlank(tx, record))) return refuse('not-fresh');
      const blank = blankRecord(record);
      const names = new Set([...Object.keys(record), ...Object.keys(blank)]);
      const values = new Map<string, unknown>(Object.entries(blank));
      const changes = Object.fromEntries([...names].map((name) => [name, values.get(name)]));
      const made = await changeRecordIn(tx, services, {
        ...{ changes, seenVersion, by, isBeginning: true },
      });
      if (!made.ok) return refuse('changed');
      await dropSeededCampaigns(tx, clock.now());
      await dropBookingRules(tx);
      await dropUnusedPlaces(tx);
    }
    await writeProgress(tx, services, by, () => ({ begunWith, isOver: false, steps: {} }));
    return ok('done');
  });
}

/** Marks a step as done or passed over. */
export function settleStep(
  services: Pick<RecordServices, 'db' | 'clock'>,
  { step, state, by }: { step: string; state: 'done' | 'skipped'; by: number },
): Promise<void> {
  return services.db.transaction((tx) =>
    writeProgress(tx, services, by, (before) => ({
      ...(before ?? { begunWith: 'demonstration', isOver: false }),
      steps: { ...before?.steps, [step]: state },
    })),
  );
}

/** Puts the way aside, or takes it up again. */
export function putAside(
  services: Pick<RecordServices, 'db' | 'clock'>,
  { isOver, by }: { isOver: boolean; by: number },
): Promise<void> {
  return services.db.transaction((tx) =>
    writeProgress(tx, services, by, (before) => ({
      ...(before ?? { begunWith: 'demonstration', steps: {} }),
      isOver,
    })),
  );
}

/** Two who go on at once both count: nobody saw a version that another could have made old. */
async function writeProgress(
  tx: Transaction,
  { clock }: Pick<RecordServices, 'clock'>,
  by: number,
  next: (before: FirstRunProgress | null) => FirstRunProgress,
): Promise<void> {
  await lockSetting(tx, 'first-run');
  const before = await readSetting(tx, 'first-run');
  await storeSetting(tx, 'first-run', {
    from: before?.value ?? null,
    to: next(before?.value ?? null),
    version: (before?.version ?? 0) + 1,
    ...{ at: clock.now(), by },
  });
}

/** People and places of before that no appointment, hold or account has ever named. */
async function dropUnusedPlaces(tx: Transaction): Promise<void> {
  if ((await tx.$count(appointments)) + (await tx.$count(holds)) > 0) return;
  const accounts = tx
    .select({ id: staff.practitionerId })
    .from(staff)
    .where(isNotNull(staff.practitionerId));
  await tx
    .delete(resources)
    .where(and(eq(resources.isActive, false), notInArray(resources.id, accounts)));
}

/** Those that came with the program and that nobody has touched. */
async function dropSeededCampaigns(tx: Transaction, changedAt: Date): Promise<void> {
  await tx
    .update(campaigns)
    .set({ state: 'archived', changedAt })
    .where(and(eq(campaigns.state, 'published'), isNull(campaigns.changedBy)));
}
