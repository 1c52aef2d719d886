import { expect, test } from 'vitest';
import { appointmentAnswers, reminderChoices, reminders } from '#app/db/reminders-schema.ts';
import { aCanaryPerson } from '#tests/canary-person.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { erasePerson, snapshotStamp } from './erase-person.server.ts';
import { personJson } from './person-file.ts';
import { readRecords } from './person-records.server.ts';
import { samePerson } from './same-person.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const CONTACT = { source: 'contact', id: 1 } as const;

async function look() {
  const person = await samePerson(db, CONTACT);
  const cards = person?.own ?? [];
  return { cards, records: await readRecords(db, cards) };
}

test('reminders, answers and the choice are in the person’s copy, and nothing that names them stays', async () => {
  const { clock } = await aCanaryPerson(database);
  const at = clock.now();
  const common = { appointmentId: 1, sequence: 0 };
  await db.insert(reminders).values({
    ...common,
    ...{ kind: 'days', daysBefore: 2, byDesk: false, channel: 'whatsapp', state: 'read' },
    ...{ dueAt: at, untilAt: at, createdAt: at, settledAt: at },
    providerRef: 'wamid.NTUzNTk5ODg3NzY2MQ==',
  });
  await db
    .insert(appointmentAnswers)
    .values({ ...common, answer: 'confirmed', channel: 'whatsapp', answeredAt: at });
  await db.insert(reminderChoices).values({
    ...{ contactId: 1, byMail: true, byWhatsapp: false, changedAt: at, changedThrough: 'page' },
  });
  await pool.query(`insert into pgboss.job (name, data, state)
    values ('reminder-mail', '{"reminderId": 1, "appointmentId": 1}'::jsonb, 'retry')`);
  const { cards, records } = await look();
  const copy = personJson({ cards, records, trail: [], madeAt: at, clinic: testClinic });
  expect(JSON.parse(copy)).toMatchObject({
    reminders: [{ kind: 'days', channel: 'whatsapp', state: 'read' }],
    answers: [{ answer: 'confirmed', channel: 'whatsapp' }],
    reminderChoices: [{ byWhatsapp: false }],
  });
  await pool.query(`update appointments set status = 'cancelled';
    delete from occupancy where appointment_id is not null;`);
  const erased = await erasePerson(
    { db, clock },
    {
      ...{ personKey: CONTACT, added: [], snapshot: snapshotStamp((await look()).records) },
      ...{ reason: 'asked', identity: 'called-back', by: { id: 90 } },
    },
  );
  expect(erased).toMatchObject({ ok: true });
  expect(await db.$count(reminderChoices)).toBe(0);
  const [left] = await db.select().from(reminders);
  expect(left?.providerRef).toBeNull();
  const jobs = await pool.query("select 1 from pgboss.job where name = 'reminder-mail'");
  expect(jobs.rows).toEqual([]);
});
