import { formatMoment } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import type { FollowUpsView } from './follow-up-panel.tsx';
import {
  controlsOf,
  FOLLOW_UP_PATHS,
  type FollowUpRules,
  mayReturn,
  maySeries,
} from './follow-up-rules.ts';
import { type FollowUp, readFollowUps, readOriginOf } from './follow-ups.server.ts';

const messages = staffFollowUps.panel;

type Services = { db: Queryable; clock: Clock; rules: FollowUpRules };
type Context = {
  /** Address of an appointment's page. */
  hrefOf: (protocol: string) => string;
  mayWrite: boolean;
  isJustBooked: boolean;
};

/** The appointments before and after one, and what staff can still book from it. */
export async function readFollowUpsView(
  { db, clock, rules }: Services,
  appointment: AppointmentRecord,
  { hrefOf, mayWrite, isJustBooked }: Context,
): Promise<FollowUpsView> {
  const origin = await readOriginOf(db, appointment.id);
  const following = await readFollowUps(db, appointment.id);
  const isOpen = (one: FollowUp) => one.status === 'confirmed';
  const days = following.filter(isOpen).flatMap(({ dueDays }) => dueDays ?? []);
  const isWhole = controlsOf(appointment.serviceSlug, rules).every(({ daysAfter }) =>
    days.includes(daysAfter),
  );
  const path = hrefOf(appointment.protocol);
  const hasReturn = mayWrite && mayReturn(appointment, rules, clock.now());
  const hasSeries = mayWrite && !isWhole && maySeries(appointment, rules);
  return {
    origin: origin && {
      href: hrefOf(origin.protocol),
      label: formatOrigin(origin),
      isCancelled: origin.status === 'cancelled' && appointment.status === 'confirmed',
    },
    appointments: formatAppointments(following, hrefOf),
    hasOrphanedFollowUps:
      appointment.status === 'cancelled' &&
      following.some((one) => isOpen(one) && one.startsAt > clock.now()),
    returnHref: hasReturn ? `${path}/${FOLLOW_UP_PATHS.return}` : null,
    seriesHref: hasSeries ? `${path}/${FOLLOW_UP_PATHS.series}` : null,
    isJustBooked,
  };
}

function formatOrigin({ startsAt, dueDays }: { startsAt: Date; dueDays: number | null }): string {
  const moment = formatMoment(startsAt);
  return dueDays === null ? messages.returnOf(moment) : messages.afterSurgery(dueDays, moment);
}

/** Numbers the returns in order of time; cancelled ones do not count. */
function formatAppointments(
  following: readonly FollowUp[],
  hrefOf: Context['hrefOf'],
): FollowUpsView['appointments'] {
  const counted = following.filter(
    ({ kind, status }) => kind === 'return' && status === 'confirmed',
  );
  return following.map((one) => {
    const { protocol, startsAt, dueDays, isFree, status } = one;
    const moment = formatMoment(startsAt, { withYear: true });
    const nth = counted.indexOf(one) + 1 || counted.length + 1;
    const words =
      dueDays !== null
        ? messages.dueAfter(dueDays, moment)
        : isFree
          ? messages.nth(nth, moment)
          : messages.nthPaid(nth, moment);
    return {
      href: hrefOf(protocol),
      label: status === 'cancelled' ? messages.cancelled(moment) : words,
    };
  });
}
