import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Transaction } from '#app/db/database.ts';
import { approvalNeed } from '#app/scheduling/payers/approval-need.ts';
import { readPayerRules } from '#app/scheduling/payers/read-payer-rules.server.ts';
import type { KnownPerson } from './known-people.server.ts';
import { newProtocol } from './new-protocol.server.ts';
import type { PlacedVisit } from './visit-words.ts';
import { IMPORT_BATCH, idsOf } from './write-people.server.ts';

export type NewVisit = {
  place: PlacedVisit;
  serviceSlug: string;
  person: KnownPerson;
  payer: string;
  status: 'confirmed' | 'cancelled';
  attendance: 'done' | 'no-show' | null;
};

const MINUTE_MS = 60_000;
const LINK_OUTLIVES_MS = 24 * 3_600_000;

/**
 * Writes appointments with their occupancy, and for those to come their links and the approvals to ask for. Nobody is
 * mailed. The database compares each batch at once, so that no single statement lasts long.
 * @throws the overlap of the database where a time is taken after all
 */
export async function writeVisits(
  tx: Transaction,
  visits: readonly NewVisit[],
  { importId, at }: { importId: number; at: Date },
): Promise<void> {
  const needsApproval = approvalsIn(tx);
  for (let from = 0; from < visits.length; from += IMPORT_BATCH) {
    const batch = visits.slice(from, from + IMPORT_BATCH);
    const protocols = await freeProtocols(tx, batch.length);
    const ids = await idsOf(
      tx,
      sql`insert into appointments (protocol, service_id, practitioner_id, branch, patient_id, contact_id, payer,
          starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, starts_on, starts_time, status,
          channel, attendance, attendance_at, created_at, changed_at)
        select protocol, service, practitioner, branch, patient, contact, payer, starts, ends, before, after,
          "on", "time", status, 'import', attendance, attended, ${at.toISOString()}::timestamptz,
          ${at.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(
          batch.map((visit, n) => rowOf(visit, { n, protocol: protocols[n] ?? '', at })),
        )}::jsonb) as t (n int, protocol text, service int, practitioner int, branch text, patient bigint,
          contact bigint, payer text, starts timestamptz, ends timestamptz, before int, after int,
          "on" date, "time" time, status text, attendance text, attended timestamptz)
        order by n returning id`,
    );
    await tx.execute(sql`
      insert into occupancy (resource_id, during, appointment_id)
      select resource, tstzrange(taken_from, taken_until), appointment
      from jsonb_to_recordset(${JSON.stringify(
        batch.flatMap((visit, n) => takenBy(visit, ids[n] ?? 0)),
      )}::jsonb) as t (resource int, appointment bigint, taken_from timestamptz, taken_until timestamptz)`);
    await writeRest(tx, { batch, ids, importId, at, needsApproval });
    await tx.execute(sql`set constraints occupancy_is_exact immediate`);
    await tx.execute(sql`set constraints occupancy_is_exact deferred`);
  }
}

function rowOf(
  { place, person, payer, status, attendance }: NewVisit,
  { n, protocol, at }: { n: number; protocol: string; at: Date },
) {
  const wall = wallClockOf(place.startsAt);
  const attended = place.endsAt < at ? place.endsAt : at;
  return {
    n,
    protocol,
    service: place.serviceId,
    practitioner: place.practitionerId,
    branch: place.branch,
    patient: person.patientId,
    contact: person.contactId,
    payer,
    starts: place.startsAt,
    ends: place.endsAt,
    before: place.bufferBeforeMinutes,
    after: place.bufferAfterMinutes,
    ...wall,
    status,
    attendance,
    attended: attendance === null ? null : attended,
  };
}

function takenBy({ place }: NewVisit, appointment: number) {
  const { startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes } = place;
  const taken_from = new Date(startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS);
  const taken_until = new Date(endsAt.getTime() + bufferAfterMinutes * MINUTE_MS);
  return place.resourceIds.map((resource) => ({ resource, appointment, taken_from, taken_until }));
}

type Rest = {
  batch: readonly NewVisit[];
  ids: readonly number[];
  importId: number;
  at: Date;
  needsApproval: (payer: string, serviceSlug: string) => Promise<boolean>;
};

async function writeRest(tx: Transaction, { batch, ids, importId, at, needsApproval }: Rest) {
  await tx.execute(sql`
    insert into data_import_made (import_id, appointment_id, stamp)
    select ${importId}, id, '0' from unnest(${sql.param(ids)}::bigint[]) as id`);
  const toCome = batch.flatMap((visit, n) =>
    visit.status === 'confirmed' && visit.place.startsAt > at ? [{ visit, id: ids[n] ?? 0 }] : [],
  );
  if (toCome.length === 0) return;
  const links = toCome.map(({ id, visit }) => ({
    id,
    until: new Date(visit.place.endsAt.getTime() + LINK_OUTLIVES_MS),
  }));
  await tx.execute(sql`
    insert into manage_links (appointment_id, expires_at)
    select id, until from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as t (id bigint, until timestamptz)`);
  const asking: number[] = [];
  for (const { id, visit } of toCome)
    if (await needsApproval(visit.payer, visit.serviceSlug)) asking.push(id);
  if (asking.length === 0) return;
  await tx.execute(sql`
    insert into insurance_approvals (appointment_id, state, changed_at)
    select id, 'to-ask', ${at.toISOString()}::timestamptz from unnest(${sql.param(asking)}::bigint[]) as id`);
}

/** Whether a payer approves a service beforehand; each pair is asked once. */
function approvalsIn(tx: Transaction) {
  const known = new Map<string, boolean>();
  return async (payer: string, serviceSlug: string): Promise<boolean> => {
    const key = `${payer} ${serviceSlug}`;
    const said = known.get(key);
    if (said !== undefined) return said;
    const rules = isInsurer(payer) ? await readPayerRules(tx, payer) : null;
    const isNeeded = rules !== null && Boolean(approvalNeed(rules, [serviceSlug]));
    known.set(key, isNeeded);
    return isNeeded;
  };
}

/** Protocols that nobody has, '4821-9057'. */
async function freeProtocols(tx: Transaction, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = Array.from({ length: count - free.size }, newProtocol);
    const { rows } = await tx.execute<{ protocol: string }>(sql`
      select protocol from appointments where protocol = any(${sql.param(tried)}::text[])`);
    const taken = new Set(rows.map(({ protocol }) => protocol));
    for (const each of tried) if (!taken.has(each)) free.add(each);
  }
  return [...free];
}
