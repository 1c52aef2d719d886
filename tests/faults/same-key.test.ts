import { afterAll, expect, test } from 'vitest';
import { newToken } from '#app/platform/token.server.ts';
import { startAnswerEater } from './answer-eater.ts';
import {
  anAvailableSlot,
  appointmentOf,
  availableSlotsOf,
  book,
  bookedOf,
  bookPatiently,
  CONSULTATION,
  countByStatus,
  hold,
  patiently,
} from './appointments.ts';
import { countOf, expectWholeAgenda } from './invariants.ts';
import { chooseTime } from './journey.ts';
import { sendForm } from './send.ts';
import { startTwoApps } from './two-apps.ts';

const installation = await startTwoApps();
const { apps, urlOf, database } = installation;
afterAll(installation.stop);

test('one key fifty times at once is one appointment and fifty equal answers', async () => {
  const startsAt = await anAvailableSlot(apps[0].url);
  const appointment = appointmentOf(1, { startsAt });
  const key = newToken();
  const send50 = () =>
    Promise.all(Array.from({ length: 50 }, (_, n) => bookPatiently(urlOf(n), appointment, key)));
  const answers = await send50();
  expect(countByStatus(answers)).toEqual({ 201: 50 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countOf(database.pool, 'appointments')).toBe(1);
  await expectWholeAgenda(database.pool);

  const other = await book(apps[1].url, appointmentOf(2, { startsAt }), key);
  expect([other.status, JSON.parse(other.text).refusal]).toEqual([422, 'key-reused']);

  await apps[1].kill();
  apps[1] = await installation.start(apps[1].port);
  const later = await book(apps[1].url, appointment, key);
  expect([later.status, later.text]).toEqual([201, answers[0]?.text]);
  expect(await countOf(database.pool, 'appointments')).toBe(1);
});

test('a hold that is asked for again under its key is one hold, whichever process answers', async () => {
  const startsAt = await anAvailableSlot(apps[0].url);
  const key = newToken();
  const request = { service: CONSULTATION, startsAt };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => patiently(() => hold(urlOf(n), request, key))),
  );
  expect(countByStatus(answers)).toEqual({ 201: 12 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countOf(database.pool, 'holds')).toBe(1);
  await database.pool.query('delete from holds');
});

test('one draft posted eleven times at once to two processes keeps one hold', async () => {
  const starts = (await availableSlotsOf(apps[0].url)).filter((_, n) => n % 9 === 0).slice(0, 12);
  const [first = '', ...others] = starts;
  const service = CONSULTATION;
  const cookie = await chooseTime(apps[0].url, { service, startsAt: first });
  const choose = (startsAt: string, n: number) =>
    patiently(() => sendForm(`${urlOf(n)}/agendamento/horario`, { service, startsAt }, cookie));
  const answers = await Promise.all(others.map(choose));
  expect(countByStatus(answers)).toEqual({ 303: 11 });
  expect(await countOf(database.pool, 'holds')).toBe(1);
  await expectWholeAgenda(database.pool);
  await database.pool.query('delete from holds');
});

test('a refusal is a first answer too', async () => {
  const startsAt = await anAvailableSlot(apps[0].url);
  const key = newToken();
  await book(apps[0].url, appointmentOf(11, { startsAt }));
  const refused = await book(apps[0].url, appointmentOf(12, { startsAt }), key);
  const again = await book(apps[1].url, appointmentOf(12, { startsAt }), key);
  expect([refused.status, again.status]).toEqual([409, 409]);
});

test('who does not hear the answer and asks again gets the first result', async () => {
  const eater = await startAnswerEater(apps[0].port);
  const [startsAt = ''] = (await availableSlotsOf(apps[0].url)).slice(-3);
  const appointment = appointmentOf(21, { startsAt });
  const key = newToken();
  const before = await countOf(database.pool, 'appointments');
  await expect(book(eater.url, appointment, key)).rejects.toThrow();
  expect(bookedOf({ ...(await eater.eaten) })).toMatchObject({ startsAt });
  expect(await countOf(database.pool, 'appointments')).toBe(before + 1);
  const again = await book(apps[1].url, appointment, key);
  expect([again.status, again.text]).toEqual([201, (await eater.eaten).text]);
  expect(await countOf(database.pool, 'appointments')).toBe(before + 1);
  await eater.stop();
  await expectWholeAgenda(database.pool);
});
