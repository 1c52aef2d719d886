import { expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { bookAppointment } from './book-appointment.server.ts';
import { readTimeOptions, type TimeOptions } from './time-options.server.ts';

const database = await testDatabase();

const TUESDAY = addDays(MONDAY, 1);
const NEXT_WEDNESDAY = addDays(MONDAY, 9);
const CONSULTATION = 'consultas-oftalmologicas';

type Asked = Partial<Parameters<typeof readTimeOptions>[1]>;

async function optionsOf(asked: Asked = {}, prefersCompactDays = true): Promise<TimeOptions> {
  const services = bookingServices(database);
  const agenda = { ...services.agenda, prefersCompactDays };
  const query = { serviceSlug: CONSULTATION, from: null, exclude: {}, locale: 'pt-BR' } as const;
  const options = await readTimeOptions({ ...services, agenda }, { ...query, ...asked });
  if (!options) throw new Error('the service is unknown');
  return options;
}

function shownOf({ chosenDay }: TimeOptions): string[][] {
  return (chosenDay?.halves ?? []).map(({ shown }) => shown.map(({ time }) => time));
}

test('the first page opens its first day, and says of each how many times are free', async () => {
  const { days, chosenDay, earlierFrom, laterFrom } = await optionsOf();
  expect(days.map(({ on }) => on)).toEqual([
    ...[0, 1, 2, 3, 4].map((n) => addDays(MONDAY, n)),
    ...days.slice(5).map(({ on }) => on),
  ]);
  expect(days).toHaveLength(7);
  expect(days[1]).toMatchObject({
    label: 'terça-feira, 6 de outubro',
    weekday: 'ter.',
    day: '6',
    month: 'out.',
  });
  const offered = chosenDay?.halves.flatMap(({ shown, more }) => [...shown, ...more]) ?? [];
  expect(days[0]?.count).toBe(offered.length);
  expect(chosenDay?.on).toBe(MONDAY);
  expect(chosenDay?.label).toBe('segunda-feira, 5 de outubro');
  expect([earlierFrom, laterFrom === null]).toEqual([null, false]);
});

test('a time is labelled for the eye and for the ear', async () => {
  const { chosenDay } = await optionsOf({ day: TUESDAY });
  expect(chosenDay?.halves[0]?.shown[0]).toEqual({
    value: rfc3339(at(TUESDAY, '08:00')),
    time: '8h',
    label: 'terça-feira, 6 de outubro, às 8h',
    isMorning: true,
  });
  const english = await optionsOf({ day: TUESDAY, locale: 'en-US' });
  expect(english.chosenDay?.halves[0]?.shown[0]?.label).toBe('Tuesday, October 6, at 8:00 AM');
});

test('the soonest times are of three half days, in short', async () => {
  const { soonest } = await optionsOf();
  expect(soonest.map(({ short }) => short)).toEqual(['seg. 5, 9h', 'seg. 5, 13h', 'ter. 6, 8h']);
});

test('what is shown first lies beside what is taken, then at half hours', async () => {
  const booked = await bookAppointment(
    bookingServices(database),
    aRequest({ startsAt: at(TUESDAY, '09:15') }),
    aKey(),
  );
  expect(booked.kind === 'answer' && booked.answer.ok).toBe(true);
  const compact = shownOf(await optionsOf({ day: TUESDAY }));
  expect(compact).toEqual([
    ['8h', '8h15', '10h15', '11h'],
    ['13h', '13h30', '14h', '17h'],
  ]);
  const plain = shownOf(await optionsOf({ day: TUESDAY }, false));
  expect(plain).toEqual([
    ['8h', '8h15', '10h30', '11h'],
    ['13h', '13h30', '14h', '14h30'],
  ]);
});

test('the chosen time is shown on its own day, wherever the page begins', async () => {
  const chosen = rfc3339(at(NEXT_WEDNESDAY, '09:45'));
  const options = await optionsOf({ chosen });
  expect(options.chosenDay?.on).toBe(NEXT_WEDNESDAY);
  expect(options.days.map(({ on }) => on)).toContain(NEXT_WEDNESDAY);
  expect(shownOf(options)[0]).toContain('9h45');
  const first = await optionsOf({ chosen, day: MONDAY });
  expect([first.chosenDay?.on, first.days[0]?.on]).toEqual([MONDAY, MONDAY]);
  const later = await optionsOf({ chosen: rfc3339(at(TUESDAY, '09:00')), from: NEXT_WEDNESDAY });
  expect([later.chosenDay?.on, later.days[0]?.on]).toEqual([NEXT_WEDNESDAY, NEXT_WEDNESDAY]);
});

test('days keep their page while one after the other is opened', async () => {
  const { days } = await optionsOf();
  for (const { on } of days) {
    const opened = await optionsOf({ day: on });
    expect(opened.days).toEqual(days);
    expect(opened.chosenDay?.on).toBe(on);
  }
});

test.each(['', 'amanhã', '2026-13-40', addDays(MONDAY, -3), addDays(MONDAY, 900)])(
  'the day %o opens the first of the page',
  async (day) => {
    const { chosenDay, days } = await optionsOf({ day });
    expect(chosenDay?.on).toBe(days[0]?.on);
  },
);

test('after a refusal the nearest times come first, and the day of the refused one is open', async () => {
  const near = at(TUESDAY, '13:00');
  const { nearest, chosenDay } = await optionsOf({ near });
  expect(nearest).toHaveLength(3);
  expect(chosenDay?.on).toBe(TUESDAY);
});

test('a clinic without free times has no day to open', async () => {
  const services = bookingServices(database, stillClock());
  const agenda = { ...services.agenda, horizonDays: 0, noticeMinutes: 2_000 };
  const query = { serviceSlug: CONSULTATION, from: null, exclude: {}, locale: 'pt-BR' } as const;
  expect(await readTimeOptions({ ...services, agenda }, query)).toEqual({
    soonest: [],
    days: [],
    chosenDay: null,
    nearest: [],
    earlierFrom: null,
    laterFrom: null,
  });
});
