import { ageOn, daysFrom, wallClockOf } from '#app/clinic/clinic-time.ts';
import { spokenDay, spokenMoment, spokenTime } from '#app/clinic/spoken-date.ts';
import { spokenPhone } from '#app/clinic/spoken-phone.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { staffAgenda as texts } from '#app/locales/pt-BR/staff-agenda.ts';
import { visitPath } from './agenda-paths.ts';
import { offeredSteps } from './attendance.ts';
import type { Agenda, AgendaClosure, AgendaHold, AgendaVisit } from './read-agenda.server.ts';
import { stateOf } from './visit-state.ts';

/** What the rows are put into words with. */
export type AgendaWords = {
  now: Date;
  clinicName: string;
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
};

export type ShownVisitRow = ReturnType<typeof shownVisitRow>;
export type ShownEntry =
  | ({ kind: 'visit' } & ShownVisitRow)
  | {
      kind: 'hold' | 'closure';
      key: string;
      time: string;
      until: string;
      title: string;
      text: string;
    };
export type ShownDay = {
  on: string;
  label: string;
  /** Names of the holidays that close the clinic. */
  closedBy: string[];
  visitCount: number;
  entries: ShownEntry[];
};

/** The days of the agenda, each with what is on it, earliest first. */
export function shownDays(
  agenda: Agenda,
  { firstOn, days }: { firstOn: string; days: number },
  words: AgendaWords,
): ShownDay[] {
  return daysFrom(firstOn, days).map((on) => {
    const isOn = ({ startsAt }: { startsAt: Date }) => wallClockOf(startsAt).on === on;
    const visits = agenda.visits.filter(isOn);
    const timed = [
      ...agenda.closures.flatMap((closure) => closureOn(closure, on)),
      ...visits.map((visit) => ({ at: visit.startsAt, entry: visitEntry(visit, words) })),
      ...agenda.holds
        .filter(isOn)
        .map((hold) => ({ at: hold.startsAt, entry: holdEntry(hold, words) })),
    ];
    return {
      on,
      label: spokenDay(on),
      closedBy: agenda.closedDays.flatMap((day) => (day.on === on ? [day.name] : [])),
      visitCount: visits.filter(({ status }) => status !== 'cancelled').length,
      entries: timed
        .sort((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ entry }) => entry),
    };
  });
}

/** A visit as a line of the agenda. */
export function shownVisitRow(visit: AgendaVisit, words: AgendaWords) {
  const { startsAt, endsAt, bornOn, patientName, contactName, phoneE164, protocol } = visit;
  const { on, time } = wallClockOf(startsAt);
  return {
    key: protocol,
    protocol,
    href: visitPath(protocol),
    time: spokenTime(time),
    until: spokenTime(wallClockOf(endsAt).time),
    patient: patientName,
    age: bornOn ? texts.age(ageOn(bornOn, on)) : '',
    service: words.serviceTitle(visit.serviceSlug),
    practitioner: visit.practitionerName,
    places: visit.places.join(', '),
    payer: words.payerTitle(visit.payerId),
    contact: contactName === patientName ? '' : contactName,
    reach: reachOf({ phoneE164, contactName, startsAt }, words.clinicName),
    state: stateOf(visit, words.now),
    extra: visit.extraReason,
    canArrive: offeredSteps(visit, words.now).includes('arrived'),
    version: visit.version,
  };
}

/** How the contact is reached about a visit. */
export function reachOf(
  { phoneE164, contactName, startsAt }: Pick<AgendaVisit, 'phoneE164' | 'contactName' | 'startsAt'>,
  clinicName: string,
) {
  const [firstName = contactName] = contactName.split(' ');
  const message = texts.whatsappText(firstName, clinicName, spokenMoment(startsAt));
  return {
    phone: spokenPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    whatsappHref: whatsappLinkWith(`https://wa.me/${phoneE164.slice(1)}`, message),
  };
}

function visitEntry(visit: AgendaVisit, words: AgendaWords): ShownEntry {
  return { kind: 'visit', ...shownVisitRow(visit, words) };
}

function holdEntry(hold: AgendaHold, words: AgendaWords): ShownEntry {
  return {
    kind: 'hold',
    key: `hold-${hold.id}`,
    time: spokenTime(wallClockOf(hold.startsAt).time),
    until: spokenTime(wallClockOf(hold.endsAt).time),
    title: `${texts.hold}: ${words.serviceTitle(hold.serviceSlug)}`,
    text: texts.holdText(spokenTime(wallClockOf(hold.expiresAt).time)),
  };
}

/** The part of a closed stretch that lies on a day. */
function closureOn(
  { id, startsAt, endsAt, reason, resourceName }: AgendaClosure,
  on: string,
): { at: Date; entry: ShownEntry }[] {
  const first = wallClockOf(startsAt);
  // A stretch that ends at midnight is not on the next day.
  const last = wallClockOf(new Date(endsAt.getTime() - 1));
  if (first.on > on || last.on < on) return [];
  const isWhole =
    (first.on < on || first.time === '00:00') && (last.on > on || last.time === '23:59');
  const end = wallClockOf(endsAt);
  return [
    {
      at: startsAt,
      entry: {
        kind: 'closure',
        key: `closure-${id}`,
        time: isWhole ? texts.allDay : first.on < on ? '' : spokenTime(first.time),
        until: isWhole || end.on > on ? '' : spokenTime(end.time),
        title: `${texts.closed}: ${resourceName ?? texts.wholeClinic}`,
        text: reason,
      },
    },
  ];
}
