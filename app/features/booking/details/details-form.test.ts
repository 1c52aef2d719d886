import { describe, expect, test } from 'vitest';
import { parseBirthDate } from '#app/clinic/person-fields.ts';
import { MONDAY } from '#tests/booking.ts';
import { parsePeople, readDetailsStep, splitBirthDate } from './details-form.ts';

const born = (typed: string) => parseBirthDate(splitBirthDate(typed), MONDAY);

const AS_IT_COMES = {
  birthDate: 'required',
  email: 'optional',
  card: 'optional',
  note: 'off',
} as const;

describe('a birth date on one line', () => {
  test.each([
    '27/3/1958',
    '27/03/1958',
    ' 27/3/1958. ',
    '27 3 1958',
    '27.3.1958',
    '27-03-1958',
    '27 / 03 / 1958',
    '27031958',
    '1958-03-27',
    '27 de março de 1958',
    '27 de Março de 1958',
    '27 DE MARÇO DE 1958',
    '27 de março de 1958'.normalize('NFD'),
    '27 mar 1958',
    '27 March 1958',
  ])('is understood as %j', (typed) => {
    expect(born(typed)).toEqual({ ok: true, value: '1958-03-27' });
  });

  test.each([
    ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
    ['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
    ['January', 'February', 'March', 'April', 'May', 'June'],
    ['July', 'August', 'September', 'October', 'November', 'December'],
  ])('names the months %s to the sixth after it', (...names) => {
    const first = /^j(?:aneiro|anuary)/i.test(names[0] ?? '') ? 1 : 7;
    for (const [index, name] of names.entries()) {
      const month = String(first + index).padStart(2, '0');
      for (const typed of [`9 de ${name} de 1958`, `9 ${name.slice(0, 3)} 1958`])
        expect(born(typed)).toEqual({ ok: true, value: `1958-${month}-09` });
    }
  });

  test.each([
    ['', 'birth-date-missing'],
    ['   ', 'birth-date-missing'],
    ['27', 'birth-month-missing'],
    ['27/3', 'birth-year-missing'],
    ['27 de março', 'birth-year-missing'],
    ['27/3/58', 'birth-date-not-numbers'],
    ['7/13/1958', 'birth-date-unreal'],
    ['31/2/1958', 'birth-date-unreal'],
    ['31021958', 'birth-date-unreal'],
    ['00000000', 'birth-date-too-old'],
    ['27/3/1899', 'birth-date-too-old'],
    ['1958-02-30', 'birth-date-unreal'],
    ['27/3/2058', 'birth-date-in-future'],
    ['6/10/2026', 'birth-date-in-future'],
    ['27/3/1958 às 9h', 'birth-date-not-numbers'],
    ['27/xyz/1958', 'birth-date-not-numbers'],
    ['ontem de manhã cedo', 'birth-date-not-numbers'],
    ['<script>alert(1)</script>', 'birth-date-not-numbers'],
    ['1'.repeat(200), 'birth-date-not-numbers'],
    ['//', 'birth-date-missing'],
  ])('is refused as %j: %s', (typed, refusal) => {
    expect(born(typed)).toEqual({ ok: false, refusal });
  });

  test('keeps every impossible part where its message can name it', () => {
    expect(splitBirthDate('27/3/58')).toEqual({ day: '27', month: '3', year: '58' });
  });
});

describe('the form about the patient', () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  test('is read as typed; what is missing is empty, an unknown choice is none', () => {
    expect(readDetailsStep(formOf({ forWhom: 'dog', patientName: ' Ana ', birth: '1/1' }))).toEqual(
      {
        forWhom: undefined,
        payer: undefined,
        details: {
          patientName: ' Ana ',
          birth: '1/1',
          contactName: '',
          relation: '',
          phone: '',
          email: '',
        },
      },
    );
  });

  test('is cut where the draft would not take it', () => {
    const { payer, details } = readDetailsStep(
      formOf({ payer: 'x'.repeat(999), patientName: 'y'.repeat(999) }),
    );
    expect([payer?.length, details.patientName.length]).toEqual([200, 200]);
  });

  const details = {
    patientName: 'Caio Reis',
    birth: '4/3/2018',
    contactName: '',
    relation: '',
    phone: '35999990001',
    email: '',
  };

  test.each([
    ['self', []],
    ['other', ['contactName']],
    ['child', ['contactName', 'relation']],
  ] as const)('of %s asks for nothing that it hides', (forWhom, fields) => {
    const people = parsePeople(details, forWhom, MONDAY, AS_IT_COMES);
    const wrong = people.ok ? [] : people.refusal.map(({ field }) => field);
    expect(wrong).toEqual([...fields]);
  });

  test.each([
    ['required', '', ['birth'], ['email-missing']],
    ['optional', '', [], []],
    ['optional', 'ontem', ['birth'], ['email']],
    ['off', 'ontem', [], []],
  ] as const)('where birth and email are %s, %j is refused at %j', (asked, typed, birth, email) => {
    const typing = { ...details, birth: typed, email: typed, adult: 'sim' };
    const people = parsePeople(typing, 'self', MONDAY, {
      ...AS_IT_COMES,
      birthDate: asked,
      email: asked,
    });
    const wrong = people.ok ? [] : people.refusal;
    expect(wrong.flatMap(({ field }) => (field === 'birth' ? [field] : []))).toEqual([...birth]);
    expect(wrong.flatMap((each) => (each.field === 'email' ? [each.refusal] : []))).toEqual([
      ...email,
    ]);
    if (people.ok)
      expect([people.value.patient.bornOn, people.value.contact.email]).toEqual([null, null]);
  });

  test.each(['optional', 'off'] as const)(
    'asks whether the patient is of age where the day of birth is %s and not given',
    (birthDate) => {
      const wrongWith = (birth: string, adult?: string) => {
        const asked = { ...AS_IT_COMES, birthDate };
        const people = parsePeople({ ...details, birth, adult }, 'self', MONDAY, asked);
        return people.ok ? [] : people.refusal.map(({ refusal }) => refusal);
      };
      expect(wrongWith('')).toEqual(['adult-unsaid']);
      expect(wrongWith('', 'sim')).toEqual([]);
      // What was given tells by itself; booking refuses a minor without a guardian.
      expect(wrongWith('4/3/1950')).toEqual(birthDate === 'off' ? ['adult-unsaid'] : []);
    },
  );

  test('keeps a note for the front desk where the clinic asks for one, in at most 300 letters', () => {
    const withNote = (note: string, asked: 'optional' | 'off') => {
      const typing = { ...details, note };
      const people = parsePeople(typing, 'self', MONDAY, { ...AS_IT_COMES, note: asked });
      return people.ok ? (people.value.note ?? null) : people.refusal;
    };
    expect(withNote('  Cadeira\r\nde rodas.\u0000 ', 'optional')).toBe('Cadeira\nde rodas.');
    expect(withNote('   ', 'optional')).toBeNull();
    expect(withNote('😀'.repeat(300), 'optional')).toBe('😀'.repeat(300));
    expect(withNote('a'.repeat(301), 'optional')).toEqual([
      { field: 'note', refusal: 'note-too-long' },
    ]);
    expect(withNote('Não se lê.', 'off')).toBeNull();
  });

  test('of a child always asks for the day of birth', () => {
    const child = { ...details, birth: '', contactName: 'Rita Reis', relation: 'mãe' };
    for (const birthDate of ['required', 'optional', 'off'] as const) {
      const people = parsePeople(child, 'child', MONDAY, { ...AS_IT_COMES, birthDate });
      expect(people.ok ? [] : people.refusal.map(({ field }) => field)).toEqual(['birth']);
    }
  });

  test('names all that is wrong in the order of the screen', () => {
    const nothing = { ...details, patientName: '', birth: '', phone: '', email: '@' };
    const people = parsePeople(nothing, 'child', MONDAY, AS_IT_COMES);
    expect(people.ok ? [] : people.refusal.map(({ field }) => field)).toEqual([
      ...['patientName', 'birth', 'contactName', 'relation', 'phone', 'email'],
    ]);
  });
});
