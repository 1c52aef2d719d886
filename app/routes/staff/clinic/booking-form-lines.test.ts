import { expect, test } from 'vitest';
import { bookingForm } from '#app/clinic/record/booking-form-fields.ts';
import { bookingFormLines } from './archiving-lines.server.ts';

const asking = (changes: object) => ({ bookingForm: bookingForm.parse(changes) });

test('what is no longer asked for, or must be told, is said before it is saved', () => {
  const lines = (changes: object) =>
    bookingFormLines({ before: asking({}), after: asking(changes) });
  expect(lines({ email: 'off' })).toEqual([expect.stringContaining('confirmação nem lembrete')]);
  expect(lines({ card: 'required' })).toEqual([expect.stringContaining('são recusadas')]);
  expect(lines({ email: 'required', card: 'off' })).toHaveLength(2);
  expect(bookingFormLines({ before: {}, after: asking({ email: 'off' }) })).toHaveLength(1);
});

test('what stays, or becomes free again, takes nothing from anybody', () => {
  const off = asking({ email: 'off', card: 'required' });
  expect(bookingFormLines({ before: off, after: off })).toEqual([]);
  expect(bookingFormLines({ before: off, after: {} })).toEqual([]);
});
