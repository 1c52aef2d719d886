import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarAppointment, calendarFile } from './appointment-calendar.ts';

function appointment(changes: Partial<CalendarAppointment> = {}): CalendarAppointment {
  return {
    kind: 'created',
    delivery: 'mail',
    locale: 'pt-BR',
    uid: 'A1B2C3@horizonte.example',
    sequence: 0,
    startsAt: new Date('2026-10-14T12:30:00Z'),
    endsAt: new Date('2026-10-14T13:15:00Z'),
    summary: 'Agendamento: Clínica Horizonte',
    description: 'Protocolo A1B2C3.\nTraga seus óculos.',
    location: 'Rua das Flores, 10; sala 2, Caratinga',
    organizer: { name: 'Clínica Horizonte', email: 'contato@horizonte.example' },
    attendee: { name: 'Maria Souza', email: 'maria@example.com' },
    stampedAt: new Date('2026-10-01T15:00:00Z'),
    ...changes,
  };
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event');
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  return { calendar, component, event: new ICAL.Event(component), text };
}

test('a new appointment is a request that a calendar reads back unchanged', () => {
  const { calendar, component, event, text } = read(calendarFile(appointment()));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe('A1B2C3@horizonte.example');
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-10-14T12:30:00Z'));
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-10-14T13:15:00Z'));
  expect(event.summary).toBe('Agendamento: Clínica Horizonte');
  expect(event.description).toBe('Protocolo A1B2C3.\nTraga seus óculos.');
  expect(event.location).toBe('Rua das Flores, 10; sala 2, Caratinga');
  expect([text('status'), text('sequence')]).toEqual(['CONFIRMED', '0']);
  expect(text('organizer')).toBe('mailto:contato@horizonte.example');
  expect(event.attendees).toHaveLength(1);
  const alarm = component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
});

test('every time is written in UTC', () => {
  const file = calendarFile(appointment());
  expect(file).toContain('\r\nDTSTART:20261014T123000Z\r\n');
  expect(file).toContain('\r\nDTEND:20261014T131500Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261001T150000Z\r\n');
  expect(file).not.toMatch(/TZID|VTIMEZONE/);
});

test('a moved appointment keeps its UID and raises its sequence', () => {
  const moved = read(calendarFile(appointment({ kind: 'moved', sequence: 3 })));
  expect(moved.calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect([moved.event.uid, moved.text('sequence')]).toEqual(['A1B2C3@horizonte.example', '3']);
});

test('a cancelled appointment leaves the calendar and reminds nobody', () => {
  const cancelled = read(calendarFile(appointment({ kind: 'cancelled', sequence: 4 })));
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect([cancelled.text('status'), cancelled.text('sequence')]).toEqual(['CANCELLED', '4']);
  expect(cancelled.component.getFirstSubcomponent('valarm')).toBeNull();
});

test('a download is published and names no attendee', () => {
  const file = read(calendarFile(appointment({ delivery: 'download' })));
  expect(file.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(file.event.attendees).toEqual([]);
});

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '\r\n',
          '\n',
          '\r',
          ',',
          ';',
          ':',
          '\\',
          '\\n',
          '"',
          '^',
          "^'",
          ' ',
          '\t',
          '\0',
          '\u2028',
        ],
        ...[
          'END:VEVENT',
          'BEGIN:VALARM',
          'ATTENDEE:mailto:x@y.z',
          '👩🏽‍⚕️',
          '😀',
          'ção',
          'ß',
          '中',
          '\ud800',
        ],
        'palavra comprida '.repeat(9),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);

/** Drops what may differ from the input: control characters, and white space in one-line texts. */
const visible = (text: string) => text.toWellFormed().replace(/[\s\p{Cc}]+/gu, '');

test('hostile texts stay texts: folded, escaped, read back whole', () => {
  fc.assert(
    fc.property(
      fc.record({ summary: hostileText, description: hostileText, location: hostileText }),
      hostileText,
      hostileText,
      (texts, name, url) => {
        const attendee = { name, email: 'maria@example.com' };
        const organizer = { name, email: 'contato@horizonte.example' };
        const file = calendarFile(appointment({ ...texts, attendee, organizer, url }));
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(Buffer.from(file).toString()).toBe(file);

        const { calendar, component, event } = read(file);
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(component.getAllSubcomponents()).toHaveLength(1);
        expect(component.getAllProperties('attendee')).toHaveLength(1);
        expect(visible(event.summary ?? '')).toBe(visible(texts.summary));
        expect(visible(event.description ?? '')).toBe(visible(texts.description));
        expect(visible(event.location ?? '')).toBe(visible(texts.location));
        expect(event.startDate.toJSDate()).toEqual(new Date('2026-10-14T12:30:00Z'));
      },
    ),
    { numRuns: 200 },
  );
});

test('a file names the language in which it speaks', () => {
  expect(calendarFile(appointment())).toContain('PRODID:-//Clareia//Agenda//PT');
  expect(calendarFile(appointment({ locale: 'en-US' }))).toContain('PRODID:-//Clareia//Agenda//EN');
});
