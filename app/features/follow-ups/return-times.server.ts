import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { type FollowUpRules, isFreeReturn } from './follow-up-rules.ts';
import type { ReturnOption } from './return-form.tsx';

const TIMES_SHOWN = 6;

type Request = {
  origin: AppointmentRecord;
  rules: FollowUpRules;
  /** Calendar day; empty for today. */
  from: string;
  /** Only times after this instant. */
  after: Date | null;
  /** What a return costs that is not free. */
  paid: string;
};

/** The next times for a return, earliest first, and the address of the times after them. */
export async function readReturnTimes(
  booking: BookingServices,
  { origin, rules, from, after, paid }: Request,
): Promise<{ options: ReturnOption[]; laterHref: string | null }> {
  const { serviceSlug } = origin;
  const search = { serviceSlug, from, halfDay: 'any', after, count: TIMES_SHOWN } as const;
  const slots = (await readFirstSlots(booking, search)) ?? [];
  const last = slots.at(-1);
  return {
    options: slots.map(({ startsAt }) => ({
      value: rfc3339(startsAt),
      moment: formatMoment(startsAt),
      cost: isFreeReturn(origin, startsAt, rules) ? staffFollowUps.return.isFree : paid,
    })),
    laterHref:
      last && slots.length === TIMES_SHOWN
        ? `?${new URLSearchParams({ desde: from, depois: rfc3339(last.startsAt) })}`
        : null,
  };
}
