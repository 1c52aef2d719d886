import { describe, expect, test } from 'vitest';
import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import { type CallerFormValues, parseCaller } from '#app/features/agenda/booking/caller-form.ts';
import {
  type ClosureFormValues,
  parseClosure,
  WHOLE_CLINIC,
} from '#app/features/agenda/booking/closure-form.ts';
import { at, MONDAY } from '#tests/booking.ts';
import {
  agendaHref,
  inView,
  NO_LIST_FILTER,
  readAgendaQuery,
  spanOf,
  stepped,
} from './agenda-query.ts';
import { nextAttendance, offeredSteps } from './attendance.ts';

const query = (text: string) => readAgendaQuery(new URLSearchParams(text), MONDAY);

describe('what an address of the agenda asks for', () => {
  test('nothing, or nonsense, is today and everybody', () => {
    const today = {
      ...NO_LIST_FILTER,
      ...{ view: 'dia', on: MONDAY, practitioner: null, resource: null, house: null },
    };
    expect(query('')).toEqual(today);
    expect(query('dia=2026-02-30&ver=ano&profissional=<b>&recurso=&pagina=0')).toEqual(today);
    expect(query('busca=ana&situacao=done&servico=x&ate=2027-01-01')).toEqual(today);
  });

  test('a list is 30 days, or up to the last one that is asked for', () => {
    expect(spanOf(query('ver=lista'))).toEqual({ firstOn: MONDAY, days: 30 });
    const two = query('ver=lista&dia=2026-10-11&ate=2026-10-12');
    expect(spanOf(two).days).toBe(2);
    expect(spanOf(stepped(two, 1))).toEqual({ firstOn: '2026-10-13', days: 2 });
    expect(spanOf(query('ver=lista&dia=2026-10-11&ate=2026-10-10')).days).toBe(30);
    expect(spanOf(query('ver=lista&dia=2026-10-11&ate=2036-10-10')).days).toBe(30);
  });

  test('who looks for somebody looks a month back and a year ahead, and comes back to today', () => {
    const found = query('ver=lista&busca=+Rosa++Lima+');
    expect(found.text).toBe('Rosa Lima');
    expect(spanOf(found)).toEqual({ firstOn: addDays(MONDAY, -30), days: 396 });
    expect(inView(found, 'dia', MONDAY)).toEqual(query(''));
  });

  test('a week begins on its Monday, and one steps by whole weeks', () => {
    const week = query('dia=2026-10-11&ver=semana');
    expect(spanOf(week)).toEqual({ firstOn: '2026-10-05', days: 7 });
    expect(spanOf(stepped(week, 1)).firstOn).toBe('2026-10-12');
    expect(spanOf(stepped(week, -1)).firstOn).toBe('2026-09-28');
  });

  test('an address says what it was read from', () => {
    const text =
      '/equipe/agenda?dia=2026-10-11&ver=lista&ate=2026-10-20&profissional=ana&recurso=sala-1' +
      '&servico=campo-visual&situacao=no-show&busca=Rosa+Lima&pagina=2';
    expect(agendaHref(query(text.split('?')[1] ?? ''))).toBe(text);
  });
});

describe('what can be recorded about an appointment', () => {
  const appointment = {
    status: 'confirmed',
    attendance: null,
    attendanceAt: null,
    calledAt: null,
    startsAt: at(MONDAY, '10:00'),
  } as const;

  test.each([
    ['the day before', at(addDays(MONDAY, -1), '10:00'), []],
    ['on its day', at(MONDAY, '08:00'), ['arrived']],
    ['from its time on', at(MONDAY, '10:00'), ['arrived', 'done', 'no-show']],
    ['when it was forgotten', at(addDays(MONDAY, 3), '10:00'), ['arrived', 'done', 'no-show']],
  ])('%s', (_when, now, steps) => {
    expect(offeredSteps(appointment, now)).toEqual(steps);
  });

  test('after arrival the patient is seen or the step is undone, until the end of the day', () => {
    const came = {
      ...appointment,
      attendance: 'arrived',
      attendanceAt: at(MONDAY, '09:50'),
    } as const;
    expect(offeredSteps(came, at(MONDAY, '10:00'))).toEqual(['called', 'done', 'undo']);
    expect(offeredSteps(came, at(addDays(MONDAY, 1), '00:00'))).toEqual(['done']);
    expect(nextAttendance('undo', came, at(MONDAY, '23:59'))).toBe(null);
  });

  test('nothing is recorded about a cancelled appointment', () => {
    expect(offeredSteps({ ...appointment, status: 'cancelled' }, at(MONDAY, '10:00'))).toEqual([]);
  });
});

describe('who is booked for', () => {
  const values: CallerFormValues = {
    nome: 'Rosa Lima',
    telefone: '35 99555-0111',
    nascimento: '',
    contato: '',
    parentesco: '',
    email: '',
  };

  test('a name and a phone are enough', () => {
    expect(parseCaller(values, MONDAY)).toEqual({
      ok: true,
      value: {
        patient: { name: 'Rosa Lima', bornOn: null },
        contact: { name: 'Rosa Lima', phoneE164: '+5535995550111', email: null },
        guardian: null,
      },
    });
  });

  test.each(['27031958', '27/3/1958', '27 03 1958', '27.3.1958'])('born %s', (nascimento) => {
    const parsed = parseCaller({ ...values, nascimento }, MONDAY);
    expect(parsed).toMatchObject({ value: { patient: { bornOn: '1958-03-27' } } });
  });

  test('who calls for a child answers for it by a relation', () => {
    const parsed = parseCaller({ ...values, contato: 'Ana Lima', parentesco: 'mãe' }, MONDAY);
    expect(parsed).toMatchObject({
      value: {
        contact: { name: 'Ana Lima' },
        guardian: { name: 'Ana Lima', relation: 'mãe' },
      },
    });
  });

  test('every wrong field is named, in the order of the form', () => {
    const wrong = {
      ...values,
      nome: 'R',
      telefone: '1',
      nascimento: '31/2/1958',
      parentesco: 'mãe',
    };
    const parsed = parseCaller({ ...wrong, email: 'x' }, MONDAY);
    expect(parsed.ok ? [] : parsed.refusal.map(({ field }) => field)).toEqual([
      'nome',
      'telefone',
      'nascimento',
      'contato',
      'email',
    ]);
  });
});

describe('what is closed', () => {
  const values: ClosureFormValues = {
    quem: WHOLE_CLINIC,
    inicio: '2026-10-12',
    'hora-inicio': '',
    fim: '2026-10-13',
    'hora-fim': '',
    motivo: ' Congresso  de oftalmologia ',
  };
  const resources = [{ id: 7, slug: 'retinografo' }];
  const parse = (changes: Partial<ClosureFormValues>) =>
    parseClosure({ ...values, ...changes }, { resources, houses: [] }, at(MONDAY, '07:00'));

  test('without times, whole days', () => {
    expect(parse({})).toEqual({
      ok: true,
      value: {
        resourceId: null,
        startsAt: instantOf('2026-10-12', '00:00'),
        endsAt: instantOf('2026-10-14', '00:00'),
        reason: 'Congresso de oftalmologia',
      },
    });
  });

  test('with times, a part of the time of one resource', () => {
    const parsed = parse({
      quem: 'retinografo',
      'hora-inicio': '14:00',
      fim: '2026-10-12',
      'hora-fim': '15:30',
    });
    expect(parsed).toMatchObject({
      value: { resourceId: 7, endsAt: instantOf('2026-10-12', '15:30') },
    });
  });

  test.each([
    [{ quem: 'ninguem' }, ['who']],
    [{ inicio: '' }, ['from']],
    [{ inicio: '2026-02-30' }, ['from']],
    [{ fim: '' }, ['to']],
    [{ fim: '2026-10-11' }, ['to']],
    [{ fim: '2028-10-11' }, ['to']],
    [{ inicio: '2026-10-01', fim: '2026-10-02' }, ['past']],
    [{ motivo: 'x' }, ['reason']],
  ])('%o is refused', (changes, wrong) => {
    const parsed = parse(changes);
    expect(parsed.ok ? [] : parsed.refusal.map((error) => error.wrong)).toEqual(wrong);
  });
});
