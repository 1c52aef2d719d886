import { weekdayOf } from '#app/clinic/clinic-time.ts';

/**
 * What a limit says of its hours and its services: 'hours', that these hours are for these services alone; 'services',
 * that these services are done at these hours alone; or both.
 */
export type LimitOf = 'hours' | 'services' | 'both';

/** What a row of hours has where it is a limit. */
export type LimitRule = {
  limitOf?: LimitOf | null | undefined;
  serviceIds?: readonly number[] | undefined;
};

type Row = LimitRule & {
  weekday: number;
  kind: 'open' | 'break' | 'limit';
  startsTime: string;
  endsTime: string;
  validFrom: string;
  validUntil: string | null;
};

/**
 * One person's hours on a day as they are for a service: opening hours and breaks, where a break also stands for what
 * a limit takes. Every question whether a service can be done at a time comes through here.
 * @param rows of one person in one house; times are 'HH:MM' or 'HH:MM:SS', to '24:00'
 * @param on calendar day, 'YYYY-MM-DD'
 * @param serviceId null for the hours of any service, as if there were no limits
 */
export function hoursFor<Hours extends Row>(
  rows: readonly Hours[],
  on: string,
  serviceId: number | null,
): Hours[] {
  const valid = rows.filter((row) => isValidOn(row, on));
  const weekday = weekdayOf(on);
  const today = valid.filter((row) => row.weekday === weekday);
  const hours = today.filter(({ kind }) => kind !== 'limit');
  if (serviceId === null) return hours;
  const isOf = ({ serviceIds = [] }: Hours) => serviceIds.includes(serviceId);
  const others = today
    .filter((row) => row.kind === 'limit' && row.limitOf !== 'services' && !isOf(row))
    .map((row): Hours => ({ ...row, kind: 'break' }));
  const confining = valid.filter(
    (row) => row.kind === 'limit' && row.limitOf !== 'hours' && isOf(row),
  );
  const [one] = confining;
  if (!one) return [...hours, ...others];
  const away = gapsBetween(confining.filter((row) => row.weekday === weekday)).map(
    (gap): Hours => ({ ...one, ...gap, weekday, kind: 'break' }),
  );
  return [...hours, ...others, ...away];
}

/** The rest of the day. */
function gapsBetween(rows: readonly Row[]): Pick<Row, 'startsTime' | 'endsTime'>[] {
  const gaps: Pick<Row, 'startsTime' | 'endsTime'>[] = [];
  let until = '00:00';
  const inOrder = rows
    .filter(({ startsTime, endsTime }) => startsTime < endsTime)
    .toSorted((one, other) => (one.startsTime < other.startsTime ? -1 : 1));
  for (const { startsTime, endsTime } of inOrder) {
    if (startsTime > until) gaps.push({ startsTime: until, endsTime: startsTime });
    if (endsTime > until) until = endsTime;
  }
  return until < '24:00' ? [...gaps, { startsTime: until, endsTime: '24:00' }] : gaps;
}

function isValidOn({ validFrom, validUntil }: Row, on: string): boolean {
  return validFrom <= on && (validUntil === null || on < validUntil);
}
