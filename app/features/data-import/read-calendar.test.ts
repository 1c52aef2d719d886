import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
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
      'DTSTART:20261006T120000Z\nDURATION:PT30M\nSUMMARY:Antônia \n Reis\\, retorno - (35) 99555-0111\nDESCRIPTION:linha 1\\nlinha 2\nLOCATION:Unidade Norte\\, sala 2',
    ),
  );
  expect(typeof found === 'string' ? found : found.rows[0]?.slice(2)).toEqual([
    ...['Antônia Reis, retorno - (35) 99555-0111', 'linha 1\nlinha 2', 'Dra. Helena'],
    ...['Antônia Reis, retorno', '(35) 99555-0111', 'Unidade Norte, sala 2'],
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

const START = 'DTSTART:20261007T150000Z\nDURATION:PT1H';
test.each([
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'read'],
  ['FREQ=DAILY;INTERVAL=900000000', 'read'],
  ['FREQ=WEEKLY;BYMONTH=2;BYDAY=MO;UNTIL=99991231T000000Z', 'read'],
  ['FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4,6', 'read'],
  ['FREQ=MONTHLY;INTERVAL=99999999', 'read'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'read'],
  ['FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15,16,17,18', 'read'],
  ['FREQ=SECONDLY;BYMONTH=2', 'unreadable'],
  ['FREQ=MINUTELY', 'unreadable'],
  ['FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', 'unreadable'],
  ['FREQ=DAILY;BYHOUR=9,10;BYMINUTE=1,2', 'unreadable'],
  ['FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6', 'unreadable'],
])('the rule %s ends and is %s', (rule, outcome) => {
  const found = times(event(`${START}\nRRULE:${rule}`));
  if (typeof found === 'string') throw new Error(found);
  expect(found.leftOut.unreadable).toBe(outcome === 'unreadable' ? 1 : 0);
});

test('a length of a million years and a zone whose rule no day meets end', () => {
  const found = times(event('DTSTART:20261007T150000Z\nDURATION:P99999999999W'));
  expect(typeof found === 'string' ? found : found.leftOut.unreadable).toBe(1);
  const zone = GOOGLE_ZONE.replace(
    'DTSTART:1970',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\nDTSTART:1970',
  );
  const lines = 'DTSTART;TZID=America/Sao_Paulo:20261006T090000\nDURATION:PT30M';
  expect(spans(times(event(lines), { zones: zone }))).toEqual([
    '2026-10-06 09:00 – 2026-10-06 09:30',
  ]);
});

test('more days than can be looked at are refused as too many', () => {
  const old = event('DTSTART:01000101T120000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  expect(times(old.repeat(20))).toBe('too-many');
});

test('events are counted before any is taken apart, and each is looked at once', () => {
  expect(times('BEGIN:VEVENT\nEND:VEVENT\n'.repeat(60_001))).toBe('too-many');
  const looked = vi.spyOn(ICAL.Component.prototype, 'getAllSubcomponents');
  expect(spans(times(event(START).repeat(300)))).toHaveLength(300);
  expect(looked.mock.calls.length).toBeLessThan(10);
  looked.mockRestore();
});

test('a title is cut before anything looks for a name in it', () => {
  const found = times(event(`${START}\nSUMMARY:${'('.repeat(300_000)}x`));
  if (typeof found === 'string') throw new Error(found);
  expect(found.rows[0]?.[2]).toHaveLength(2_000);
});

// What people write in their agendas, as the library that reads the files follows it.
test.each([
  'FREQ=DAILY;COUNT=5',
  'FREQ=DAILY;INTERVAL=3;UNTIL=20261101T150000Z',
  'FREQ=DAILY;BYDAY=MO,WE;COUNT=7',
  'FREQ=WEEKLY;COUNT=6',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;WKST=SU;COUNT=9',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=MO;COUNT=9',
  'FREQ=MONTHLY;COUNT=5',
  'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4',
  'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4',
  'FREQ=MONTHLY;BYDAY=1MO,-1FR;COUNT=6',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU;COUNT=4',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=4',
  'FREQ=YEARLY;COUNT=2',
  'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25;COUNT=2',
  'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2',
])('%s gives the days of the standard', (rule) => {
  const read = times(event(`${START}\nRRULE:${rule}`), { until: '2029-12-31' });
  const start = ICAL.Time.fromDateTimeString('2026-10-07T15:00:00Z');
  const iterator = ICAL.Recur.fromString(rule).iterator(start);
  const expected: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next())
    expected.push(next.toString().slice(0, 10));
  expect(typeof read === 'string' ? read : read.rows.map(([from]) => from?.slice(0, 10))).toEqual(
    expected,
  );
});

test('a time is taken out by its instant or its day, and days are added', () => {
  const zone = 'DTSTART;TZID=America/Sao_Paulo:20261007T090000\nDURATION:PT1H';
  const found = times(
    event(
      `${zone}\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20261008T120000Z\nEXDATE;VALUE=DATE:20261009\nRDATE;TZID=America/Sao_Paulo:20261020T090000`,
    ),
    { zones: GOOGLE_ZONE },
  );
  expect(typeof found === 'string' ? found : found.rows.map(([from]) => from)).toEqual([
    ...['2026-10-07 09:00', '2026-10-10 09:00', '2026-10-20 09:00'],
  ]);
});

test('hostile calendars end', () => {
  expect(times('BEGIN:VEVENT\n')).toBe('not-a-calendar');
  const odd = times(event('DTSTART:20261007T150000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'));
  expect(typeof odd === 'string' ? odd : odd.rows.length).toBeLessThanOrEqual(1);
  const noStart = times(event('SUMMARY:x'));
  expect(typeof noStart === 'string' ? noStart : noStart.leftOut.unreadable).toBe(1);
});
