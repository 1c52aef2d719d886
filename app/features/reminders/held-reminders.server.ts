import { isBookedLater } from './decide-channels.ts';
import { keyOf, readComing } from './due-reminders.server.ts';
import type { ReminderServices } from './reminder-services.server.ts';

/**
 * Reminders that wait for the site to be opened, as far as they are of use still.
 * @returns how many go at once then, and of how many appointments the others go each on its day
 */
export async function countHeld(
  services: Pick<ReminderServices, 'db' | 'clock' | 'labelsIn' | 'worksOn'>,
): Promise<{ atOnce: number; appointments: number }> {
  const now = services.clock.now();
  const coming = await readComing(services, now, { heldAlone: true });
  let [atOnce, appointments] = [0, 0];
  for (const { planned, decided, changedAt, lacksPractitioner } of coming) {
    // These wait for the front desk, whether the site is open or not.
    if (lacksPractitioner) continue;
    const open = planned.filter(
      (each) =>
        !each.byDesk &&
        each.until > now &&
        !decided.includes(keyOf(each)) &&
        !isBookedLater(each, changedAt),
    );
    const due = open.filter(({ dueAt }) => dueAt <= now).length;
    atOnce += due;
    if (open.length > due) appointments += 1;
  }
  return { atOnce, appointments };
}
