import { expect, test } from 'vitest';
import { recordServices } from '#app/clinic/record-services.ts';
import { afterRecord } from './service-states.ts';

test('a version that notes who does a service in another order changes nothing', () => {
  const [first] = recordServices;
  if (!first) throw new Error('no service');
  const state = { ...first, practitioners: ['ana', 'bruno'], resources: ['sala-1', 'sala-2'] };
  const noted = { ...state, practitioners: ['bruno', 'ana'], resources: ['sala-2', 'sala-1'] };
  const before = { ...state, practitioners: ['ana'] };
  expect(afterRecord(state, { before, after: noted })).toEqual(state);
  const more = { ...noted, practitioners: ['bruno', 'ana', 'caio'] };
  expect(afterRecord(state, { before, after: more }).practitioners).toEqual(more.practitioners);
});
