import { type Clinic, type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { hasBranches, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import type { AgendaGap } from '#app/features/first-run/agenda-gaps.tsx';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffAgendaGaps } from '#app/locales/pt-BR/staff/clinic/agenda-gaps.ts';
import type { Clock } from '#app/platform/clock.ts';
import { unstaffedHouses } from './house-lacks.server.ts';

const messages = staffAgendaGaps;
const HOURS = { href: SETTINGS_PATHS.hours, label: messages.steps.hours };

type Reading = { db: Queryable; clock: Clock };

/** Where nobody can be booked, of what a clinic announces: houses beside others in which nobody attends. */
export async function readAgendaGaps(services: Reading, clinic: Clinic): Promise<AgendaGap[]> {
  const houses = hasBranches(clinic) ? await unstaffedHouses(services, clinic) : [];
  return houses.map(({ slug, name }) => ({
    of: wordOfHouse(slug),
    text: messages.house(name),
    steps: [HOURS],
  }));
}

/** Those that a change makes, or leaves as they are in what it touches. */
export async function gapsOfChange(
  services: Reading,
  { before, after }: Record<'before' | 'after', ClinicRecord>,
): Promise<AgendaGap[]> {
  const was = await readAgendaGaps(services, parseClinic(before));
  return (await readAgendaGaps(services, parseClinic(after))).filter(
    (gap) =>
      !was.some((each) => isSame(each, gap)) ||
      !isSame(entryOf(before, gap.of), entryOf(after, gap.of)),
  );
}

function entryOf({ branches = [], hours }: ClinicRecord, of: string): unknown {
  if (of === wordOfHouse(null)) return hours;
  return branches.find(({ slug }) => slug === of);
}
