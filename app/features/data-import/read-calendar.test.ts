import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const GOOGLE_ZONE = `BEGIN:VTIMEZONE
TZID:America/Sao_Paulo
X-LIC-LOCATION:America/Sao_Paulo
BEGIN:STANDARD
TZOFFSETFROM:-0300
TZOFFSETTO:-0300
TZNAME:GMT-3
DTSTART:19700101T000000
END:STANDARD
END:VTIMEZONE
`;

function times(events: string, { zones = '', until = '2027-12-31' } = {}) {
  const file = `BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Dra. Helena\n${zones}${events}END:VCALENDAR\n`;
  const read = readCalendar(file.replace(/\n/g, '\r\n'), { until });
  if (!read.ok) return read.refusal;
  return { ...read.value, rows: read.value.rows.map(({ cells }) => cells) };
}
const event = (lines: string) => `BEGIN:VEVENT\nUID:1@google.com\n${lines}\nEND:VEVENT\n`;
const spans = (found: ReturnType<typeof times>) =>
  typeof found === 'string' ? found : found.rows.map(([from, to]) => `${from} – ${to}`);

test("times come in the clinic's wall clock, from UTC, named zones, described zones and without any", () => {
  const at = (lines: string, zones?: string) => spans(times(event(lines), zones ? { zones } : {}));
  const nine = ['2026-10-06 09:00 – 2026-10-06 09:30'];
  expect(at('DTSTART:20261006T120000Z\nDTEND:20261006T123000Z')).toEqual(nine);
  expect(at('DTSTART:20261006T090000\nDURATION:PT30M')).toEqual(nine);
  expect(
    at(
      'DTSTART;TZID=America/Sao_Paulo:20261006T090000\nDTEND;TZID=America/Sao_Paulo:20261006T093000',
      GOOGLE_ZONE,
    ),
  ).toEqual(nine);
  expect(at('DTSTART;TZID=America/Manaus:20261006T080000\nDURATION:PT30M')).toEqual(nine);
});

test('whole days end on their last day', () => {
  expect(spans(times(event('DTSTART;VALUE=DATE:20261224\nDTEND;VALUE=DATE:20270102')))).toEqual([
    '2026-12-24 – 2027-01-01',
  ]);
  expect(spans(times(event('DTSTART;VALUE=DATE:20261224')))).toEqual(['2026-12-24 – 2026-12-24']);
});

test('folded lines, escapes, and the name and number that people write into the title', () => {
  const found = times(
    event(
      'DTSTART:20261006T120000Z\nDURATION:PT30M\nSUMMARY:Antônia \n Reis\\, retorno - (35) 99555-0111\nDESCRIPTION:linha 1\\nlinha 2',
    ),
  );
  expect(typeof found === 'string' ? found : found.rows[0]?.slice(2)).toEqual([
    ...['Antônia Reis, retorno - (35) 99555-0111', 'linha 1\nlinha 2', 'Dra. Helena'],
    ...['Antônia Reis, retorno', '(35) 99555-0111'],
  ]);
});

test('repetitions come one by one, without those that were taken out, moved or cancelled', () => {
  const weekly = `BEGIN:VEVENT\nUID:w\nDTSTART:20261007T150000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5\nEXDATE:20261014T150000Z\nSUMMARY:Estudo\nEND:VEVENT\n`;
  const moved = `BEGIN:VEVENT\nUID:w\nRECURRENCE-ID:20261021T150000Z\nDTSTART:20261022T150000Z\nDURATION:PT1H\nSUMMARY:Estudo\nEND:VEVENT\n`;
  const gone = `BEGIN:VEVENT\nUID:w\nRECURRENCE-ID:20261028T150000Z\nDTSTART:20261028T150000Z\nDURATION:PT1H\nSTATUS:CANCELLED\nEND:VEVENT\n`;
  const found = times(weekly + moved + gone);
  expect(spans(found)).toEqual([
    '2026-10-07 12:00 – 2026-10-07 13:00',
    '2026-11-04 12:00 – 2026-11-04 13:00',
    '2026-10-22 12:00 – 2026-10-22 13:00',
  ]);
  expect(typeof found === 'string' ? found : found.leftOut.cancelled).toBe(1);
});

test('a repetition without an end is followed to the last day that may be brought', () => {
  const found = times(event('DTSTART:20261007T150000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY'), {
    until: '2026-10-09',
  });
  expect([spans(found).length, typeof found === 'string' ? 0 : found.leftOut.repetitions]).toEqual([
    3, 1,
  ]);
});

test('hostile calendars end', () => {
  expect(times('BEGIN:VEVENT\n')).toBe('not-a-calendar');
  const odd = times(event('DTSTART:20261007T150000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'));
  expect(typeof odd === 'string' ? odd : odd.rows.length).toBeLessThanOrEqual(1);
  const noStart = times(event('SUMMARY:x'));
  expect(typeof noStart === 'string' ? noStart : noStart.leftOut.unreadable).toBe(1);
});
