import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { readDelayedReminders } from './read-message-log.server.ts';

const database = await testDatabase();
const FRIDAY = addDays(MONDAY, 4);

test('a closure holds back what waits of the appointment that it touches, and nothing else', async () => {
  const { booking, services, clock } = reminderSetup(database);
  for (const time of ['14:00', '15:00']) await booked(booking, { startsAt: at(FRIDAY, time) });
  clock.set(at(addDays(FRIDAY, -2), '09:02'));
  await askDueReminders(services);
  await database.pool.query("update reminders set state = 'waiting' where channel = 'mail'");
  const closed = { resourceId: null, startsAt: at(FRIDAY, '14:00'), endsAt: at(FRIDAY, '14:05') };
  await addClosure(
    { db: database.db, clock: stillClock() },
    { ...closed, reason: 'Congresso' },
    { actor: 'staff:1', key: newToken() },
  );
  const waiting = await readDelayedReminders(database.db, { isDemonstration: false });
  expect(waiting.map((each) => each.lacksPractitioner).sort()).toEqual([false, true]);
});
