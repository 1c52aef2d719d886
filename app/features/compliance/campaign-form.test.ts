import { expect, test } from 'vitest';
import { parseCampaign } from './campaign-form.ts';

const first = { day: '1', month: '10', year: '2027' };
const last = { day: '31', month: '10', year: '2027' };

test('a campaign has two days and a code', () => {
  const dates = { startsOn: '2027-10-01', endsOn: '2027-10-31' };
  expect(parseCampaign({ inicio: first, fim: last, codigo: ' OLHOS  2027 ' })).toEqual({
    ok: true,
    value: { ...dates, code: 'OLHOS 2027' },
  });
});

test.each([
  [{ inicio: { ...first, day: '' } }, { field: 'inicio', wrong: 'day' }],
  [{ fim: { ...last, month: '9' } }, { field: 'fim', wrong: 'day' }],
  [{ fim: { ...last, day: '30', month: '9' } }, { field: 'fim', wrong: 'order' }],
  [{ fim: { ...last, year: '2028' } }, { field: 'fim', wrong: 'order' }],
  [{ codigo: ' ' }, { field: 'codigo', wrong: 'code' }],
  [{ codigo: '<b>' }, { field: 'codigo', wrong: 'code' }],
  [{ codigo: 'A'.repeat(41) }, { field: 'codigo', wrong: 'code' }],
])('%j is refused', (change, error) => {
  const values = { inicio: first, fim: last, codigo: 'OLHOS', ...change };
  expect(parseCampaign(values)).toEqual({ ok: false, refusal: [error] });
});
