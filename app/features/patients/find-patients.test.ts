import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contacts, patients } from '#app/db/schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { TUESDAY } from '#tests/staff-agenda.ts';
import { findPatients, patientTermOf } from './find-patients.server.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();

const FIRST = ['Zulmira', 'João', 'Antônia', 'Conceição', 'Wellington', 'Josefa', 'Luís', 'Ana'];
const LAST = ['Brandão', 'Quaresma', 'Gonçalves', 'Nascimento', 'Sá', 'Figueiredo', 'Assunção'];
const name = fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST));
const slip = fc.tuple(
  fc.constantFrom('swapped', 'missing', 'doubled', 'wrong'),
  fc.nat({ max: 30 }),
);

/** The word with one slip of the fingers. */
function slipped(word: string, [kind, place]: [string, number]): string {
  const letters = [...word];
  const at = place % (letters.length - 1);
  const [one = '', other = ''] = letters.slice(at);
  if (kind === 'swapped') letters.splice(at, 2, other, one);
  if (kind === 'missing') letters.splice(at, 1);
  if (kind === 'doubled') letters.splice(at, 1, one, one);
  if (kind === 'wrong') letters.splice(at, 1, 'k');
  return letters.join('');
}

async function aPatient(name: string, phoneE164 = '+5535999990001', contactName = name) {
  const [contact] = await db
    .insert(contacts)
    .values({ name: contactName, phoneE164 })
    .returning({ id: contacts.id });
  const [made] = await db
    .insert(patients)
    .values({ contactId: contact?.id ?? 0, name })
    .returning({ id: patients.id });
  return made?.id ?? 0;
}

async function find(text: string) {
  const term = patientTermOf(text);
  return term ? findPatients(db, term, clock.now()) : [];
}
const namesFor = async (text: string) => (await find(text)).map(({ name }) => name);

/** The plain way: each word that was typed is part of the name, or reached from one of its words by few slips. */
function isFoundPlainly(name: string, typed: string): boolean {
  const words = (text: string) => plainLetters(text).split(/[^a-z]+/);
  return words(typed).every((word) =>
    words(name).some((part) => {
      if (part.includes(word)) return true;
      const shortest = Math.min(part.length, word.length);
      return reach(part, word, shortest >= 8 ? 2 : shortest >= 4 ? 1 : 0);
    }),
  );
}

/** Whether one word becomes the other by so many letters taken, put, changed or swapped, each letter touched once. */
function reach(one: string, other: string, left: number): boolean {
  if (one === '' || other === '') return one.length + other.length <= left;
  if (one[0] === other[0] && reach(one.slice(1), other.slice(1), left)) return true;
  if (left === 0) return false;
  if (one[0] === other[1] && one[1] === other[0] && one.length > 1 && other.length > 1)
    if (reach(one.slice(2), other.slice(2), left - 1)) return true;
  return (
    reach(one.slice(1), other, left - 1) ||
    reach(one, other.slice(1), left - 1) ||
    reach(one.slice(1), other.slice(1), left - 1)
  );
}

describe('names with slips of the fingers', () => {
  test('are found as the plain way finds them, and no others', async () => {
    const all = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
    for (const each of all) await aPatient(each);
    await fc.assert(
      fc.asyncProperty(name, slip, slip, fc.boolean(), async ([first, last], one, two, isBoth) => {
        const typed = `${slipped(first, one)} ${isBoth ? slipped(last, two) : last}`.toUpperCase();
        fc.pre(patientTermOf(typed) !== null);
        const found = await namesFor(typed);
        const wanted = all.filter((each) => isFoundPlainly(each, typed));
        expect(wanted.filter((each) => !found.includes(each))).toEqual([]);
        expect(found.filter((each) => !isFoundPlainly(each, typed))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('two slips are forgiven in a long word, one in a short one', async () => {
    await aPatient('Welington Sá');
    expect(await namesFor('Wleingtno')).toEqual(['Welington Sá']);
    await aPatient('Rosa Lima');
    expect(await namesFor('rsoa')).toEqual(['Rosa Lima']);
    expect(await namesFor('raso lmai')).toEqual([]);
  });
});

test('an exact name stands before one that is only alike', async () => {
  await aPatient('Marina Alves');
  await aPatient('Mariana Alves');
  expect(await namesFor('mariana')).toEqual(['Mariana Alves', 'Marina Alves']);
  expect((await find('mariana')).map(({ isSimilar }) => isSimilar)).toEqual([false, true]);
});

test('a child is found by the name of who brings it', async () => {
  await aPatient('Piu Quaresma', '+5535999990002', 'Zuleide Quaresma');
  expect(await namesFor('zuleide')).toEqual(['Piu Quaresma']);
  expect(await namesFor('zuliede')).toEqual(['Piu Quaresma']);
});

test('a phone is found however it is typed, and a part of it', async () => {
  await aPatient('Rosa Lima', '+5535998124477');
  for (const typed of ['(35) 99812-4477', '35998124477', '035 99812 4477', '+55 35 99812-4477'])
    expect([typed, await namesFor(typed)]).toEqual([typed, ['Rosa Lima']]);
  expect(await namesFor('9812-44')).toEqual(['Rosa Lima']);
  expect(await namesFor('4478')).toEqual([]);
});

test('signs of a search pattern are letters like others, and too little finds nobody', async () => {
  await aPatient('Rosa Lima');
  for (const typed of ['%%%', '___', '\\\\\\', 'ro', '12', '', "'; drop"])
    expect([typed, await namesFor(typed)]).toEqual([typed, []]);
});

test('who comes next stands first, then who comes later, then who has nothing booked', async () => {
  const book = (name: string, time: string, on = TUESDAY) =>
    bookAppointment(
      bookingServices(database, clock),
      aRequest({
        contact: { name, phoneE164: '+5535998120000', email: null },
        patient: { name, bornOn: '1950-03-04' },
        startsAt: at(on, time),
      }),
      aKey(),
    );
  await aPatient('Ada Lima');
  await book('Zita Lima', '10:00');
  await book('Bia Lima', '11:00');
  const found = await find('lima');
  expect(found.map(({ name }) => name)).toEqual(['Zita Lima', 'Bia Lima', 'Ada Lima']);
  expect(found.map(({ payer }) => payer !== null)).toEqual([true, true, false]);
  const protocol = found[0]?.nextProtocol ?? '';
  expect(await namesFor(protocol)).toEqual(['Zita Lima']);
  expect(await namesFor(protocol.replace('-', ''))).toEqual(['Zita Lima']);
});
