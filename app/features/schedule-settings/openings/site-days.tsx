import type { OpeningHours } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { staffSiteDays } from '#app/locales/pt-BR/staff/settings/site-days.ts';
import type { WeekHours } from '#app/scheduling/hours/week-hours.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffSiteDays;

/** Weekdays, 0 is Sunday, on which a house is announced and nobody attends there, and the other way round. */
export type SiteDays = { unattended: readonly number[]; unannounced: readonly number[] };

export const NO_SITE_DAYS: SiteDays = { unattended: [], unannounced: [] };

/**
 * Compares whole days of what the site announces of a house with who attends there.
 * @param weekdays those to look at
 */
export function siteDaysOf(
  site: OpeningHours,
  weeks: readonly WeekHours[],
  weekdays: readonly number[],
): SiteDays {
  const isAnnounced = (weekday: number) => {
    const name = WEEKDAYS[weekday];
    return name !== undefined && site[name].length > 0;
  };
  const isAttended = (weekday: number) => weeks.some((week) => Boolean(week[weekday]));
  const mondayFirst = [1, 2, 3, 4, 5, 6, 0].filter((each) => weekdays.includes(each));
  return {
    unattended: mondayFirst.filter((each) => isAnnounced(each) && !isAttended(each)),
    unannounced: mondayFirst.filter((each) => !isAnnounced(each) && isAttended(each)),
  };
}

export type SiteDaysProps = SiteDays & {
  /** Name of the house, '' for the only one. */
  house: string;
  /** Where the hours of the site are changed; null for who may not. */
  href: string | null;
};

/** Says on which days site and agenda part; nothing where they agree. */
export function SiteDaysNotice({ unattended, unannounced, house, href }: SiteDaysProps) {
  if (unattended.length + unannounced.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.title}>
      {unattended.length > 0 ? <p>{messages.unattended(unattended, house)}</p> : null}
      {unannounced.length > 0 ? <p>{messages.unannounced(unannounced, house)}</p> : null}
      <p>{href === null ? messages.ask : messages.todo}</p>
      {href === null ? null : (
        <p>
          <a href={href}>{messages.link}</a>
        </p>
      )}
    </Notice>
  );
}
