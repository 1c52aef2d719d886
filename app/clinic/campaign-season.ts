/** When a campaign runs: calendar days at the clinic, both included; a yearly one begins anew every year. */
export type CampaignDays = { startsOn: string; endsOn: string; isYearly: boolean };

/** One run of a campaign. */
export type CampaignRun = { startsOn: string; endsOn: string };

export type CampaignSeason =
  | { state: 'upcoming'; run: CampaignRun }
  | { state: 'running'; run: CampaignRun }
  /** `next` is missing where it does not return. */
  | { state: 'ended'; run: CampaignRun; next?: CampaignRun };

/**
 * Whether a campaign runs on a day, and when it did last or will next. In the year in which a run of a yearly
 * campaign has ended it has 'ended'; from January on it is 'upcoming' again.
 * @param today calendar day in the clinic's zone, '2026-10-31'
 */
export function seasonOf(days: CampaignDays, today: string): CampaignSeason {
  const runs = runsAround(days, today);
  const running = runs.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  if (running) return { state: 'running', run: running };
  const last = runs.findLast(({ endsOn }) => endsOn < today);
  const next = runs.find(({ startsOn }) => startsOn > today);
  if (last && (!next || last.endsOn.slice(0, 4) === today.slice(0, 4)))
    return { state: 'ended', run: last, ...(next && { next }) };
  if (next) return { state: 'upcoming', run: next };
  throw new Error('a campaign ends before it begins');
}

/** Whether a campaign is over for good. */
export function isOver(days: CampaignDays, today: string): boolean {
  const season = seasonOf(days, today);
  return season.state === 'ended' && season.next === undefined;
}

/** The runs that can matter on a day, in order: those that begin the year before, in its year and after. */
function runsAround({ startsOn, endsOn, isYearly }: CampaignDays, today: string): CampaignRun[] {
  if (!isYearly) return [{ startsOn, endsOn }];
  const first = yearOf(startsOn);
  const crosses = yearOf(endsOn) - first;
  const year = Math.max(yearOf(today), first);
  return [year - 1, year, year + 1]
    .filter((each) => each >= first)
    .map((each) => ({ startsOn: inYear(startsOn, each), endsOn: inYear(endsOn, each + crosses) }));
}

function yearOf(on: string): number {
  return Number(on.slice(0, 4));
}

/** The same day of another year; the last of February where that year has no 29th. */
function inYear(on: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = on.slice(5) === '02-29' && !isLeap ? '02-28' : on.slice(5);
  return `${String(year).padStart(4, '0')}-${day}`;
}
