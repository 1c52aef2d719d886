import { expect, test } from 'vitest';
import { readAppointmentTimes, readMoveAnswer } from './move-messages.ts';

const TIME = {
  value: '2026-10-06T08:00:00-03:00',
  on: '2026-10-06',
  at: '2026-10-06T08:00',
  until: '08:30',
  who: 'ana-reis',
};

test('times are read, and what is no time is left out', () => {
  const times = [{ ...TIME, time: '8h', label: 'terça-feira, 8h' }, { ...TIME, time: 8 }, null];
  const answer = { key: 'k', patient: 'Rosa Lima', moment: 'hoje', times, more: 1 };
  const read = readAppointmentTimes(JSON.parse(JSON.stringify(answer)));
  expect(read).toEqual({ key: 'k', patient: 'Rosa Lima', moment: 'hoje', times: [times[0]] });
});

test.each([null, 'x', {}, { key: 'k' }, { key: 1, patient: '', moment: '', times: [] }])(
  'whatever else comes is nothing: %j',
  (answer) => {
    expect(readAppointmentTimes(answer)).toBeUndefined();
    expect(readMoveAnswer(answer)).toBeUndefined();
  },
);

test('an answer says whether the appointment moved, and if not, why', () => {
  const answer = { isMoved: false, words: ['Esse horário acabou de ser ocupado.'] };
  expect(readMoveAnswer(answer)).toEqual(answer);
});
