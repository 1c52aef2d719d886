import { and, eq, isNull } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { firstNameOf, wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { type ComingClinic, placeOn } from '#app/clinic/record/place-on-day.ts';
import { lineOf, placeToCome } from '#app/clinic/record/place-to-come.ts';
import type { Database } from '#app/db/database.ts';
import { waitlistOffers } from '#app/db/waitlist-schema.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import {
  linkless,
  type MailBlock,
  type MailBody,
  mailOfBody,
} from '#app/platform/mail/mail-body.ts';
import {
  newPlaceWords,
  type ServiceLabels,
  type SummaryServices,
} from '#app/scheduling/appointment-summary.server.ts';
import { offerPreparation } from './offer-preparation.ts';
import { type Entry, type Offer, readEntry, readOffer } from './read-entry.server.ts';
import { waitlistPath } from './waitlist-link.server.ts';
import type { WaitlistMail } from './waitlist-services.server.ts';

export type WaitlistMailServices = {
  db: Database;
  clock: Clock;
  secret: string;
  baseUrl: URL;
  mailer: Mailer;
  labelsIn: (locale: Locale) => {
    clinic: Clinic;
    serviceTexts: readonly Pick<ServiceLabels, 'slug' | 'title' | 'preparationRule'>[];
  };
} & Pick<SummaryServices, 'comingClinics'>;

export type WaitlistMailFacts = {
  clinic: Clinic;
  /** As changes that wait will make it, by their days. */
  coming?: readonly ComingClinic[];
  entry: Pick<Entry, 'kind'> & {
    who: { name: string };
    appointment: { startsAt: Date } | null;
  };
  offer: Pick<Offer, 'startsAt' | 'expiresAt' | 'practitionerName' | 'branch'> | null;
  /** Where the button leads. */
  url: string;
  serviceTitle: string;
  /** What the offered time asks of the person. */
  asks: readonly string[];
};

/**
 * Tells somebody of the list by mail. An offer that is over or answered is told no more, nor one who has left.
 * @throws what the mailer throws
 */
export async function sendWaitlistMail(
  services: WaitlistMailServices,
  { waitlistEntryId, kind, offerId }: WaitlistMail,
): Promise<'sent' | 'overtaken' | 'no-address'> {
  const { db, clock } = services;
  const entry = await readEntry(db, { id: waitlistEntryId });
  const offer = offerId === undefined ? null : await readOffer(db, { id: offerId });
  if (!entry || entry.endedAt !== null || isOvertaken(kind, offer, clock.now())) return 'overtaken';
  const { email, locale: spoken } = entry.who;
  if (!email) return 'no-address';

  const { clinic, serviceTexts } = services.labelsIn(spoken);
  const { locale } = clinic;
  const service = serviceTexts.find(({ slug }) => slug === offer?.serviceSlug);
  const serviceTitle = service?.title ?? offer?.serviceSlug ?? '';
  const answers = entry.appointment?.preparation ?? null;
  const asked = {
    answers,
    rule: service?.preparationRule,
    place: placeToCome(clinic, offer?.branch ?? null).address,
  };
  const asks = offer ? offerPreparation({ ...asked, offer, now: clock.now() }, locale) : [];
  const path =
    kind === 'launch'
      ? localPath(locale, '/planos')
      : waitlistPath(services.secret, { linkKey: entry.linkKey, locale });
  const url = new URL(path, services.baseUrl).href;
  const until = offer && wallClockOf(offer.startsAt).on;
  const coming = until === null ? [] : ((await services.comingClinics?.({ locale, until })) ?? []);
  const body = waitlistMailBody(kind, { clinic, coming, entry, offer, url, serviceTitle, asks });
  await services.mailer.send({
    to: email,
    messageId: `${offer?.key ?? entry.linkKey}.waitlist.${kind}@${clinic.domain}`,
    ...mailOfBody(body, { lang: locale, look: mailLookOf(clinic) }),
  });
  if (kind === 'offer' && offer) await noteTold(services, offer.id);
  return 'sent';
}

/** The person knows of the offer: who does not answer now has let it lapse. */
async function noteTold(
  { db, clock }: Pick<WaitlistMailServices, 'db' | 'clock'>,
  offerId: number,
): Promise<void> {
  await db
    .update(waitlistOffers)
    .set({ toldAt: clock.now() })
    .where(and(eq(waitlistOffers.id, offerId), isNull(waitlistOffers.toldAt)));
}

function isOvertaken(kind: WaitlistMail['kind'], offer: Offer | null, now: Date): boolean {
  if (kind === 'offer') return offer?.state !== 'live' || offer.expiresAt <= now;
  return kind === 'withdrawn' && (offer?.state !== 'withdrawn' || offer.toldAt === null);
}

/** What that mail says. */
export function waitlistMailBody(kind: WaitlistMail['kind'], facts: WaitlistMailFacts): MailBody {
  const { clinic, entry, offer, url } = facts;
  const { locale } = clinic;
  const { mail } = waitlistMessages[locale];
  const { subject, title, opening, text, details = [] } = wordsOf(kind, facts);
  const standard = { subject, greeting: mail.greeting(linkless(entry.who.name)), opening };
  // What who waits for the lenses is told has no words of the clinic's own.
  const isOwn = kind !== 'joined' || entry.kind !== 'launch';
  const words = wordsOfMail(
    isOwn ? clinic : { displayName: clinic.displayName },
    { id: `waitlist-${kind}`, locale },
    {
      standard,
      values: {
        nome: firstNameOf(entry.who.name),
        data: offer ? formatMoment(offer.startsAt, { locale }) : '',
        prazo: offer ? formatMoment(offer.expiresAt, { locale }) : '',
        telefone: clinic.phone.display,
        ...(offer && houseValues(facts, offer)),
      },
    },
  );
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: title },
      ...words.opening,
      ...details,
      ...text.map((words) => ({ kind: 'paragraph' as const, text: words })),
      { kind: 'button', label: mail[kind].button, url },
      ...words.closing,
      { kind: 'heading', text: mail.talk },
      { kind: 'link', label: mail.call(clinic.phone.display), url: clinic.phone.link },
    ],
  };
}

type Words = {
  subject: string;
  title: string;
  /** What the clinic may say in other words; empty where it may say something before. */
  opening: string;
  text: readonly string[];
  details?: MailBlock[];
};

type Housed = Pick<WaitlistMailFacts, 'clinic' | 'coming'>;
type Offered = Pick<Offer, 'startsAt' | 'branch'>;

function placeOf({ clinic, coming = [] }: Housed, { startsAt, branch }: Offered) {
  return placeOn(clinic, coming, { branch, on: wallClockOf(startsAt).on });
}

function houseValues(housed: Housed, offer: Offered) {
  const place = placeOf(housed, offer);
  return { unidade: place.name ?? housed.clinic.displayName, endereço: lineOf(place) };
}

/** In which house the time is; nothing where the clinic has one alone. */
function whereOf(housed: Housed, offer: Offered): MailBlock[] {
  const { name, addressLines, from } = placeOf(housed, offer);
  if (name === null) return [];
  const note = from === null ? [] : [newPlaceWords(from, housed.clinic.locale)];
  return [...note, addressLines.join(', ')].map((text) => ({ kind: 'paragraph', text }));
}

/** The subject says nothing about health: it is shown on locked screens. */
function wordsOf(
  kind: WaitlistMail['kind'],
  { clinic, coming, entry, offer, serviceTitle, asks }: WaitlistMailFacts,
): Words {
  const { locale } = clinic;
  const { mail, page } = waitlistMessages[locale];
  const moment = offer ? formatMoment(offer.startsAt, { locale }) : '';
  if (kind === 'offer' && offer) {
    const { title, text } = mail.offer;
    const before = entry.appointment ? formatMoment(entry.appointment.startsAt, { locale }) : null;
    const until = formatMoment(offer.expiresAt, { locale });
    const what = page.offer.with(serviceTitle, offer.practitionerName);
    return {
      ...{ subject: mail.subject.offer(moment), title: title(moment) },
      opening: '',
      text: [...text({ until, before }), ...asks],
      details: [{ kind: 'paragraph', text: what }, ...whereOf({ clinic, coming }, offer)],
    };
  }
  if (kind === 'withdrawn') {
    const { title, text } = mail.withdrawn;
    return { subject: mail.subject.withdrawn, title, ...begun(text(moment)) };
  }
  if (kind === 'launch')
    return {
      subject: mail.subject.launch,
      title: mail.launch.title,
      ...begun(mail.launch.text),
    };
  const { title, text, launch } = mail.joined;
  return {
    subject: mail.subject.joined,
    title,
    ...begun(entry.kind === 'launch' ? launch : text),
  };
}

function begun([opening = '', ...text]: readonly string[]) {
  return { opening, text };
}
