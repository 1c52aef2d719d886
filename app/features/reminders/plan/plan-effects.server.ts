import { isBookedLater } from '#app/features/reminders/decide-channels.ts';
import { keyOf, readComing } from '#app/features/reminders/due-reminders.server.ts';
import type { ReminderServices } from '#app/features/reminders/reminder-services.server.ts';
import type { PlannedReminder } from '#app/features/reminders/reminder-times.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { readPlans, type ServicePlan } from './plan.server.ts';

const { reminders: messages } = staffEffects;

type Services = Pick<ReminderServices, 'db' | 'clock' | 'labelsIn' | 'worksOn'>;
type Coming = Awaited<ReturnType<typeof readComing>>[number];

/** What other plans do to the reminders that wait, of everybody who is booked: a line each. Keeps nothing. */
export async function planEffects(
  services: Services,
  plans: readonly ServicePlan[],
): Promise<string[]> {
  const now = services.clock.now();
  const before = await readComing(services, now, { plans: await readPlans(services.db) });
  const after = await readComing(services, now, { plans });
  const counts = { moved: 0, gone: 0, added: 0, soon: 0 };
  for (const one of before) {
    const then = after.find(({ id }) => id === one.id);
    if (!then) continue;
    const [was, next] = [waitingOf(one, now), waitingOf(then, now)];
    const lost = was.filter((each) => !isAmong(each, next));
    const won = next.filter((each) => !isAmong(each, was));
    // One of the same kind in its place goes at another time.
    const moved = won.filter(({ kind }, index) => {
      const earlier = won.slice(0, index).filter((each) => each.kind === kind).length;
      return earlier < lost.filter((each) => each.kind === kind).length;
    });
    counts.moved += moved.length;
    counts.gone += lost.length - moved.length;
    counts.added += won.length - moved.length;
    counts.soon += won.filter(({ dueAt }) => dueAt <= now).length;
  }
  const { moved, gone, added, soon } = counts;
  return [
    ...(moved > 0 ? [messages.moved(moved)] : []),
    ...(gone > 0 ? [messages.gone(gone)] : []),
    ...(added > 0 ? [messages.added(added)] : []),
    ...(soon > 0 ? [messages.soon(soon)] : []),
    ...(moved + gone + added === 0 ? [messages.none] : [messages.kept]),
  ];
}

/** Those that still will say something new, each once, whether the site sends it or somebody of the staff. */
function waitingOf({ planned, decided, changedAt }: Coming, now: Date): PlannedReminder[] {
  const isDecided = (each: PlannedReminder) =>
    [true, false].some((byDesk) => decided.includes(keyOf({ ...each, byDesk })));
  return planned.filter(
    (each) =>
      !each.byDesk && each.until > now && !isDecided(each) && !isBookedLater(each, changedAt),
  );
}

function isAmong({ kind, daysBefore }: PlannedReminder, all: readonly PlannedReminder[]): boolean {
  return all.some((each) => each.kind === kind && each.daysBefore === daysBefore);
}
