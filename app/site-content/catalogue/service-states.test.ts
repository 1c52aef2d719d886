import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { afterRecord, onDay } from './service-states.ts';

test('a version that notes who does a service in another order changes nothing', () => {
  const [first] = parseClinic(serraClaraRecord).services;
  if (!first) throw new Error('no service');
  const state = { ...first, practitioners: ['ana', 'bruno'], resources: ['sala-1', 'sala-2'] };
  const noted = { ...state, practitioners: ['bruno', 'ana'], resources: ['sala-2', 'sala-1'] };
  const before = { ...state, practitioners: ['ana'] };
  expect(afterRecord(state, { before, after: noted })).toEqual(state);
  const more = { ...noted, practitioners: ['bruno', 'ana', 'caio'] };
  expect(afterRecord(state, { before, after: more }).practitioners).toEqual(more.practitioners);
});

test('a plan that was given up before its day never began', () => {
  const [first] = parseClinic(serraClaraRecord).services;
  if (!first) throw new Error('no service');
  const times = { durationMinutes: 40, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  const later = [{ fromOn: '2026-10-19', ...times, own: [] }];
  const planned = { ...first, durationMinutes: 60, booking: { own: [], later } };
  expect(onDay(planned, '2026-10-25').durationMinutes).toBe(40);
  const givenUp = onDay(planned, '2026-10-25', '2026-10-06');
  expect(givenUp).toMatchObject({ durationMinutes: 60 });
  expect(givenUp.booking?.later ?? []).toEqual([]);
  expect(onDay(planned, '2026-10-12', '2026-10-06').booking?.later).toEqual(later);
  const price = { rule: 'fixed', cents: 20_000 } as const;
  const priced = {
    ...first,
    price,
    laterPrice: { fromOn: '2026-10-19', price: { ...price, cents: 30_000 } },
  };
  expect(onDay(priced, '2026-10-25')).toMatchObject({ price: { cents: 30_000 } });
  const kept = onDay(priced, '2026-10-25', '2026-10-06');
  expect(kept).toMatchObject({ price });
  expect(kept).not.toHaveProperty('laterPrice');
});
