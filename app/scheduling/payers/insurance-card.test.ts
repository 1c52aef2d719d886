import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import {
  isOverOn,
  maskedCard,
  parseCardNumber,
  parseValidity,
  typedDay,
} from './insurance-card.ts';

describe('the number of a card', () => {
  test.each([
    ['0123 4567 8901', '012345678901'],
    ['12.345-6/78', '12345678'],
    ['ab12345', 'AB12345'],
    ['  １２３４５ ', '12345'],
  ])('%s is %s', (typed, number) => {
    expect(parseCardNumber(typed)).toEqual({ ok: true, value: number });
  });

  test.each(['', '1234', '123456789012345678901', 'não sei', '12345;drop'])(
    '%s is none',
    (typed) => {
      expect(parseCardNumber(typed)).toMatchObject({ ok: false });
    },
  );

  test('shown to people it keeps at most four signs, and never half of a short one', () => {
    const letters = fc.stringMatching(/^[A-Z0-9]{5,20}$/);
    fc.assert(
      fc.property(letters, (number) => {
        const shown = maskedCard(number).replace('••••\u00a0', '');
        expect(number.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
      }),
    );
  });
});

describe('until when it is valid', () => {
  test.each([
    ['03/2027', '2027-03-31'],
    ['3/27', '2027-03-31'],
    ['02/2028', '2028-02-29'],
    ['0327', '2027-03-31'],
    ['032027', '2027-03-31'],
    ['12.2026', '2026-12-31'],
    ['2027-03', '2027-03-31'],
    ['15/3/2027', '2027-03-15'],
    ['15032027', '2027-03-15'],
    ['2027-03-15', '2027-03-15'],
    ['15 03 27', '2027-03-15'],
  ])('%s is %s', (typed, on) => {
    expect(parseValidity(typed)).toEqual({ ok: true, value: on });
  });

  test('nothing typed is nothing said', () => {
    expect(parseValidity('  ')).toEqual({ ok: true, value: null });
  });

  test.each(['13/2027', '31/02/2027', 'março', '27', '00/27', '1/1/1927', '1/2/3/4', '03/202'])(
    '%s is no date',
    (typed) => {
      expect(parseValidity(typed)).toMatchObject({ ok: false });
    },
  );

  test('a month ends on its last day, and any text is answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2020, max: 2099 }), (m, y) => {
        const parsed = parseValidity(`${m}/${y}`);
        const on = parsed.ok ? (parsed.value ?? '') : '';
        expect(on.slice(0, 7)).toBe(`${y}-${String(m).padStart(2, '0')}`);
        expect(addDays(on, 1).slice(8)).toBe('01');
      }),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const parsed = parseValidity(typed);
        if (parsed.ok && parsed.value !== null) expect(isCalendarDay(parsed.value)).toBe(true);
      }),
    );
  });

  test('a day is shown as it may be typed again', () => {
    expect(parseValidity(typedDay('2027-03-05'))).toEqual({ ok: true, value: '2027-03-05' });
    expect(typedDay(null)).toBe('');
  });

  test('the last day is still valid', () => {
    expect(isOverOn('2027-03-31', '2027-03-31')).toBe(false);
    expect(isOverOn('2027-03-31', '2027-04-01')).toBe(true);
    expect(isOverOn(null, '2027-04-01')).toBe(false);
  });
});
