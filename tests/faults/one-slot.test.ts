import { afterAll, expect, test } from 'vitest';
import {
  alternativesOf,
  anAvailableSlot,
  appointmentOf,
  bookedOf,
  bookPatiently,
  countByStatus,
} from './appointments.ts';
import { countOf, expectWholeAgenda } from './invariants.ts';
import { startTwoApps } from './two-apps.ts';

const RIVALS = 1_000;

const installation = await startTwoApps();
afterAll(installation.stop);

test('a thousand rivals on two processes: one books, the others are told so', async () => {
  const { apps, urlOf, database } = installation;
  const startsAt = await anAvailableSlot(apps[0].url);
  const answers = await Promise.all(
    Array.from({ length: RIVALS }, (_, n) =>
      bookPatiently(urlOf(n), appointmentOf(n, { startsAt })),
    ),
  );
  expect(countByStatus(answers)).toEqual({ 201: 1, 409: RIVALS - 1 });
  const winner = answers.find(({ status }) => status === 201);
  expect(winner && bookedOf(winner).startsAt).toBe(startsAt);
  for (const answer of answers) {
    if (answer.status !== 409) continue;
    const offered = alternativesOf(answer).map((slot) => slot.startsAt);
    expect(new Set(offered).size).toBe(3);
    expect(offered).not.toContain(startsAt);
  }
  expect(await countOf(database.pool, 'appointments')).toBe(1);
  await expectWholeAgenda(database.pool);
});
