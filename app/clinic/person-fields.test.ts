import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import {
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
  phoneDigits,
} from './person-fields.ts';

const TODAY = '2026-10-05';

/** The parsed value, or the refusal. */
function read<Value>(result: { ok: true; value: Value } | { ok: false; refusal: string }) {
  return result.ok ? result.value : result.refusal;
}

describe('names', () => {
  test.each([
    ['  Ana   Lua  ', 'Ana Lua'],
    ["Zé d'Ávila", "Zé d'Ávila"],
    ['Jose\u0301', 'José'],
    ['Al', 'name-too-short'],
    ['   ', 'name-too-short'],
    ['👁👁', 'name-too-short'],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['x'.repeat(121), 'name-too-long'],
    ['Ana\nBcc: todos@example.com', 'name-unreadable'],
    ['Ana\u0000Lua', 'name-unreadable'],
    ['Ana\u202eauL', 'name-unreadable'],
    ['Ana \ud800 Lua', 'name-unreadable'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(parseName(value))).toBe(expected);
  });

  test('the relation of a guardian is free text', () => {
    expect(read(parseRelation(' avó  materna '))).toBe('avó materna');
    expect(read(parseRelation(' '))).toBe('relation-missing');
    expect(read(parseRelation('x'.repeat(61)))).toBe('relation-too-long');
  });
});

/** What libphonenumber reads, if it is a number of Brazil: to it, 0055 is a carrier's way abroad. */
function brazilian(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'BR');
  return phone?.isValid() && phone.country === 'BR' ? phone.number : undefined;
}

describe('phones', () => {
  test.each([
    ['35999990000', '+5535999990000'],
    ['(35) 99999-0000', '+5535999990000'],
    ['035 99999.0000', '+5535999990000'],
    ['+55 35 99999-0000', '+5535999990000'],
    ['+55 (035) 99999-0000', '+5535999990000'],
    ['5535999990000', '+5535999990000'],
    ['(35) 3333-0000', '+553533330000'],
    // Area 55, Santa Maria: not the country code.
    ['55999990000', '+5555999990000'],
    ['5599990000', 'phone'],
    ['5533330000', '+555533330000'],
    ['+55 55 99999-0000', '+5555999990000'],
    ['(35)\u00a099999\u20110000', '+5535999990000'],
    ['35\u202f99999\u22120000', '+5535999990000'],
    ['\u202a+55 35 99999-0000\u202c', '+5535999990000'],
    ['\u206835\u200b99999\u00ad0000\u2069', '+5535999990000'],
    ['0055 35 99999-0000', '+5535999990000'],
    ['00 15 55 35 3333-0000', '+553533330000'],
    ['0055 19 3333-0000', '+551933330000'],
    ['+55 (0xx35) 99999-0000', '+5535999990000'],
    ['0XX35 3333-0000', '+553533330000'],
    ['(0xx55) 99999-0000', '+5555999990000'],
    ['0 15 35 99999-0000', '+5535999990000'],
    ['0 55 35 3333-0000', '+553533330000'],
    ['+55 0 15 35 99999-0000', '+5535999990000'],
    ['xx35 99999-0000', 'phone'],
    ['0x35 99999-0000', 'phone'],
    ['0 05 35 99999-0000', 'phone'],
    ['++55 35 99999-0000', 'phone'],
    ['35 +99999-0000', 'phone'],
    ['0044 20 7946 0000', 'phone'],
    ['999990000', 'phone'],
    ['35 89999-0000', 'phone'],
    ['35 1333-0000', 'phone'],
    ['35 6333-0000', 'phone'],
    ['20 99999-0000', 'phone'],
    ['10 99999-0000', 'phone'],
    ['+1 202 555 0100', 'phone'],
    ['+35 99999-0000', 'phone'],
    ['35 99999-0000 ramal 2', 'phone'],
    ['٣٥٩٩٩٩٩٠٠٠٠', 'phone'],
    ['', 'phone'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(parsePhone(value))).toBe(expected);
  });

  test('however a number is written, it is the number that libphonenumber reads', () => {
    const gap = fc.constantFrom(
      '',
      ' ',
      '\u00a0',
      '-',
      '\u2011',
      '\u2013',
      '.',
      '\u200e',
      '\u202f',
    );
    const prefix = fc.constantFrom('', '0', '+55', '+550', '55', '0055', '001555', '015', '0xx');
    const subscriber = fc
      .tuple(fc.constantFrom('9', '2', '3', '4', '5'), fc.stringMatching(/^[0-9]{8}$/))
      .map(([first, rest]) => (first === '9' ? first + rest : first + rest.slice(1)));
    const area = fc.integer({ min: 11, max: 99 }).map(String);
    const writing = fc.record({ prefix, area, subscriber, gaps: fc.array(gap, { maxLength: 20 }) });
    fc.assert(
      fc.property(writing, ({ prefix, area, subscriber, gaps }) => {
        // By a mobile number: some areas that do not exist have service numbers.
        const known = parsePhoneNumberFromString(`+55${area}999990000`);
        const spaced = `${prefix}${area}${subscriber}`.replace(
          /(?<=\d)(?=\d)/g,
          () => gaps.pop() ?? '',
        );
        const expected = known?.isValid() ? `+55${area}${subscriber}` : 'phone';
        expect(read(parsePhone(spaced))).toBe(expected);
        if (expected !== 'phone') expect([undefined, expected]).toContain(brazilian(spaced));
      }),
      { numRuns: 2_000 },
    );
  });

  test('no phone is read that libphonenumber calls impossible', () => {
    const anything = fc
      .array(fc.constantFrom(...'0123559+ ()x-'.split(''), '\u2011', '0xx', '55', '9999'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anything, (text) => {
        const phone = parsePhone(text);
        if (!phone.ok) return;
        expect(parsePhoneNumberFromString(phone.value)?.isValid()).toBe(true);
        expect([undefined, phone.value]).toContain(brazilian(text));
      }),
      { numRuns: 5_000 },
    );
  });

  test('the area codes are those of libphonenumber', () => {
    for (let area = 0; area <= 99; area += 1) {
      const national = `${String(area).padStart(2, '0')}999990000`;
      const known = parsePhoneNumberFromString(`+55${national}`)?.isValid() ?? false;
      expect([area, parsePhone(`+55${national}`).ok]).toEqual([area, known]);
    }
  });
});

test.each([
  ['+55 (35) 98888\u20117777', '5535988887777'],
  ['0xx35 98888-7777', '5535988887777'],
  ['(35) 98888', '3598888'],
  ['\u202a98888\u20117777\u202c', '988887777'],
  ['8684-3881', '86843881'],
  ['Ana 35', ''],
])('a search for %j looks for the digits %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

describe('mail addresses', () => {
  test.each([
    ['', null],
    ['  ', null],
    [' ana@example.com ', 'ana@example.com'],
    ['ana@example', 'email'],
    ['a@example.com, b@example.com', 'email'],
    ['Ana <a@example.com>', 'email'],
    ['a@example.com\r\nBcc: b@example.com', 'email'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(parseEmail(value))).toBe(expected);
  });
});

describe('birth dates', () => {
  test.each([
    ['1960-03-27', '1960-03-27'],
    ['2026-10-05', '2026-10-05'],
    ['2026-10-06', 'birth-date-in-future'],
    ['9999-01-01', 'birth-date-in-future'],
    ['1900-01-01', '1900-01-01'],
    ['1899-12-31', 'birth-date-too-old'],
    ['2023-02-29', 'birth-date-unreal'],
    ['2024-02-29', '2024-02-29'],
    ['27/03/1960', 'birth-date-not-numbers'],
    ['1960-3-27', 'birth-date-not-numbers'],
    ['1960-03-27T00:00:00Z', 'birth-date-not-numbers'],
    ['', 'birth-date-missing'],
  ])('%j is read as %j', (values, expected) => {
    expect(read(parseBirthDate(values, TODAY))).toBe(expected);
  });

  test.each([
    [[' 7 ', '3', '1960'], '1960-03-07'],
    [['', '', ''], 'birth-date-missing'],
    [['', '3', '1960'], 'birth-day-missing'],
    [['7', ' ', '1960'], 'birth-month-missing'],
    [['7', '3', ''], 'birth-year-missing'],
    [['7', 'março', '1960'], 'birth-date-not-numbers'],
    [['7', '3', '60'], 'birth-date-not-numbers'],
    [['0', '3', '1960'], 'birth-date-unreal'],
    [['7', '13', '1960'], 'birth-date-unreal'],
  ])('the parts %j are read as %j', ([day = '', month = '', year = ''], expected) => {
    expect(read(parseBirthDate({ day, month, year }, TODAY))).toBe(expected);
  });
});

// A pattern that backtracks at each character would not finish in time.
test('a million characters of anything are refused before the test is given up', () => {
  const hostile = [' ', 'a', '1', '@', 'a@', '\u0301', '\ud800', '((((', '- ', '1-'].map((seed) =>
    seed.repeat(1_000_000 / seed.length),
  );
  for (const value of hostile) {
    for (const parse of [parseName, parseRelation, parsePhone, parseEmail]) {
      expect(parse(value).ok).toBe(false);
    }
    expect(parseBirthDate({ day: value, month: value, year: value }, TODAY).ok).toBe(false);
    expect(parseBirthDate(value, TODAY).ok).toBe(false);
  }
});
