import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { at, stillClock } from '#tests/booking.ts';
import { importing, line, visits } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { takeBackDataImport } from './change-data-import.server.ts';
import { keptOf } from './undo-data-import.server.ts';

const database = await testDatabase();
const { db } = database;
let here = importing(database);
beforeEach(async () => {
  here = importing(database);
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});

const appointments = async () =>
  (
    await db.execute(sql`
      select p.name from appointments a join patients p on p.id = a.patient_id order by a.starts_at, a.id`)
  ).rows;

test('undone, it keeps what lay ahead and has begun since, and takes back what was past', async () => {
  const clock = stillClock();
  const later = importing(database, clock);
  const past = line({ name: 'Rui Sá', phone: '35 99555-0204', on: '13/10/2025' });
  const id = await later.begin(
    'appointments',
    visits(line(), past, line({ on: '20/10/2026', name: 'Iva Sá', phone: '35 99555-0205' })),
  );
  await later.check(id);
  await later.carryOut(id);
  clock.set(at('2026-10-13', '09:05'));
  await later.undo(id);
  expect((await appointments()).map(({ name }) => name)).toEqual(['Ana Reis']);
  expect((await keptOf(db, id)).patients).toEqual(['Ana Reis']);
});

test('undone, it keeps what a code or a notice was given for', async () => {
  const id = await here.begin(
    'appointments',
    visits(
      line(),
      line({ name: 'Iva Sá', phone: '35 99555-0205', time: '10h' }),
      line({ name: 'Rui Sá', phone: '35 99555-0204', time: '11h' }),
    ),
  );
  await here.check(id);
  await here.carryOut(id);
  await db.execute(sql`insert into own_page_codes (appointment_id, channel, created_at, ends_at)
    select id, 'desk', now(), now() from appointments where starts_time = '09:00'`);
  await db.execute(sql`
    insert into clinic_record_versions (version, record, fields, made_by, changed_at, changed_by)
    values (1, '{}', '{}', 'first', now(), 1)`);
  await db.execute(sql`insert into clinic_record_notices (version, appointment_id, asked_at, asked_by)
    select 1, id, now(), 1 from appointments where starts_time = '10:00'`);
  await here.undo(id);
  expect((await appointments()).map(({ name }) => name)).toEqual(['Ana Reis', 'Iva Sá']);
});

test('who has said since that no reminders are wanted stays, with that word', async () => {
  const clock = stillClock();
  const later = importing(database, clock);
  const id = await later.begin(
    'patients',
    'Nome;Celular;Nascimento\nRui Sá;35 99555-0301;\nIva Sá;35 99555-0302;',
  );
  await later.check(id);
  await later.carryOut(id);
  clock.set(at('2026-10-13', '09:05'));
  await db.execute(sql`
    insert into reminder_choices (contact_id, by_mail, by_whatsapp, changed_at, changed_through)
    select id, true, false, ${clock.now().toISOString()}::timestamptz, 'whatsapp' from contacts where name = 'Rui Sá'`);
  await later.undo(id);
  const { rows } = await db.execute(sql`
    select name, by_whatsapp as "byWhatsapp" from contacts c left join reminder_choices r on r.contact_id = c.id`);
  expect(rows).toEqual([{ name: 'Rui Sá', byWhatsapp: false }]);
  expect((await keptOf(db, id)).patients).toEqual(['Rui Sá']);
});

test('after 30 days nothing is undone', async () => {
  const clock = stillClock();
  const later = importing(database, clock);
  const id = await later.begin('appointments', visits(line()));
  await later.check(id);
  await later.carryOut(id);
  const doneMs = clock.now().getTime();
  clock.set(new Date(doneMs + 30 * 86_400_000 + 1));
  expect(await takeBackDataImport(later.services, await later.snapshot(id))).toEqual({
    ...{ ok: false, refusal: 'undo-late' },
  });
  clock.set(new Date(doneMs + 30 * 86_400_000));
  expect(await takeBackDataImport(later.services, await later.snapshot(id))).toMatchObject({
    ok: true,
  });
});

test('a closure of one house is not the one of the whole clinic', async () => {
  const file = 'Data;Último dia;Motivo\n24/12/2026;25/12/2026;Natal';
  const before = await here.begin('closures', file);
  await here.check(before);
  await here.carryOut(before);
  await db.execute(sql`update closures set house = 'sede'`);
  const id = await here.begin('closures', file);
  await here.check(id);
  expect(await here.counts(id)).toMatchObject({ make: 1, same: 0 });
});
