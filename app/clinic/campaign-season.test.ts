import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasonOf } from './campaign-season.ts';
import { addDays, daysFrom, wallClockOf } from './clinic-time.ts';

const october = { startsOn: '2026-10-01', endsOn: '2026-10-31', isYearly: true };

test.each([
  ['2026-01-10', 'upcoming', '2026-10-01'],
  ['2026-09-30', 'upcoming', '2026-10-01'],
  ['2026-10-01', 'running', '2026-10-01'],
  ['2026-10-31', 'running', '2026-10-01'],
  ['2026-11-01', 'ended', '2026-10-01'],
  ['2026-12-31', 'ended', '2026-10-01'],
  ['2027-01-01', 'upcoming', '2027-10-01'],
  ['2031-10-15', 'running', '2031-10-01'],
] as const)('on %s a yearly October campaign is %s', (today, state, startsOn) => {
  expect(seasonOf(october, today)).toMatchObject({ state, run: { startsOn } });
});

test('a campaign that has ended says when it returns, and one that never does says nothing', () => {
  expect(seasonOf(october, '2026-11-20')).toMatchObject({ next: { startsOn: '2027-10-01' } });
  const once = { ...october, isYearly: false };
  expect(seasonOf(once, '2026-11-20')).toEqual({
    state: 'ended',
    run: { startsOn: '2026-10-01', endsOn: '2026-10-31' },
  });
  expect(seasonOf(once, '2029-10-10').state).toBe('ended');
});

test('a campaign may run over the turn of the year', () => {
  const summer = { startsOn: '2026-12-10', endsOn: '2027-01-15', isYearly: true };
  expect(seasonOf(summer, '2027-01-15').state).toBe('running');
  expect(seasonOf(summer, '2027-01-16').state).toBe('ended');
  expect(seasonOf(summer, '2028-01-03')).toMatchObject({
    state: 'running',
    run: { startsOn: '2027-12-10', endsOn: '2028-01-15' },
  });
});

test("a campaign begins and ends at the clinic's midnight, not at Greenwich's", () => {
  const on = (instant: string) => seasonOf(october, wallClockOf(new Date(instant)).on).state;
  expect(on('2026-10-01T02:59:59Z')).toBe('upcoming');
  expect(on('2026-10-01T03:00:00Z')).toBe('running');
  expect(on('2026-11-01T02:59:59Z')).toBe('running');
  expect(on('2026-11-01T03:00:00Z')).toBe('ended');
});

const day = fc.integer({ min: 0, max: 4000 }).map((n) => addDays('2024-01-01', n));
const days = fc
  .record({ startsOn: day, length: fc.integer({ min: 0, max: 300 }), isYearly: fc.boolean() })
  .map(({ startsOn, length, isYearly }) => ({
    startsOn,
    endsOn: addDays(startsOn, length),
    isYearly,
  }));

test('in its first year any campaign runs on exactly its own days', () => {
  fc.assert(
    fc.property(days, (campaign) => {
      const own = daysFrom(campaign.startsOn, 301).filter((on) => on <= campaign.endsOn);
      for (const on of own) expect(seasonOf(campaign, on).state).toBe('running');
      expect(seasonOf(campaign, addDays(campaign.startsOn, -1)).state).toBe('upcoming');
      if (own.length < 300)
        expect(seasonOf(campaign, addDays(campaign.endsOn, 1)).state).not.toBe('running');
    }),
    { numRuns: 200 },
  );
});

test('the state always agrees with the days it names', () => {
  fc.assert(
    fc.property(days, day, (campaign, today) => {
      const season = seasonOf(campaign, today);
      const { startsOn, endsOn } = season.run;
      expect(startsOn <= endsOn).toBe(true);
      if (season.state === 'running') expect(startsOn <= today && today <= endsOn).toBe(true);
      if (season.state === 'upcoming') expect(today < startsOn).toBe(true);
      if (season.state === 'ended') {
        expect(endsOn < today).toBe(true);
        expect(season.next === undefined).toBe(!campaign.isYearly);
        if (season.next) expect(season.next.startsOn > today).toBe(true);
      }
    }),
  );
});
