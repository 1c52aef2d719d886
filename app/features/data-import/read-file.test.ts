import { expect, test } from 'vitest';
import { csvRows } from '#app/platform/csv/csv-rows.ts';
import { decodeText } from '#app/platform/csv/decode-text.ts';
import { readImportFile } from './begin-data-import.server.ts';
import { guessColumns, isHeader } from './guess-columns.ts';
import { dayOrderOf, readDay, readMinutes, readState, readTime } from './read-values.ts';

const TODAY = '2026-10-05';
const day = (text: string, order: 'day-first' | 'month-first' = 'day-first') => {
  const read = readDay(text, { order, today: TODAY });
  return read.ok ? read.value.on : read.refusal;
};

test('spreadsheets of every program are read with their accents', () => {
  const text = 'Nome;Observação\nJoão “Zé” Conceição;à tarde';
  const latin = Buffer.from(
    [...text].map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)),
  );
  const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    latin,
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'utf16le'),
    big,
  ])
    expect(decodeText(bytes).replace('\ufeff', '')).toBe(text);
});

test('cells hold separators, quotes and line breaks, and lines are counted as an editor shows them', () => {
  const rows = csvRows('a;b\r\n"Silva; Ana";"diz ""oi"""\r\n\r\n"duas\r\nlinhas";x\rfim;y');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['Silva; Ana', 'diz "oi"'] },
    { line: 3, cells: [''] },
    { line: 4, cells: ['duas\nlinhas', 'x'] },
    { line: 6, cells: ['fim', 'y'] },
  ]);
  expect(csvRows('nome,fone\n"Reis, Antônia",1')[1]?.cells).toEqual(['Reis, Antônia', '1']);
  expect(csvRows('nome\tfone\nAna\t1')[1]?.cells).toEqual(['Ana', '1']);
});

test('a separator is known however the rows lie within what is looked at', () => {
  for (let length = 10; length < 60; length += 1) {
    const rows = csvRows(`Nome;Celular\n${`${'a'.repeat(length)};35 99555-0111\n`.repeat(500)}`);
    expect([length, rows[300]?.cells.length]).toEqual([length, 2]);
  }
});

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04 09:30:00', '2026-03-04'],
  ['2026-03-04T09:30:00-03:00', '2026-03-04'],
  ['4/3/2026', '2026-03-04'],
  ['04.03.26', '2026-03-04'],
  ['04-03-2026', '2026-03-04'],
  ['20260304T093000', '2026-03-04'],
  ['4 de março de 2026', '2026-03-04'],
  ['quarta-feira, 4 mar 2026', '2026-03-04'],
  ['31/02/2026', 'day-unreal'],
  ['00/01/2026', 'day-unreal'],
  ['2026-13-01', 'day-unreal'],
  ['amanhã', 'day-bad'],
  ['4/3', 'day-bad'],
  ['46085', 'day-bad'],
])('the day %s is %s', (text, on) => {
  expect(day(text)).toBe(on);
});

test('the order of days is told by the file, and otherwise by nobody', () => {
  expect(day('03/04/2026', 'month-first')).toBe('2026-03-04');
  expect(dayOrderOf(['03/04/2026', '13/04/2026'])).toBe('day-first');
  expect(dayOrderOf(['03/04/2026', '04/13/2026'])).toBe('month-first');
  expect(dayOrderOf(['03/04/2026', '2026-04-13'])).toBeNull();
  expect(dayOrderOf(['13/04/2026', '04/13/2026'])).toBeNull();
  expect(dayOrderOf([...Array<string>(30).fill('13/04/2026'), '04/31/2026'])).toBe('day-first');
});

test('two digits of a birth year are of the past', () => {
  const born = readDay('04/03/58', { order: 'day-first', today: TODAY, isPast: true });
  expect(born.ok && born.value.on).toBe('1958-03-04');
});

test.each([
  ['8h', '08:00'],
  ['8h30', '08:30'],
  ['08h30min', '08:30'],
  ['08:30', '08:30'],
  ['08:30:00', '08:30'],
  ['8:30 PM', '20:30'],
  ['12:05 am', '00:05'],
  ['12 p.m.', '12:00'],
  ['8.30', '08:30'],
  ['24:00', null],
  ['8:75', null],
  ['13:00 PM', null],
  ['8', null],
  ['manhã', null],
])('the time %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('lengths and states come in the words of other programs', () => {
  expect(
    ['30', '30 min', '1h', '1h30', '01:30', 'PT45M', 'PT1H30M', 'meia hora'].map(readMinutes),
  ).toEqual([30, 30, 60, 90, 90, 45, 90, null]);
  expect(readState('Não compareceu')).toEqual({ status: 'confirmed', attendance: 'no-show' });
  expect(readState('Cancelado pelo paciente')).toEqual({ status: 'cancelled', attendance: null });
  expect(readState('Finalizado')).toEqual({ status: 'confirmed', attendance: 'done' });
  expect(readState('')).toEqual({ status: 'confirmed', attendance: null });
  expect(readState('???xyz')).toBeNull();
});

test('columns are known by the names of other programs', () => {
  const guess = (line: string, kind: 'patients' | 'appointments' | 'closures') =>
    guessColumns(line.split(','), kind);
  expect(guess('Nome,Celular,Nascimento,E-mail,Observações', 'patients')).toEqual([
    ...['name', 'phone', 'birth', 'email'],
    null,
  ]);
  expect(guess('Data,Hora,Paciente,Serviço,Médico,Convênio,Status', 'appointments')).toEqual([
    ...['day', 'time', 'name', 'service', 'practitioner', 'payer', 'state'],
  ]);
  expect(
    guess(
      'start_datetime,end_datetime,customer_first_name,customer_last_name,phone_number,service,provider,status',
      'appointments',
    ),
  ).toEqual([
    'start',
    'end',
    'first-name',
    'last-name',
    'phone',
    'service',
    'practitioner',
    'state',
  ]);
  expect(
    guess(
      'First Name,Middle Name,Last Name,Birthday,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
      'patients',
    ),
  ).toEqual(['first-name', 'middle-name', 'last-name', 'birth', null, 'email', null, 'phone']);
  expect(guess('Subject,Start Date,Start Time,End Date,End Time', 'closures')).toEqual([
    ...['reason', 'day', 'time', 'end-day', 'end-time'],
  ]);
  expect(isHeader(['Nome', 'Celular'])).toBe(true);
  expect(isHeader(['Ana Reis', '35 99999-0000'])).toBe(false);
});

test('what is no table and no calendar is refused with its reason', () => {
  const refusal = (bytes: Uint8Array) => {
    const read = readImportFile(bytes, TODAY);
    return read.ok ? 'read' : read.refusal;
  };
  expect(refusal(Buffer.from(''))).toBe('empty');
  expect(refusal(Buffer.from('Nome;Celular\n'))).toBe('empty');
  expect(refusal(Buffer.from('PK\u0003\u0004 pasta'))).toBe('workbook');
  expect(refusal(Buffer.from('só uma coluna\nAna'))).toBe('one-column');
  expect(refusal(Buffer.from('BEGIN:VCALENDAR\nBEGIN:VEVENT\n'))).toBe('not-a-calendar');
  expect(refusal(Buffer.from(`a;b\n${'x;y\n'.repeat(60_001)}`))).toBe('too-many');
});
