import type { Transaction } from '#app/db/database.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';
import {
  People,
  readKnownPeople,
  readKnownVisits,
} from '#app/scheduling/import/known-people.server.ts';
import type { ImportAgenda } from '#app/scheduling/import/plan-visits.ts';
import { closureKey, knownClosures } from './import-closures.server.ts';
import type { PlannedLine } from './planned-line.ts';

/** Finds who of the lines' people is known to the clinic. */
export async function matchPeople(
  tx: Transaction,
  lines: readonly PlannedLine[],
  { isLocked }: { isLocked: boolean },
): Promise<void> {
  const phones = lines.flatMap(({ person }) => person?.phoneE164 ?? []);
  const known = await readKnownPeople(tx, phones, { isLocked });
  for (const each of lines) each.known = (each.person && known.find(each.person)) ?? null;
}

/** Who is here already, or in a line before, is not brought again. */
export function matchPatients(lines: readonly PlannedLine[]): void {
  const seen = new People<{ line: number }>();
  for (const each of lines) {
    if (!each.person) continue;
    const before = seen.find(each.person);
    if (each.known) markSame(each, 'known');
    else if (before) markSame(each, 'twice', before.line);
    else seen.add(each.person, { line: each.line });
  }
}

/** So is an appointment of the same patient at the same time. */
export async function matchVisits(tx: Transaction, lines: readonly PlannedLine[]): Promise<void> {
  const ids = new Set(lines.flatMap(({ known: who }) => who?.patientId ?? []));
  const visits = await readKnownVisits(tx, [...ids]);
  const wanted = new Map<string, number>();
  for (const each of lines) {
    const { person, visit, known } = each;
    if (!person || !visit) continue;
    const startMs = visit.startsAt.getTime();
    const who = `${person.phoneE164} ${plainWords(person.name)} ${person.bornOn}`;
    const key = `${who} ${startMs} ${visit.practitioner}`;
    const before = wanted.get(key);
    if (known && visits.has(`${known.patientId} ${startMs}`)) markSame(each, 'known');
    else if (before !== undefined) markSame(each, 'twice', before);
    else wanted.set(key, each.line);
  }
}

/** So is a closure of the same time. */
export async function matchClosures(
  tx: Transaction,
  lines: readonly PlannedLine[],
  { resources }: ImportAgenda,
): Promise<void> {
  const known = await knownClosures(tx);
  const wanted = new Map<string, number>();
  for (const each of lines) {
    const { closure } = each;
    if (!closure) continue;
    const resource = resources.find(({ slug }) => slug === closure.resource);
    if (closure.resource !== null && !resource) {
      each.words.push('resource-unknown');
      each.outcome = 'refused';
      continue;
    }
    const key = closureKey({ resourceId: resource?.id ?? null, ...closure });
    const before = wanted.get(key);
    if (known.has(key)) markSame(each, 'known');
    else if (before !== undefined) markSame(each, 'twice', before);
    else wanted.set(key, each.line);
  }
}

function markSame(line: PlannedLine, word: 'known' | 'twice', otherLine: number | null = null) {
  line.words.push(word);
  line.outcome = 'same';
  line.otherLine = otherLine;
}
