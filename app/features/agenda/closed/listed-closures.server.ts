import type { Database } from '#app/db/database.ts';
import { mayClose } from '#app/features/agenda/booking/closure-form.ts';
import { toClosureView } from '#app/features/agenda/booking/closure-list.tsx';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { ClosedTime } from '#app/scheduling/closed/repeated-days.ts';
import {
  readTouched,
  type TouchedAppointment,
} from '#app/scheduling/closed/touched-appointments.server.ts';
import { type ListedClosure, listClosures } from '#app/scheduling/closures.server.ts';
import { type TouchedView, toTouchedView } from './touched-view.ts';

type Services = { db: Database; clock: Clock };
type Asker = {
  /** Whether they may move a practitioner's day. */
  mayMove: boolean;
  serviceTitle: (slug: string) => string;
};
type Group = [ListedClosure, ...ListedClosure[]];

/**
 * The closures to come, those that were made together as one, each with the way to move whom it touches.
 * @param made id of one that has just been made, whose people are told too
 */
export async function readListed(
  services: Services,
  clinic: Parameters<typeof toClosureView>[1],
  { agendaOf, made, ...asker }: Asker & { agendaOf: number | null; made: number },
) {
  const groups = new Map<string, Group>();
  for (const each of await listClosures(services)) {
    const key = each.series ?? String(each.id);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  const closures = [];
  let saved: TouchedView = { appointments: [], moves: [] };
  for (const group of groups.values()) {
    const touched = await touchedBy(services, group, asker);
    if (group.some(({ id }) => id === made)) saved = touched;
    const mayReopen = mayClose(agendaOf, group[0].resourceId);
    closures.push({ ...toClosureView(group, clinic), mayReopen, moves: touched.moves });
  }
  return { closures, saved };
}

async function touchedBy(services: Services, group: Group, asker: Asker): Promise<TouchedView> {
  if (group.every(({ appointmentCount }) => appointmentCount === 0))
    return { appointments: [], moves: [] };
  const times = group.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  const [{ resourceId, house = null }] = group;
  const touched = await readTouched(services, { resourceId, house, times });
  return readTouchedView(services, { touched, times }, asker);
}

/** Whom closures touch, in words. */
export async function readTouchedView(
  { db }: Services,
  { touched, times }: { touched: readonly TouchedAppointment[]; times: readonly ClosedTime[] },
  { mayMove, serviceTitle }: Asker,
): Promise<TouchedView> {
  const people = mayMove ? await readPractitioners(db) : [];
  return toTouchedView(touched, { times, people, serviceTitle });
}
