import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import type { Clock } from '#app/platform/clock.ts';
import { formText } from '#app/platform/form-values.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { type OutsideContext, type OutsideView, toOutsideView } from './outside-list.tsx';
import { preparationEffects } from './preparation-effects.ts';
import type { NewServiceSettings } from './service-form.ts';
import type { ServiceSettings } from './services.server.ts';

/** What saving a rule would do to booked appointments; empty lists for nothing. */
export type PreparationPreview = {
  affected: readonly OutsideView[];
  /** How many of them come before the new time without lenses is over. */
  tooSoon: number;
  /** Of what the page showed; the form sends it back when somebody has read it. */
  stamp: string;
};

/** The form field with the stamp of the consequences that the page has shown. */
const READ_FIELD = 'visto';

type RuleChange = {
  service: Pick<ServiceSettings, 'slug' | 'preparation'>;
  settings: Pick<NewServiceSettings, 'preparation'>;
  /** What the service's text says. */
  written: PreparationRule;
  form: FormData;
};

/** What saving would do to booked appointments; null where it does nothing, or the form's sender has read it. */
export async function unreadEffects(
  services: { db: Queryable; clock: Clock },
  { service, settings, written, form }: RuleChange,
  context: OutsideContext,
): Promise<PreparationPreview | null> {
  if (settings.preparation === undefined) return null;
  const rules = { before: service.preparation ?? written, after: settings.preparation ?? written };
  const change = { serviceSlug: service.slug, ...rules };
  const preview = await previewPreparation(services, change, context);
  const isRead = formText(form, READ_FIELD) === preview.stamp;
  return preview.affected.length === 0 || isRead ? null : preview;
}

/** Whether an appointment is for a service, alone or as one of several exams. */
function includesService(serviceSlug: string) {
  return or(
    eq(record.serviceSlug, serviceSlug),
    sql`exists (select from appointment_steps t join services s on s.id = t.service_id
      where t.appointment_id = ${record.id} and s.slug = ${serviceSlug})`,
  );
}

/** The appointments that a new rule of a service touches, in words. Saves nothing. */
async function previewPreparation(
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
  return { affected, tooSoon, stamp: sha256Hex(JSON.stringify([affected, rules.after])) };
}
