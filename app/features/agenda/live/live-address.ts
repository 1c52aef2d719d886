import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';

/** As many days as a list may have. */
const MOST_DAYS = 800;
const FIELDS = { first: 'dia', last: 'ate', seen: 'desde' } as const;

/** Which days a window shows, in the clinic's zone, the last one included; and the mark of its page. */
export type LiveView = { firstOn: string; lastOn: string; mark: number };

/** Where a window hears that its days have changed. */
export function liveHref({ firstOn, lastOn, mark }: LiveView): string {
  const query = new URLSearchParams({
    [FIELDS.first]: firstOn,
    [FIELDS.last]: lastOn,
    [FIELDS.seen]: String(mark),
  });
  return `${AGENDA_PATHS.live}?${query}`;
}

/**
 * Reads such an address; without days it is today.
 * @param lastEvent what a browser says that it has heard last, when it connects again
 */
export function readLiveView(
  params: URLSearchParams,
  { today, lastEvent }: { today: string; lastEvent: string | null },
): LiveView {
  const first = params.get(FIELDS.first) ?? '';
  const firstOn = isCalendarDay(first) ? first : today;
  const last = params.get(FIELDS.last) ?? '';
  const isLast = isCalendarDay(last) && last >= firstOn && last < addDays(firstOn, MOST_DAYS);
  const mark = Number(lastEvent ?? params.get(FIELDS.seen) ?? '');
  return { firstOn, lastOn: isLast ? last : firstOn, mark: Number.isSafeInteger(mark) ? mark : 0 };
}

/** Of a request that a page makes by itself, which is no use of the session. */
export const UNATTENDED_HEADER = 'x-unattended';
