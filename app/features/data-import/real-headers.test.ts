import { expect, test } from 'vitest';
import { readImportFile } from './begin-data-import.server.ts';
import type { ImportKind } from './import-kinds.ts';
import { guessMapping, type KnownNames } from './mapping.ts';
import { type ReadLine, readLine } from './read-line.ts';

// Files with the very columns of the programs that clinics leave; the people in them are made up.

const TODAY = '2026-10-05';
const names: KnownNames = {
  service: [{ slug: 'consultas', name: 'Consulta oftalmológica' }],
  practitioner: [
    { slug: 'helena', name: 'Helena Prado Vilela' },
    { slug: 'otto', name: 'Otto Lins' },
  ],
  house: [
    { slug: 'sede', name: 'Unidade Jardim' },
    { slug: 'centro', name: 'Unidade Centro' },
  ],
  payer: [{ slug: 'particular', name: 'Particular' }],
  resource: [{ slug: 'helena', name: 'Helena Prado Vilela' }],
};

/** What every line of a file says, with nothing changed of what is guessed. */
function read(kind: ImportKind, lines: readonly string[]): ReadLine[] {
  const file = readImportFile(Buffer.from(lines.join('\r\n')), TODAY);
  if (!file.ok) throw new Error(file.refusal);
  const { columns, rows } = file.value;
  const mapping = guessMapping({ kind, columns, rows }, { names, areaCode: '35' });
  const context = { kind, mapping, today: TODAY, columnCount: columns.length };
  return rows.map(({ cells }) => readLine(cells, context));
}
const people = (lines: readonly string[]) =>
  read('patients', lines).map(({ person, words }) => [person?.name, person?.phoneE164, ...words]);

const ANA = { name: 'Ana Maria Reis', phoneE164: '+5535995550201', email: 'ana@example.com' };

test('Google Contacts, as it exports since 2024', () => {
  const header =
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value';
  const [ana, rui] = read('patients', [
    header,
    'Ana,Maria,Reis,,,,,,,,,,,1950-03-04,"duas\nlinhas",,* myContacts,* ,ana@example.com,,,Mobile,+55 35 99555-0201 ::: (35) 3555-0202,,',
    'Rui,,Sá,,,,Sr.,,,,,,,,,,* myContacts,,,,,Mobile,99555-0203,Work,3555-0204',
  ]);
  expect(ana).toMatchObject({ words: [], person: { ...ANA, bornOn: '1950-03-04' } });
  expect(rui).toMatchObject({ words: [], person: { name: 'Rui Sá', phoneE164: '+5535995550203' } });
});

test('Google Contacts, as it exported before', () => {
  expect(
    people([
      'Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value',
      'Ana Maria Reis,Ana,Maria,Reis,,,,,* myContacts,* ,ana@example.com,Mobile,35 99555-0201',
    ]),
  ).toEqual([['Ana Maria Reis', '+5535995550201']]);
});

test('customers of Easy!Appointments, the whole table with one number of two in use', () => {
  const header =
    'id,create_datetime,update_datetime,first_name,last_name,email,mobile_number,phone_number,address,city,state,zip_code,notes,timezone,language,custom_field_1,is_private,ldap_dn,id_roles';
  expect(
    people([
      header,
      '7,2025-01-02 10:00:00,2025-01-02 10:00:00,Ana Maria,Reis,ana@example.com,NULL,(35) 99555-0201,NULL,NULL,NULL,NULL,NULL,America/Sao_Paulo,portuguese-br,NULL,0,NULL,3',
      '8,2025-01-02 10:00:00,2025-01-02 10:00:00,Rui,Sá,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,America/Sao_Paulo,portuguese-br,NULL,0,NULL,3',
    ]),
  ).toEqual([
    ['Ana Maria Reis', '+5535995550201'],
    [undefined, undefined, 'phone-missing'],
  ]);
});

test('appointments of Easy!Appointments by the query of the guide, as mysql --batch writes them', () => {
  const line = (status: string, location = 'NULL') =>
    [
      ...['2026-10-13 09:00:00', '2026-10-13 09:30:00', 'Ana Maria', 'Reis', '(35) 99555-0201'],
      ...['ana@example.com', 'Consulta oftalmológica', 'Helena Prado Vilela', location, status],
    ].join('\t');
  const header =
    'start_datetime\tend_datetime\tcustomer_first_name\tcustomer_last_name\tphone_number\temail\tservice\tprovider\tlocation\tstatus';
  const lines = read('appointments', [
    header,
    line('Booked', 'Unidade Centro'),
    ...['Confirmed', 'Rescheduled', 'Draft', 'Cancelled'].map((status) => line(status)),
  ]);
  expect(lines.map(({ words }) => words)).toEqual([[], [], [], [], []]);
  const [first] = lines;
  expect(first).toMatchObject({ person: ANA, visit: { service: 'consultas', house: 'centro' } });
  expect(first?.visit?.startsAt.toISOString()).toBe('2026-10-13T12:00:00.000Z');
  expect(lines.map(({ visit }) => [visit?.status, visit?.house])).toEqual([
    ['confirmed', 'centro'],
    ...['confirmed', 'confirmed', 'confirmed', 'cancelled'].map((status) => [status, null]),
  ]);
});

test('unavailabilities and blocked periods of Easy!Appointments', () => {
  const closures = read('closures', [
    'start_datetime,end_datetime,provider,notes',
    '2026-12-24 08:00:00,2026-12-24 12:00:00,Helena Prado Vilela,Curso',
    '2026-12-25 00:00:00,2026-12-26 00:00:00,NULL,Natal',
  ]);
  expect(closures).toMatchObject([
    { words: [], closure: { resource: 'helena', reason: 'Curso' } },
    { words: [], closure: { resource: null, reason: 'Natal' } },
  ]);
});

test('the columns of Google Calendar and Outlook for events', () => {
  const header =
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private';
  const closures = read('closures', [
    header,
    'Reunião,10/13/2026,2:00 PM,10/13/2026,3:30 PM,False,,Unidade Centro,False',
    'Férias,12/24/2026,,12/31/2026,,True,,,True',
  ]);
  expect(closures.map(({ words }) => words)).toEqual([[], []]);
  expect(closures[0]?.closure).toMatchObject({ house: 'centro', reason: 'Reunião' });
  expect(closures[0]?.closure?.startsAt.toISOString()).toBe('2026-10-13T17:00:00.000Z');
  expect(closures[1]?.closure?.endsAt.toISOString()).toBe('2027-01-01T03:00:00.000Z');
});

test('a calendar as Google exports it', () => {
  const [visit] = read('appointments', [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Helena Prado Vilela'],
    ...['X-WR-TIMEZONE:America/Sao_Paulo', 'BEGIN:VEVENT', 'DTSTART:20261013T120000Z'],
    ...['DTEND:20261013T123000Z', 'DTSTAMP:20261001T101112Z', 'UID:abc123@google.com'],
    ...['CREATED:20260901T101112Z', 'LAST-MODIFIED:20260901T101112Z'],
    ...['LOCATION:Unidade Centro\\, Rua das Acácias\\, 12 - Serra Clara', 'SEQUENCE:0'],
    ...['STATUS:CONFIRMED', 'SUMMARY:Ana Maria Reis (35) 99555-0201', 'TRANSP:OPAQUE'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ]);
  expect(visit).toMatchObject({
    ...{ words: [], person: { name: 'Ana Maria Reis', phoneE164: '+5535995550201' } },
    visit: { practitioner: 'helena', house: 'centro' },
  });
});

test('a patients’ list under the names that Brazilian programs use', () => {
  expect(
    people([
      'Nome do paciente;Data de nascimento;Celular;Telefone;E-mail;CPF;Convênio',
      'Ana Maria Reis;04/03/1950;(35) 99555-0201;;ana@example.com;;Particular',
    ]),
  ).toEqual([['Ana Maria Reis', '+5535995550201']]);
});
