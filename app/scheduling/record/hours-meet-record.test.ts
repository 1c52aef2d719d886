import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import { weeklyHours } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readHoursOf, setHours } from '#app/features/schedule-settings/hours.server.ts';
import { databaseOn } from '#server/database.ts';
import { bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { meetingOn } from '#tests/overlap.ts';

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const web = { ...bookingServices(database, stillClock()), db, clinicFile: serraClaraRecord };
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

const { hours } = serraClaraRecord;
const SHORT_FRIDAYS = {
  hours: { ...hours, friday: [{ startsTime: '08:00', endsTime: '12:00' }] },
};
const TUESDAYS = [
  ...[null, null, { startsTime: '10:00', endsTime: '12:00', breaks: [] }],
  ...[null, null, null, null],
];

test('hours that somebody is given for the first time stay, though the clinic’s are saved meanwhile', async () => {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  const person = (await readHoursOf(db)).find(({ kind }) => kind === 'practitioner');
  if (!person) throw new Error('an agenda without practitioners');
  const { version } = await readCurrentRecord(db, serraClaraRecord);
  const met = await overlap(
    [
      () =>
        setHours(
          web,
          { from: MONDAY, until: null, week: TUESDAYS },
          { targets: [{ id: person.id, kind: 'practitioner', seenVersion: 0 }], staffId: 1 },
        ),
      () => changeRecord(web, { changes: SHORT_FRIDAYS, seenVersion: version, by: 1 }),
    ],
    'weekly_hours',
  );
  expect(met).toEqual({ met: true, outcomes: ['done', 'done'] });
  const own = await db
    .select({ weekday: weeklyHours.weekday, from: weeklyHours.startsTime })
    .from(weeklyHours)
    .where(and(eq(weeklyHours.resourceId, person.id), eq(weeklyHours.validFrom, MONDAY)));
  expect(own).toEqual([{ weekday: 2, from: '10:00:00' }]);
  const settings = await db
    .select({ version: agendaSettings.version })
    .from(agendaSettings)
    .where(and(eq(agendaSettings.subject, 'hours'), eq(agendaSettings.subjectId, person.id)));
  expect(settings).toEqual([{ version: 1 }]);
});
