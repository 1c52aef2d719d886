import { formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import type { StaffAppointment } from '#app/features/agenda/read-staff-appointment.server.ts';
import type { FollowUpsView } from '#app/features/follow-ups/follow-up-panel.tsx';
import { FOLLOW_UP_PATHS, SERIES_DONE } from '#app/features/follow-ups/follow-up-paths.ts';
import { mayReturn, maySeries } from '#app/features/follow-ups/follow-up-rules.ts';
import {
  type FollowUp,
  readFollowUps,
  readOriginOf,
} from '#app/features/follow-ups/follow-ups.server.ts';
import { readBookedVisit } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { outsideAppointments } from '#app/features/schedule-settings/outside-appointments.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';

const texts = staffFollowUps.panel;

type Asked = { visit: StaffAppointment; url: URL; mayWrite: boolean };

/** What the page of a visit says of the visits before and after it, and whether it lies outside the hours. */
export async function visitContextOf(services: AppServices, { visit, url, mayWrite }: Asked) {
  const { db, clock, clinic } = services;
  const origin = await readOriginOf(db, visit.id);
  const following = await readFollowUps(db, visit.id);
  const isOpen = (one: FollowUp) => one.status === 'confirmed';
  const days = following.filter(isOpen).flatMap(({ dueDays }) => dueDays ?? []);
  const isWhole = clinic.followUps.postOperativeDays.every((day) => days.includes(day));
  const path = appointmentPath(visit.protocol);
  const hasReturn = mayWrite && mayReturn(visit, clinic.followUps, clock.now());
  const hasSeries = mayWrite && !isWhole && maySeries(visit, clinic.followUps);
  const followUps: FollowUpsView = {
    origin: origin && {
      href: appointmentPath(origin.protocol),
      words: spokenOrigin(origin),
      isCancelled: origin.status === 'cancelled' && visit.status === 'confirmed',
    },
    visits: spokenVisits(following),
    areLeftOver:
      visit.status === 'cancelled' &&
      following.some((one) => isOpen(one) && one.startsAt > clock.now()),
    returnHref: hasReturn ? `${path}/${FOLLOW_UP_PATHS.return}` : null,
    seriesHref: hasSeries ? `${path}/${FOLLOW_UP_PATHS.series}` : null,
    isJustBooked: url.searchParams.has(SERIES_DONE),
  };
  const [outside] = outsideAppointments(
    await readBookedVisit(services, visit.protocol),
    await readHoursOf(db),
  );
  return { followUps, outside: outside?.outside ?? [] };
}

function spokenOrigin({ startsAt, dueDays }: { startsAt: Date; dueDays: number | null }): string {
  const moment = formatMoment(startsAt);
  return dueDays === null ? texts.returnOf(moment) : texts.afterSurgery(dueDays, moment);
}

/** Returns are counted in the order of time, those that were cancelled are not. */
function spokenVisits(following: readonly FollowUp[]): FollowUpsView['visits'] {
  const counted = following.filter(
    ({ kind, status }) => kind === 'return' && status === 'confirmed',
  );
  return following.map((one) => {
    const { protocol, startsAt, dueDays, isFree, status } = one;
    const moment = formatMoment(startsAt, { withYear: true });
    const nth = counted.indexOf(one) + 1 || counted.length + 1;
    const words =
      dueDays !== null
        ? texts.dueAfter(dueDays, moment)
        : isFree
          ? texts.nth(nth, moment)
          : texts.nthPaid(nth, moment);
    const href = appointmentPath(protocol);
    return { href, words: status === 'cancelled' ? texts.cancelled(moment) : words };
  });
}
