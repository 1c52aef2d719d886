import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { at, MONDAY } from '#tests/booking.ts';
import { feedFile } from './feed-file.ts';
import { nameInFeed, PATIENT_NAMES, type PatientNames } from './feed-names.ts';

const appointment = {
  protocol: '1234-5678',
  sequence: 2,
  startsAt: at(MONDAY, '09:00'),
  endsAt: at(MONDAY, '10:00'),
  changedAt: at(MONDAY, '07:00'),
  serviceSlug: 'consultas-oftalmologicas',
  practitionerName: 'Dra. Helena',
  patientName: 'Antônia; dos\r\nReis',
  steps: [],
  eventId: '1234-5678',
  places: ['Consultório 1'],
  branch: null,
};
const context = {
  clinicName: 'Clínica Clareia',
  domain: 'clareia.example.com',
  hrefOf: (protocol: string) => `https://clareia.example.com/equipe/agenda/agendamento/${protocol}`,
  serviceTitle: () => 'Consulta oftalmológica',
  whereOf: ({ branch }: { branch: string | null }) =>
    branch === null ? '' : 'Unidade Norte, Rua Dois, 2',
};
const file = (patientNames: PatientNames, resourceName: string | null = null) =>
  feedFile({ appointments: [appointment], resourceName, patientNames }, context);
const eventOf = (text: string) => {
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (!event) throw new Error('there is no event');
  return new ICAL.Event(event);
};

test('an appointment is an event in UTC with a life of its own', () => {
  const text = file('none');
  const event = eventOf(text);
  expect(text).toContain('DTSTART:20261005T120000Z');
  expect(event.endDate.toJSDate()).toEqual(appointment.endsAt);
  expect(event.uid).toBe('1234-5678@clareia.example.com');
  expect(event.sequence).toBe(2);
  expect(event.location).toBe('Consultório 1');
});

test('of several houses the place has its name and address', () => {
  const text = feedFile(
    {
      appointments: [{ ...appointment, branch: 'unidade-norte' }],
      resourceName: null,
      patientNames: 'none',
    },
    context,
  );
  expect(eventOf(text).location).toBe('Consultório 1, Unidade Norte, Rua Dois, 2');
});

test('the same appointments give the same bytes', () => {
  expect(file('none')).toBe(file('none'));
});

test('patients are named only as far as was chosen', () => {
  const summaries = PATIENT_NAMES.map((names) => eventOf(file(names)).summary);
  expect(summaries).toEqual([
    'Consulta oftalmológica, Dra. Helena',
    'Consulta oftalmológica, A. R., Dra. Helena',
    'Consulta oftalmológica, Antônia; dos Reis, Dra. Helena',
  ]);
  expect(file('none')).not.toMatch(/Antônia|Reis/);
  expect(file('initials')).not.toMatch(/Antônia|Reis/);
});

test('whose calendar it is stands in its name alone', () => {
  const text = file('none', 'Dra. Helena');
  expect(text).toContain('X-WR-CALNAME:Clínica Clareia: Dra. Helena');
  expect(eventOf(text).summary).toBe('Consulta oftalmológica');
});

test.each([
  ['João da Silva e Souza', 'J. S. S.'],
  ['Ana', 'A.'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(nameInFeed(name, 'initials')).toBe(initials);
});
