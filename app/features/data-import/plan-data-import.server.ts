import { setImmediate } from 'node:timers/promises';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import { readImportAgenda } from '#app/scheduling/import/import-agenda.server.ts';
import { type ImportAgenda, planVisits } from '#app/scheduling/import/plan-visits.ts';
import { type ImportWord, isFault, MAX_DAYS_AHEAD } from './import-kinds.ts';
import { mappingShape } from './mapping.ts';
import { matchClosures, matchPatients, matchPeople, matchVisits } from './match-lines.server.ts';
import type { PlannedLine } from './planned-line.ts';
import { type ReadVisit, readLine } from './read-line.ts';
import { type DataImport, readImportRows } from './stored-import.server.ts';

const DAY_MS = 86_400_000;
/** Lines after which others are let in: reading takes the process's only thread. */
const PAUSE_LINES = 1_000;

/** What of the clinic's record lines are compared with. */
export type ImportClinic = {
  payerIds: readonly string[];
  /** Houses that are open. */
  houses: Houses;
};

type PlanOptions = ImportClinic & {
  now: Date;
  /** In the transaction that writes: whoever is matched is not erased meanwhile. */
  isLocked?: boolean;
};

/** What would become of each line now. */
export async function planDataImport(
  tx: Transaction,
  stored: DataImport,
  { now, payerIds, houses, isLocked = false }: PlanOptions,
): Promise<{ lines: PlannedLine[]; agenda: ImportAgenda }> {
  const mapping = mappingShape.parse(stored.mapping);
  const context = {
    ...{ kind: stored.kind, mapping, columnCount: stored.columns.length },
    today: wallClockOf(now).on,
  };
  const lines: PlannedLine[] = [];
  for (const [index, { number, line, cells }] of (await readImportRows(tx, stored.id)).entries()) {
    if (index % PAUSE_LINES === 0) await setImmediate();
    const read = readLine(cells, context);
    if (read.visit && !payerIds.includes(read.visit.payer)) read.words.push('payer-unknown');
    lines.push({
      ...{ ...read, number, line, otherLine: null, known: null, place: null },
      outcome: read.words.some(isFault) ? 'refused' : 'make',
    });
  }
  const sound = () => lines.filter(({ outcome }) => outcome === 'make');
  const agenda = await readImportAgenda(tx, spanOf(sound(), now), { now, houses });
  if (stored.kind === 'closures') await matchClosures(tx, sound(), agenda);
  else await matchPeople(tx, sound(), { isLocked });
  if (stored.kind === 'patients') matchPatients(sound());
  if (stored.kind === 'appointments') {
    await matchVisits(tx, sound());
    placeVisits(sound(), agenda, now);
  }
  return { lines, agenda };
}

function spanOf(lines: readonly PlannedLine[], now: Date): { from: Date; until: Date } {
  const latestMs = now.getTime() + (MAX_DAYS_AHEAD + 1) * DAY_MS;
  let [fromMs, untilMs] = [now.getTime(), now.getTime()];
  for (const { visit } of lines) {
    const startMs = visit?.startsAt.getTime() ?? fromMs;
    fromMs = Math.min(fromMs, startMs);
    untilMs = Math.max(untilMs, Math.min(startMs, latestMs));
  }
  return { from: new Date(fromMs), until: new Date(untilMs) };
}

function placeVisits(lines: readonly PlannedLine[], agenda: ImportAgenda, now: Date): void {
  const asking = lines.flatMap((line) => (line.visit ? [{ line, visit: line.visit }] : []));
  const plans = planVisits(
    asking.map(({ line: { line }, visit }) => ({ ...visit, line })),
    agenda,
    { now, latest: new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS) },
  );
  for (const [index, { words, otherLine, place }] of plans.entries()) {
    const one = asking[index];
    if (!one) continue;
    one.line.words.push(...words, ...stateWords(one.visit, now));
    one.line.otherLine = otherLine;
    one.line.place = place;
    if (!place) one.line.outcome = 'refused';
  }
}

/** What has not been yet, nobody came to or missed. */
function stateWords(visit: ReadVisit, now: Date): ImportWord[] {
  if (visit.attendance === null || visit.startsAt <= now) return [];
  visit.attendance = null;
  return ['state-left'];
}
