import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { type ChatClinic, textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import { firstNameOf } from '#app/clinic/mail-words/words-of-mail.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { addressOf } from '#app/locales/mail-words/treatments.ts';
import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { waitingWords } from '#app/locales/pt-BR/staff/waitlist-words.ts';
import type { Entry } from './read-entry.server.ts';
import type { readEndedOffers, readLiveOffers, SuitingTime } from './steer-list.server.ts';

export type StaffLabels = {
  now: Date;
  clinic: ChatClinic;
  houseName: (branch: string | null) => string;
  houseAddress: (branch: string | null) => string;
  housePhone: (branch: string | null) => string;
  serviceTitle: (slug: string) => string;
  appointmentHref: (protocol: string) => string;
  /** Whether mails go out; they do where nobody says. */
  sendsMail?: boolean | undefined;
  /** The page of an entry, whole, in its language. */
  linkOf: (entry: Pick<Entry, 'linkKey' | 'who'>) => string;
};

type LiveOffer = Awaited<ReturnType<typeof readLiveOffers>>[number];
type EndedOffer = Awaited<ReturnType<typeof readEndedOffers>>[number];

function personOf({ who }: Pick<Entry, 'who'>) {
  return {
    name: who.name,
    phone: formatPhone(who.phoneE164),
    phoneHref: `tel:${who.phoneE164}`,
    hasMail: who.email !== null,
  };
}

/** An offer that waits for its answer, with its clock and what to write. */
export function toOfferView(
  offer: LiveOffer,
  entry: Pick<Entry, 'appointment' | 'linkKey' | 'who'>,
  labels: StaffLabels,
) {
  const { time } = wallClockOf(offer.expiresAt);
  const until = formatTime(time);
  const moment = formatMoment(offer.startsAt);
  const { locale } = entry.who;
  const id = 'chat-offer';
  const text = textOfChat(
    labels.clinic,
    { id, locale },
    {
      standard: chatTexts[locale][id],
      values: {
        ...{ nome: firstNameOf(entry.who.name), link: labels.linkOf(entry) },
        tratamento: addressOf(entry.who.name, entry.appointment?.called, locale),
        ...{ data: formatMoment(offer.startsAt, { locale }), prazo: formatTime(time, { locale }) },
        endereço: labels.houseAddress(offer.branch),
        telefone: labels.housePhone(offer.branch),
      },
      house: labels.houseName(offer.branch),
    },
  );
  const left = Math.ceil((offer.expiresAt.getTime() - labels.now.getTime()) / 60_000);
  const { byMail, mailWaits, byDesk, byDeskWithoutMail, byDeskDone } = messages.offers;
  const isTold = offer.toldAt !== null;
  const person = personOf(entry);
  const isMailed = person.hasMail && (labels.sendsMail ?? true);
  const untold = person.hasMail ? byDeskWithoutMail : byDesk;
  return {
    id: offer.id,
    ...person,
    moment,
    what: `${labels.serviceTitle(offer.serviceSlug)}, ${offer.practitionerName}`,
    until: messages.offers.until(until, Math.max(0, left)),
    before: entry.appointment
      ? messages.offers.moves(formatMoment(entry.appointment.startsAt))
      : '',
    told: isMailed ? (isTold ? byMail : mailWaits) : isTold ? byDeskDone : untold,
    isTold,
    whatsappHref: whatsappLinkWith(`https://wa.me/${entry.who.phoneE164.slice(1)}`, text),
  };
}

/** Somebody who waits, as a row. */
export function toEntryView(entry: Entry, labels: StaffLabels) {
  const { appointment, kind } = entry;
  const services = entry.services.map(({ slug }) => labels.serviceTitle(slug));
  const isPaused = entry.pausedAt !== null;
  return {
    id: entry.id,
    ...personOf(entry),
    href: appointment ? labels.appointmentHref(appointment.protocol) : null,
    what: waitingWords({ ...entry, kind, services }),
    since: messages.list.since(formatMoment(entry.wishedAt)),
    now: appointment ? messages.list.now(formatMoment(appointment.startsAt)) : '',
    isPaused,
    state: isPaused ? (kind === 'launch' ? messages.list.asked : messages.list.paused) : '',
  };
}

/** A free time, who is next, and why others are not. */
export function toTimeView(
  { time, next, skipped }: SuitingTime,
  names: ReadonlyMap<number, string>,
  { serviceSlug, practitionerName }: { serviceSlug: string; practitionerName: string },
  labels: StaffLabels,
) {
  return {
    key: `${time.serviceId}-${time.practitionerId}-${time.startsAt.toISOString()}`,
    entryId: next.entryId,
    serviceId: time.serviceId,
    practitionerId: time.practitionerId,
    startsAt: time.startsAt.toISOString(),
    moment: formatMoment(time.startsAt),
    what: `${labels.serviceTitle(serviceSlug)}, ${practitionerName}`,
    next: names.get(next.entryId) ?? '',
    isAlready: next.isAlready,
    skipped: skipped.map(({ entryId, skip }) => ({
      key: entryId,
      text: `${names.get(entryId) ?? ''}: ${messages.skips[skip]}`,
    })),
  };
}

/** How an offer ended. */
export function toEndedView(offer: EndedOffer, name: string, labels: StaffLabels) {
  return {
    id: offer.id,
    text: `${name}: ${labels.serviceTitle(offer.serviceSlug)}, ${formatMoment(offer.startsAt)}`,
    state: messages.recent.states[offer.state],
    at: offer.endedAt ? formatMoment(offer.endedAt) : '',
  };
}

export type OfferView = ReturnType<typeof toOfferView>;
export type EntryView = ReturnType<typeof toEntryView>;
export type TimeView = ReturnType<typeof toTimeView>;
export type EndedView = ReturnType<typeof toEndedView>;
