import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sunTimes } from './sun-times.ts';

const TWO_MINUTES_MS = 2 * 60_000;

/** Published times, in UTC; '+' is the next day, '-' the day before. */
const PUBLISHED = [
  // stjerneskinn.com, tables of Brazilian towns.
  ['Uberaba', -19.748, -47.932, '2023-01-01', '08:36', '21:54'],
  ['Uberaba', -19.748, -47.932, '2023-01-17', '08:46', '21:56'],
  ['Montes Claros', -16.735, -43.862, '2023-01-01', '08:25', '21:32'],
  ['Montes Claros', -16.735, -43.862, '2023-01-15', '08:34', '21:35'],
  ['Passo Fundo', -28.263, -52.407, '2023-01-01', '08:35', '22:30'],
  ['Passo Fundo', -28.263, -52.407, '2023-01-17', '08:48', '22:30'],
  ['Itanhaém', -24.183, -46.789, '2023-01-01', '08:22', '21:58'],
  ['Santarém', -2.443, -54.708, '2024-01-01', '09:34', '21:50'],
  // timeanddate.com.
  ['São Paulo', -23.55, -46.633, '2024-06-21', '09:47', '20:28'],
  ['Ushuaia', -54.8, -68.3, '2024-06-21', '12:58', '20:11'],
  // Paul Schlyter's program, as the tests of Astro::Sunrise have it.
  ['Greenwich', 51.467, 0, '2013-01-01', '08:05', '16:02'],
  ['Greenwich', 51.467, 0, '2013-03-21', '06:00', '18:15'],
  ['Greenwich', 51.467, 0, '2013-06-21', '03:43', '20:21'],
  ['Reykjavik', 64.067, -21.967, '2013-03-21', '07:24', '19:46'],
  ['Reykjavik', 64.067, -21.967, '2013-06-21', '02:57', '00:02+'],
  ['Quito', -0.25, -78.583, '2013-01-01', '11:14', '23:22'],
  ['Quito', -0.25, -78.583, '2013-06-21', '11:13', '23:19'],
  // The tests of weewx, of cloudeng.io and of suncalc.
  ['Sydney', -33.86, 151.21, '2012-01-01', '18:47-', '09:09'],
  ['Cupertino', 37.323, -122.032, '2024-01-01', '15:22', '01:00+'],
  ['near Kyiv', 50.5, 30.5, '2013-03-05', '04:35', '15:47'],
] as const;

function published(on: string, text: string): number {
  const [time] = text.split(/[+-]/);
  const day = text.endsWith('+') ? 1 : text.endsWith('-') ? -1 : 0;
  return Date.parse(`${on}T${time}:00Z`) + day * 86_400_000;
}

describe.each(PUBLISHED)('%s (%d, %d) on %s', (_name, latitude, longitude, on, rises, sets) => {
  test('the sun rises and sets as published, within two minutes', () => {
    const times = sunTimes({ latitude, longitude }, on);
    if (times.state !== 'sets') throw new Error(`the sun is ${times.state}`);
    const offMs = [
      times.risesAt.getTime() - published(on, rises),
      times.setsAt.getTime() - published(on, sets),
    ];
    expect(offMs.map((ms) => Math.abs(ms) <= TWO_MINUTES_MS)).toEqual([true, true]);
  });
});

test('beyond the polar circles the sun may stay up or down all day', () => {
  const tromsø = { latitude: 69.65, longitude: 18.96 };
  expect(sunTimes(tromsø, '2026-06-21')).toEqual({ state: 'up' });
  expect(sunTimes(tromsø, '2026-12-21')).toEqual({ state: 'down' });
  expect(sunTimes(tromsø, '2026-03-20').state).toBe('sets');
  const esperanza = { latitude: -75, longitude: -57 };
  expect(sunTimes(esperanza, '2026-12-21')).toEqual({ state: 'up' });
  expect(sunTimes(esperanza, '2026-06-21')).toEqual({ state: 'down' });
});

const days = fc
  .integer({ min: 0, max: 36_500 })
  .map((n) => new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));

test('between the polar circles it rises, then sets, and one hemisphere gains what the other loses', () => {
  const latitudes = fc.double({ min: -60, max: 60, noNaN: true });
  const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
  const hoursOf = (latitude: number, longitude: number, on: string) => {
    const times = sunTimes({ latitude, longitude }, on);
    if (times.state !== 'sets') throw new Error(`the sun is ${times.state}`);
    return (times.setsAt.getTime() - times.risesAt.getTime()) / 3_600_000;
  };
  fc.assert(
    fc.property(latitudes, longitudes, days, (latitude, longitude, on) => {
      const here = hoursOf(latitude, longitude, on);
      expect(here).toBeGreaterThan(5);
      expect(here).toBeLessThan(19.5);
      // The sun's radius and the refraction lengthen the day in both.
      const both = here + hoursOf(-latitude, longitude, on);
      expect(both).toBeGreaterThan(24);
      expect(both).toBeLessThan(24.75);
    }),
  );
});
