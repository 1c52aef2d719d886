import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { findDuplicates } from '#app/features/patients/merge/find-duplicates.server.ts';
import { mergePatients, readPair } from '#app/features/patients/merge/merge-patients.server.ts';
import { mergeStamp } from '#app/features/patients/merge/merge-record.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { databaseOn } from '#server/database.ts';
import { at, MONDAY } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { booked, reminderSetup } from './reminders.ts';

const opened = await testDatabase();
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
const { db } = database;
const { overlap } = meetingOn(pool);
afterAll(() => pool.end());

const BY = { id: 1 };
const PHONE = '+5535998124477';
const OLD = { name: 'Zulmira Brandao', phoneE164: '+5535998129999', email: 'velho@example.org' };
const NOW = { name: 'Zulmira Brandão', phoneE164: PHONE, email: 'zu@example.org' };

beforeEach(async () => {
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now())`);
});

const values = async (query: string) => (await pool.query(query)).rows;

/** Two records of one person, kept 1 and gone 2, each with an appointment and all that can hang on a person. */
async function twoRecords() {
  const { booking, clock } = reminderSetup(database);
  const book = (who: typeof NOW, day: number, bornOn: string | null = '1950-03-04') =>
    booked(booking, {
      startsAt: at(addDays(MONDAY, day), '14:00'),
      contact: who,
      patient: { name: who.name, bornOn },
    });
  await book(NOW, 4);
  await book(OLD, 7);
  const [{ kept, keptContact, gone, goneContact }] = await values(`
    select a.patient_id::int as kept, a.contact_id::int as "keptContact",
      b.patient_id::int as gone, b.contact_id::int as "goneContact"
    from appointments a, appointments b where a.id < b.id`);
  const ids = { keptId: kept, goneId: gone };
  const compared = async () => {
    const pair = await readPair(db, ids);
    return pair ? mergeStamp(pair) : '';
  };
  const erases = async () => {
    const key = { source: 'contact', id: goneContact } as const;
    const person = await samePerson(db, key);
    const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
    return () =>
      erasePerson(
        { db, clock },
        { personKey: key, added: [], snapshot, reason: 'asked', identity: 'called-back', by: BY },
      );
  };
  const merge = async (stamp?: string) => {
    const seen = stamp ?? (await compared());
    return () => mergePatients({ db, clock }, { ...ids, stamp: seen, by: BY });
  };
  return { clock, book, merge, erases, compared, ...ids, keptContact, goneContact };
}

/**
 * What a merge does with the rows of every foreign key to a patient or a contact. A key that is new needs a line here,
 * and code in app/features/patients/merge.
 */
const KEYS = {
  'appointments.contact_id': 'moves',
  'appointments.patient_id': 'moves',
  'consents.contact_id': 'moves',
  'data_import_made.contact_id': 'marked as changed',
  'data_import_made.patient_id': 'marked as changed',
  'left_patients.patient_id': 'the later of two',
  'patient_needs.patient_id': 'joins, and what differs is a note',
  'patient_notes.patient_id': 'moves',
  'patient_proxies.patient_id': 'moves',
  'patients.contact_id': 'stays with its contact',
  'reminder_choices.contact_id': 'joins, a stop wins',
};

test('every foreign key to a patient or a contact has its place in a merge', async () => {
  const keys = await values(`
    select con.conrelid::regclass::text || '.' || att.attname as key
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid in ('patients'::regclass, 'contacts'::regclass)
    order by 1`);
  expect(keys.map(({ key }) => key)).toEqual(Object.keys(KEYS).sort());
});

test('all that hangs on the one that goes hangs on the other, and what differs is a note', async () => {
  const { keptId, goneId, keptContact, goneContact, merge } = await twoRecords();
  await pool.query(
    `insert into patient_notes (patient_id, author, words, written_at)
    values ($1, 1, 'da que fica', now()), ($2, 1, 'da que sai', now())`,
    [keptId, goneId],
  );
  await pool.query(
    `insert into patient_needs (patient_id, companion, mobility, treatment, known_as, changed_at, changed_by)
     values ($1, 'Ana', '', null, '', now(), 1),
       ($2, 'Rosa', 'cadeira de rodas', 'dona', 'Cida', now(), 1)`,
    [keptId, goneId],
  );
  await pool.query(
    `insert into patient_proxies (patient_id, name, phone_e164, relation, added_at, added_by)
     values ($1, 'Rosa', '+5535997770000', 'filha', now(), 1),
       ($2, 'Rosa', '+5535997770000', 'filha', now(), 1), ($2, 'Téo', '+5535997770001', 'neto', now(), 1)`,
    [keptId, goneId],
  );
  await pool.query('insert into left_patients values ($1, now())', [goneId]);
  await pool.query(
    `insert into reminder_choices (contact_id, by_mail, by_whatsapp, changed_at, changed_through)
     values ($1, true, false, now(), 'whatsapp'), ($2, false, true, now(), 'mail-program')`,
    [keptContact, goneContact],
  );
  await pool.query(
    `insert into consents (contact_id, purpose, text_id, text_sha256, locale, source)
     values ($1, 'whatsapp', 'x', 'x', 'pt-BR', 'web')`,
    [goneContact],
  );
  const consents = await values('select count(*)::int from consents');
  expect(await (await merge())()).toEqual({ ok: true, value: undefined });

  expect(await values('select id::int, contact_id::int as contact from patients')).toEqual([
    { id: keptId, contact: keptContact },
  ]);
  expect(
    await values('select distinct patient_id::int as p, contact_id::int as c from appointments'),
  ).toEqual([{ p: keptId, c: keptContact }]);
  const notes = await values('select words from patient_notes order by id');
  expect(notes.slice(0, 2)).toEqual([{ words: 'da que fica' }, { words: 'da que sai' }]);
  const rest = notes[2]?.words;
  for (const word of [OLD.name, '(35) 99812-9999', OLD.email, 'Rosa']) expect(rest).toContain(word);
  expect(
    await values('select companion, mobility, treatment, known_as from patient_needs'),
  ).toEqual([
    { companion: 'Ana', mobility: 'cadeira de rodas', treatment: 'dona', known_as: 'Cida' },
  ]);
  expect(await values('select name from patient_proxies order by name')).toEqual([
    { name: 'Rosa' },
    { name: 'Téo' },
  ]);
  expect(await values('select patient_id::int as id from left_patients')).toEqual([{ id: keptId }]);
  expect(await values('select by_mail, by_whatsapp from reminder_choices')).toEqual([
    { by_mail: false, by_whatsapp: false },
  ]);
  expect(await values('select count(*)::int from consents')).toEqual(consents);
  // They agreed for a number that is no longer theirs.
  expect(
    await values("select revoked_at is not null as over from consents where purpose = 'whatsapp'"),
  ).toEqual([{ over: true }]);
  const [audited] = await values("select detail from audit_log where action = 'person.merged'");
  expect(JSON.stringify(audited)).not.toMatch(/Zulmira|99812|example/);
});

test('a contact that brings somebody else stays with them', async () => {
  const { book, merge, goneContact } = await twoRecords();
  await book(OLD, 8, '1980-01-01');
  expect(await (await merge())()).toEqual({ ok: true, value: undefined });
  expect(
    await values(
      'select born_on::text as born, contact_id::int as contact from patients order by id',
    ),
  ).toEqual([expect.anything(), { born: '1980-01-01', contact: goneContact }]);
});

test('what has changed since it was compared is not merged', async () => {
  const { merge, compared, goneId } = await twoRecords();
  const stamp = await compared();
  await pool.query('update patients set born_on = null where id = $1', [goneId]);
  expect(await (await merge(stamp))()).toEqual({ ok: false, refusal: 'changed' });
  expect(await values('select count(*)::int from patients')).toEqual([{ count: 2 }]);
});

test('a booking of the one that goes, made while it is compared, is told', async () => {
  const one = await twoRecords();
  const merges = await one.merge();
  const { met, outcomes } = await overlap([() => one.book(OLD, 9), merges]);
  expect([met, outcomes[1]]).toEqual([true, 'changed']);
  expect(await values('select count(distinct patient_id)::int from appointments')).toEqual([
    { count: 2 },
  ]);
});

test('a booking of the one that goes waits for the merge, and is for somebody all the same', async () => {
  const one = await twoRecords();
  const merges = await one.merge();
  const { met, outcomes } = await overlap([merges, () => one.book(OLD, 9)]);
  expect([met, outcomes[0]]).toEqual([true, 'done']);
  const rows = await values(`select p.name, c.phone_e164 as phone from appointments a
    join patients p on p.id = a.patient_id join contacts c on c.id = a.contact_id order by a.id`);
  expect(rows).toEqual([
    { name: NOW.name, phone: PHONE },
    { name: NOW.name, phone: PHONE },
    { name: OLD.name, phone: OLD.phoneE164 },
  ]);
});

test('merging and erasing: who comes second finds another person than was shown', async () => {
  const one = await twoRecords();
  one.clock.set(at(addDays(MONDAY, 30), '12:00'));
  const [merges, erases] = [await one.merge(), await one.erases()];
  expect(await overlap([erases, merges])).toEqual({ met: true, outcomes: ['done', 'gone'] });
  expect(await values('select count(*)::int from patients')).toEqual([{ count: 2 }]);
});

test('erasing what was merged away is told, and erases nobody', async () => {
  const one = await twoRecords();
  one.clock.set(at(addDays(MONDAY, 30), '12:00'));
  const [merges, erases] = [await one.merge(), await one.erases()];
  const { outcomes } = await overlap([merges, erases]);
  expect(outcomes).toEqual(['done', 'gone']);
  expect(await values('select phone_e164 as phone from contacts')).toEqual([{ phone: PHONE }]);
});

test('the same press twice at once merges once', async () => {
  const one = await twoRecords();
  const merges = await one.merge();
  expect(await overlap([merges, merges])).toEqual({ met: true, outcomes: ['done', 'gone'] });
});

test('likely the same are a name that is alike with the same phone or birth date, and nobody else', async () => {
  const one = await twoRecords();
  await one.book({ ...NOW, name: 'Abel Brandão' }, 8, null);
  await one.book({ ...OLD, name: 'Zulmira Brandão', phoneE164: '+5535997778888' }, 9, '1960-01-01');
  const pair = await readPair(db, one);
  if (!pair) throw new Error('there are not two');
  const [{ id, name, bornOn, contact }] = pair;
  const found = await findDuplicates(db, { id, name, bornOn, phoneE164: contact.phoneE164 });
  expect(found.map((each) => each.id)).toEqual([one.goneId]);
});
