import { eq, type SQL, sql } from 'drizzle-orm';
import { dataImports } from '#app/db/data-import-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import {
  contactStamp,
  IMPORT_BATCH,
  patientStamp,
} from '#app/scheduling/import/write-people.server.ts';
import { timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import { closureStamp } from './import-closures.server.ts';
import { countsShape, type DataImport, type DataImportServices } from './stored-import.server.ts';

/** What hangs on an appointment that somebody has worked with since it was brought. */
const TOUCHED = [
  'extra_visits',
  'appointment_steps',
  'appointment_coupons',
  'appointment_answers',
  'appointment_preparations',
  'appointment_notes',
  'preparation_ticks',
  'insurance_cards',
  'deposits',
  'waitlist_entries',
  'consents',
  'leads',
  'clinic_record_notices',
  'own_page_codes',
] as const;

/**
 * Takes back what an import has made and nobody has changed since: an appointment that was moved, cancelled or seen to
 * stays with its patient, and so does a patient who has booked again or whose name was corrected. What lay ahead when
 * it was brought and has begun since is the clinic's own history by now, and stays too.
 */
export async function undoDataImport(
  tx: Transaction,
  { clock, jobs }: DataImportServices,
  stored: DataImport,
): Promise<'undone'> {
  const at = clock.now();
  const appointments = await deleteUnchanged(tx, stored.id, 'appointment', at);
  const patients = await deleteUnchanged(tx, stored.id, 'patient', at);
  await deleteUnchanged(tx, stored.id, 'contact', at);
  const closures = await deleteUnchanged(tx, stored.id, 'closure', at);
  const kept = await keptOf(tx, stored.id);
  const counts = {
    ...countsShape.parse(stored.counts),
    undone: { appointments, patients, closures },
  };
  await tx
    .update(dataImports)
    .set({ state: 'undone', counts, changedAt: at, version: stored.version + 1 })
    .where(eq(dataImports.id, stored.id));
  await audit(tx, {
    at,
    actor: `staff:${stored.changedBy}`,
    action: 'data-import.undone',
    subjectType: 'data_import',
    subjectId: stored.id,
    detail: {
      appointments,
      patients,
      closures,
      kept: kept.appointments.length + kept.patients.length,
    },
  });
  await timeFreed({ ...(jobs && { jobs }) }, tx);
  return 'undone';
}

type Made = 'appointment' | 'patient' | 'contact' | 'closure';

/** Of each kind the rows that are as they were made; on a contact and a patient nothing else may hang. */
const UNCHANGED: Readonly<Record<Made, (at: Date) => SQL>> = {
  appointment: (at) => sql`t.version::text = m.stamp
    and (t.starts_at <= t.created_at or t.starts_at > ${at.toISOString()}::timestamptz)
    and not exists (select from follow_ups f where t.id in (f.appointment_id, f.origin_id))
    and not exists (select from recommendations r where t.id in (r.origin_id, r.booked_id))
    and not exists (select from reminders r where r.appointment_id = t.id and r.state = 'sent')
    and not exists (select from insurance_approvals a where a.appointment_id = t.id and a.state <> 'to-ask')
    and ${sql.join(
      TOUCHED.map(
        (table) => sql`not exists (select from ${sql.raw(table)} x where x.appointment_id = t.id)`,
      ),
      sql` and `,
    )}`,
  patient: () => sql`${patientStamp} = m.stamp
    and not exists (select from appointments a where a.patient_id = t.id)
    and not exists (select from patient_notes n where n.patient_id = t.id)
    and not exists (select from patient_needs n where n.patient_id = t.id)
    and not exists (select from patient_proxies n where n.patient_id = t.id)`,
  contact: () => sql`${contactStamp} = m.stamp
    and not exists (select from appointments a where a.contact_id = t.id)
    and not exists (select from patients p where p.contact_id = t.id)
    and not exists (select from consents c where c.contact_id = t.id)
    and not exists (select from reminder_choices r where r.contact_id = t.id and r.changed_at > t.created_at)`,
  closure: () => sql`${closureStamp} = m.stamp`,
};

/** @returns how many were deleted */
async function deleteUnchanged(
  tx: Transaction,
  importId: number,
  made: Made,
  at: Date,
): Promise<number> {
  const column = sql.raw(`${made}_id`);
  const table = sql.raw(`${made}s`);
  let [deleted, after] = [0, 0];
  for (;;) {
    const { rows } = await tx.execute<{ id: number; last: number }>(sql`
      select ${column}::float8 as id, id::float8 as last from data_import_made
      where import_id = ${importId} and ${column} is not null and id > ${after}
      order by id limit ${IMPORT_BATCH}`);
    const last = rows.at(-1);
    if (!last) return deleted;
    after = last.last;
    const ids = rows.map(({ id }) => id);
    await tx.execute(sql`
      select id from ${table} where id = any(${sql.param(ids)}::bigint[]) order by id for update`);
    const gone = await tx.execute(sql`
      delete from ${table} t using data_import_made m
      where m.${column} = t.id and t.id = any(${sql.param(ids)}::bigint[]) and ${UNCHANGED[made](at)}`);
    deleted += gone.rowCount ?? 0;
    await tx.execute(sql`set constraints occupancy_is_exact immediate`);
    await tx.execute(sql`set constraints occupancy_is_exact deferred`);
  }
}

export type Kept = {
  /** Protocols. */
  appointments: string[];
  /** Names, also of contacts whose patient has gone. */
  patients: string[];
};

/** What an undone import has left, because somebody changed it or its time has come. */
export async function keptOf(db: Queryable, importId: number): Promise<Kept> {
  const { rows } = await db.execute<{ protocol: string | null; name: string | null }>(sql`
    select a.protocol, coalesce(p.name, c.name) as name from data_import_made m
    left join appointments a on a.id = m.appointment_id
    left join patients p on p.id = m.patient_id
    left join contacts c on c.id = m.contact_id and not exists (select from patients o where o.contact_id = c.id)
    where m.import_id = ${importId} and num_nonnulls(a.id, p.id, c.id) = 1
    order by a.starts_at, coalesce(p.name, c.name), m.id`);
  return {
    appointments: rows.flatMap(({ protocol }) => protocol ?? []),
    patients: rows.flatMap(({ name }) => name ?? []),
  };
}
