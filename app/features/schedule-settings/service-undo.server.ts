import { z } from 'zod';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { keepForUndo, undoOnce } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FreesTime } from '#app/scheduling/scheduling-services.server.ts';
import { type By, isStillUndone } from './agenda-version.server.ts';
import type { NewServiceSettings } from './service-form.ts';
import {
  lockService,
  readServiceSettings,
  type ServiceSettings,
  setServiceIn,
} from './services.server.ts';

type Services = { db: Database; clock: Clock } & FreesTime;

const own = z.array(z.strictObject({ resourceId: z.number(), durationMinutes: z.number() }));
const settings = z.strictObject({
  lengths: z
    .strictObject({
      own,
      later: z.array(
        z.strictObject({
          fromOn: z.iso.date(),
          durationMinutes: z.number(),
          bufferBeforeMinutes: z.number(),
          bufferAfterMinutes: z.number(),
          own,
        }),
      ),
    })
    .optional(),
  durationMinutes: z.number(),
  bufferBeforeMinutes: z.number(),
  bufferAfterMinutes: z.number(),
  isBookableOnline: z.boolean(),
  resourceIds: z.array(z.number()),
  deposit: z
    .strictObject({
      amountCents: z.number(),
      holdMinutes: z.number(),
      refundHours: z.number(),
      statementHours: z.number().nullable(),
    })
    .nullable(),
  preparation: preparationRule.nullable(),
});
const kept = z.strictObject({
  id: z.number(),
  /** The version that saving made. */
  version: z.number(),
  before: settings,
  after: settings,
});

/** As `setService`, and what it was is kept for a day. @returns what `undoService` takes */
export function setServiceWithUndo(
  services: Services,
  next: NewServiceSettings,
  { before, staffId, seenVersion }: By & { before: ServiceSettings; seenVersion: number },
): Promise<Result<{ undo: number }, 'changed'>> {
  const { db, clock } = services;
  const { id, slug: _slug, setting: _setting, booked: _booked, ...was } = before;
  const set = Object.entries(next).filter(([, value]) => value !== undefined);
  const after = { ...was, ...Object.fromEntries(set) };
  const value = { id, version: seenVersion + 1, before: was, after };
  return db.transaction(async (tx) => {
    const saved = await setServiceIn(tx, services, next, { id, seenVersion, staffId });
    if (!saved.ok) return saved;
    return ok({ undo: await keepForUndo(tx, clock, { subject: 'service', before: value }) });
  });
}

/** Sets a service as it was; 'changed' when somebody has set it since, or the day to take it back is over. */
export function undoService(
  services: Services,
  { undo, staffId }: By & { undo: number },
): Promise<Result<'done' | null, 'changed'>> {
  const asked = {
    ...{ subject: 'service' as const, id: undo, shape: kept },
    isStillBack: (tx: Transaction, made: { id: number; version: number }) =>
      isStillUndone(tx, 'service', [made]),
  };
  return undoOnce(services, asked, async (tx, { id, version: seenVersion, before, after }) => {
    await lockService(tx, id);
    const list = await readServiceSettings({ db: tx, clock: services.clock });
    const now = list.find((each) => each.id === id);
    // The catalogue changes services too, and leaves their version.
    if (!now || !isSame(inIdOrder(settings.strip().parse(now)), inIdOrder(after)))
      return refuse('changed');
    return setServiceIn(tx, services, before, { id, seenVersion, staffId });
  });
}

function inIdOrder({ resourceIds, ...rest }: z.output<typeof settings>) {
  return { ...rest, resourceIds: resourceIds.toSorted((one, other) => one - other) };
}
