import { count, eq, sql } from 'drizzle-orm';
import { PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import { dataImportMade, dataImports } from '#app/db/data-import-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { lockForImport } from '#app/scheduling/import/import-agenda.server.ts';
import {
  type ImportPerson,
  type KnownPerson,
  People,
} from '#app/scheduling/import/known-people.server.ts';
import { writePeople } from '#app/scheduling/import/write-people.server.ts';
import { type NewVisit, writeVisits } from '#app/scheduling/import/write-visits.server.ts';
import { lockPlaces, placesOfPlan, writeClosures } from './import-closures.server.ts';
import { type ImportClinic, planDataImport } from './plan-data-import.server.ts';
import type { PlannedLine } from './planned-line.ts';
import {
  type DataImport,
  type DataImportServices,
  type ImportCounts,
  lockDataImport,
} from './stored-import.server.ts';
import { undoDataImport } from './undo-data-import.server.ts';

const BATCH = 1_000;

export type WorkServices = DataImportServices & ImportClinic;
export type DataImportWork = 'gone' | 'nothing' | 'checked' | 'done' | 'undone';

/** Does what was asked of an import: looks it over, brings it, or takes it back. Asked twice, it works once. */
export async function workInOne(
  tx: Transaction,
  services: WorkServices,
  importId: number,
): Promise<DataImportWork> {
  const stored = await lockDataImport(tx, importId);
  if (!stored) return 'gone';
  if (stored.state === 'checking') return check(tx, services, stored);
  if (stored.state === 'importing') return carryOut(tx, services, stored);
  if (stored.state === 'undoing') return undoDataImport(tx, services, stored);
  return 'nothing';
}

async function check(
  tx: Transaction,
  { clock, payerIds, houses }: WorkServices,
  stored: DataImport,
): Promise<DataImportWork> {
  const { lines } = await planDataImport(tx, stored, { now: clock.now(), payerIds, houses });
  await noteOutcomes(tx, stored.id, lines);
  await finish(tx, stored, { state: 'checked', at: clock.now(), counts: countsOf(lines) });
  return 'checked';
}

/** One import brings at a time: two that bring the same people would both find them unknown. */
async function lockImporting(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('data imports'))`);
}

/**
 * Plans once more, as the agenda is now and as the locks keep it, and writes what is sound. The order of the locks is
 * that of every booking (docs/architecture.md): other imports, services and resources, days to come, people.
 */
async function carryOut(
  tx: Transaction,
  { clock, payerIds, houses }: WorkServices,
  stored: DataImport,
): Promise<DataImportWork> {
  const at = clock.now();
  await lockImporting(tx);
  await lockForImport(tx);
  const plan = { now: at, payerIds, houses };
  const first = await planDataImport(tx, stored, plan);
  await lockPlaces(tx, placesOfPlan(first.lines, first.agenda, at));
  // Whoever gave these up frees them for good; the constraint on the times knows no clock.
  await tx.execute(sql`delete from holds where id in (
    select id from holds where expires_at <= ${at.toISOString()}::timestamptz for update skip locked)`);
  const { lines, agenda } = await planDataImport(tx, stored, { ...plan, isLocked: true });
  const making = lines.filter(({ outcome }) => outcome === 'make');
  const by = { importId: stored.id, at };
  const people = await peopleOf(tx, making, by);
  if (stored.kind === 'appointments') {
    const slugs = new Map(agenda.services.map(({ id, slug }) => [id, slug]));
    await writeVisits(
      tx,
      making.flatMap((line) => newVisitOf(line, people, slugs)),
      by,
    );
  }
  if (stored.kind === 'closures')
    await writeClosures(tx, making, {
      ...{ importId: stored.id, resources: agenda.resources },
      defaultReason: staffDataImport.closureReason,
    });
  await noteOutcomes(tx, stored.id, lines);
  const made = await madeBy(tx, stored.id);
  await finish(tx, stored, { state: 'done', at, counts: { ...countsOf(lines), made } });
  await audit(tx, {
    at,
    actor: `staff:${stored.changedBy}`,
    action: 'data-import.done',
    subjectType: 'data_import',
    subjectId: stored.id,
    detail: { ...made, refused: countsOf(lines).refused },
  });
  return 'done';
}

/** Everybody in the lines, those who were unknown written now. */
async function peopleOf(
  tx: Transaction,
  lines: readonly PlannedLine[],
  by: { importId: number; at: Date },
): Promise<People<KnownPerson>> {
  const unknown: ImportPerson[] = [];
  const seen = new People<ImportPerson>();
  for (const { person, known } of lines) {
    if (!person || known || seen.find(person)) continue;
    seen.add(person, person);
    unknown.push(person);
  }
  const made = await writePeople(tx, unknown, by);
  const people = new People<KnownPerson>();
  for (const { person, known } of lines) if (person && known) people.add(person, known);
  for (const [index, person] of unknown.entries()) {
    const who = made[index];
    if (who) people.add(person, who);
  }
  return people;
}

function newVisitOf(
  { person, visit, place, known }: PlannedLine,
  people: People<KnownPerson>,
  slugs: ReadonlyMap<number, string>,
): NewVisit[] {
  const who = known ?? (person && people.find(person));
  if (!who || !visit || !place) return [];
  const { status, attendance, payer } = visit;
  const serviceSlug = slugs.get(place.serviceId) ?? '';
  return [{ place, serviceSlug, person: who, payer: payer || PRIVATE_PAYER, status, attendance }];
}

async function noteOutcomes(tx: Transaction, importId: number, lines: readonly PlannedLine[]) {
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH).map(({ number, outcome, words, otherLine }) => ({
      number,
      outcome,
      words,
      other: otherLine,
    }));
    await tx.execute(sql`
      update data_import_rows r set outcome = t.outcome, faults = t.words, other_line = t.other
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as t (number int, outcome text, words text[], other int)
      where r.import_id = ${importId} and r.number = t.number`);
  }
}

function countsOf(lines: readonly PlannedLine[]): ImportCounts {
  const counts: ImportCounts = { lines: lines.length, make: 0, same: 0, refused: 0, words: {} };
  for (const { outcome, words } of lines) {
    counts[outcome] += 1;
    for (const word of new Set(words)) counts.words[word] = (counts.words[word] ?? 0) + 1;
  }
  return counts;
}

async function madeBy(tx: Transaction, importId: number) {
  const { contactId, patientId, appointmentId, closureId } = dataImportMade;
  const [made] = await tx
    .select({
      contacts: count(contactId),
      patients: count(patientId),
      appointments: count(appointmentId),
      closures: count(closureId),
    })
    .from(dataImportMade)
    .where(eq(dataImportMade.importId, importId));
  return made ?? { contacts: 0, patients: 0, appointments: 0, closures: 0 };
}

async function finish(
  tx: Transaction,
  { id, version }: DataImport,
  { state, at, counts }: { state: DataImport['state']; at: Date; counts: ImportCounts },
): Promise<void> {
  await tx
    .update(dataImports)
    .set({ state, counts, changedAt: at, version: version + 1 })
    .where(eq(dataImports.id, id));
}
