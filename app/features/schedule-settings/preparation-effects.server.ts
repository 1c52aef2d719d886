import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { type OutsideContext, type OutsideView, toOutsideView } from './outside-list.tsx';
import { preparationEffects } from './preparation-effects.ts';

/** What saving a rule would do to booked appointments; empty lists for nothing. */
export type PreparationPreview = {
  affected: readonly OutsideView[];
  /** How many of them come before the new time without lenses is over. */
  tooSoon: number;
};

/** Whether an appointment is for a service, or one of these, alone or as one of several exams. */
export function includesService(serviceSlug: string | readonly string[]) {
  const slugs = [serviceSlug].flat();
  return or(
    inArray(record.serviceSlug, slugs),
    sql`exists (select from appointment_steps t join services s on s.id = t.service_id
      where t.appointment_id = ${record.id} and ${inArray(sql`s.slug`, slugs)})`,
  );
}

/** The appointments that a new rule of a service touches, in words. Saves nothing. */
export async function previewPreparation(
  { db, clock }: { db: Queryable; clock: Clock },
  { serviceSlug, ...rules }: { serviceSlug: string } & Record<'before' | 'after', PreparationRule>,
  context: OutsideContext,
): Promise<PreparationPreview> {
  const now = clock.now();
  const rows = await db
    .select({
      protocol: record.protocol,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      patientName: record.patientName,
      serviceId: record.serviceId,
      serviceSlug: record.serviceSlug,
      isAddOn: record.isAddOn,
      steps: record.steps,
      preparation: record.preparation,
    })
    .from(record)
    .where(
      and(includesService(serviceSlug), eq(record.status, 'confirmed'), gt(record.startsAt, now)),
    )
    .orderBy(...EARLIEST_FIRST);
  const appointments = rows.map((row) => ({ ...row, lenses: row.preparation?.lenses }));
  const effects = preparationEffects(appointments, { ...rules, now });
  const affected = effects.map(({ appointment, changes }) => {
    const told = changes.map((change) => staffPreparation.effects.changes[change]).join(', ');
    return {
      ...toOutsideView({ ...appointment, resourceIds: [], outside: [] }, context),
      outside: told,
    };
  });
  const tooSoon = effects.filter(({ changes }) => changes.includes('lenses')).length;
  return { affected, tooSoon };
}
