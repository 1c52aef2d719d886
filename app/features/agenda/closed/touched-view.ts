import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { staffClosureDays as messages } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import type { ClosedTime } from '#app/scheduling/closed/repeated-days.ts';
import type { TouchedAppointment } from '#app/scheduling/closed/touched-appointments.server.ts';
import { hoursOn } from './closed-words.ts';

/** Whom a closure touches, and for each day and practitioner the page that moves them. */
export type TouchedView = ReturnType<typeof toTouchedView>;

type Context = {
  times: readonly ClosedTime[];
  /** Of whom the day can be moved; empty where the viewer may not. */
  people: readonly { id: number; slug: string; name: string }[];
  serviceTitle: (slug: string) => string;
};

export function toTouchedView(touched: readonly TouchedAppointment[], context: Context) {
  const { times, people, serviceTitle } = context;
  const moves = new Map<string, string>();
  for (const each of touched) {
    const who = people.find(({ id }) => id === each.practitionerId);
    const time = times.find(
      ({ startsAt, endsAt }) => startsAt < each.endsAt && each.startsAt < endsAt,
    );
    if (!who || !time) continue;
    const { on } = wallClockOf(each.startsAt);
    const query = new URLSearchParams({ quem: who.slug, dia: on, ...hoursOn(on, time) });
    moves.set(`${AGENDA_PATHS.moveDay}?${query}`, messages.move(formatDay(on), who.name));
  }
  return {
    appointments: touched.map(({ protocol, startsAt, patientName, phoneE164, serviceSlug }) => ({
      href: appointmentPath(protocol),
      moment: formatMoment(startsAt),
      what: `${patientName}, ${serviceTitle(serviceSlug)}`,
      phone: formatPhone(phoneE164),
      phoneHref: `tel:${phoneE164}`,
    })),
    moves: [...moves].map(([href, label]) => ({ href, label })),
  };
}
