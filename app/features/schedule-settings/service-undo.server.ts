import { z } from 'zod';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import type { Database } from '#app/db/database.ts';
import { keepForUndo, takeForUndo } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FreesTime } from '#app/scheduling/scheduling-services.server.ts';
import type { By } from './agenda-version.server.ts';
import type { NewServiceSettings } from './service-form.ts';
import { type ServiceSettings, setService } from './services.server.ts';

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
const kept = z.strictObject({ id: z.number(), version: z.number(), settings });

/** As `setService`, and what it was is kept for a day. @returns what `undoService` takes */
export async function setServiceWithUndo(
  services: Services,
  next: NewServiceSettings,
  { before, staffId, seenVersion }: By & { before: ServiceSettings; seenVersion: number },
): Promise<Result<{ undo: number }, 'changed'>> {
  const { id, slug: _slug, setting: _setting, booked: _booked, ...was } = before;
  const saved = await setService(services, next, { id, seenVersion, staffId });
  if (!saved.ok) return refuse(saved.refusal);
  const { db, clock } = services;
  const value = { id, version: seenVersion + 1, settings: was };
  return ok({
    undo: await db.transaction((tx) =>
      keepForUndo(tx, clock, { subject: 'service', before: value }),
    ),
  });
}

/** Sets a service as it was; 'changed' when somebody has set it since, or the day to take it back is over. */
export async function undoService(
  services: Services,
  { undo, staffId }: By & { undo: number },
): Promise<Result<'done', 'changed'>> {
  const { db, clock } = services;
  const was = await db.transaction((tx) =>
    takeForUndo(tx, clock, { subject: 'service', id: undo, shape: kept }),
  );
  if (!was) return refuse('changed');
  const { id, version: seenVersion } = was;
  return setService(services, was.settings, { id, seenVersion, staffId });
}
