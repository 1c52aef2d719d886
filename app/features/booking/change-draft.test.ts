import { expect, test } from 'vitest';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { changeDraft, readDraft, startDraft } from './booking-draft.server.ts';

const { db } = await testDatabase();
const services = { db, clock: stillClock() };

test('answers that come at the same moment do not undo each other', async () => {
  const token = await startDraft(services, { service: 'paquimetria', forWhom: 'child' });
  await Promise.all([
    changeDraft(services, token, { forWhom: 'self' }),
    changeDraft(services, token, { holdToken: 'h' }),
    changeDraft(services, token, { payer: 'particular' }),
  ]);
  expect(await readDraft(services, token)).toMatchObject({
    service: 'paquimetria',
    forWhom: 'self',
    holdToken: 'h',
    payer: 'particular',
  });
});

test('an answer is taken away, the others stay', async () => {
  const token = await startDraft(services, {
    service: 'paquimetria',
    startsAt: 'x',
    holdToken: 'h',
  });
  await changeDraft(services, token, {
    service: 'retinografia',
    startsAt: undefined,
    holdToken: undefined,
  });
  const { key, ...answers } = (await readDraft(services, token)) ?? { key: '' };
  expect(key).not.toBe('');
  expect(answers).toEqual({ service: 'retinografia' });
});
