import { and, eq, isNull } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { placeToCome } from '#app/clinic/record/place-to-come.ts';
import type { Database } from '#app/db/database.ts';
import { waitlistOffers } from '#app/db/waitlist-schema.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import type { ServiceLabels } from '#app/scheduling/appointment-summary.server.ts';
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
};

type Facts = {
  messages: (typeof waitlistMessages)[Locale];
  clinic: Clinic;
  entry: Entry;
  offer: Offer | null;
  path: string;
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
  const facts = {
    messages: waitlistMessages[locale],
    clinic,
    entry,
    offer,
    path,
    serviceTitle,
    asks,
  };
  const { subject, blocks } = mailOf(kind, facts, services.baseUrl);
  await services.mailer.send({
    to: email,
    subject,
    messageId: `${offer?.key ?? entry.linkKey}.waitlist.${kind}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
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

function mailOf(
  kind: WaitlistMail['kind'],
  facts: Facts,
  baseUrl: URL,
): { subject: string; blocks: MailBlock[] } {
  const { messages, clinic, entry, path } = facts;
  const { mail } = messages;
  const { subject, title, text, details = [] } = wordsOf(kind, facts);
  return {
    subject,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: mail.greeting(linkless(entry.who.name)) },
      ...details,
      ...text.map((words) => ({ kind: 'paragraph' as const, text: words })),
      { kind: 'button', label: mail[kind].button, url: new URL(path, baseUrl).href },
      { kind: 'heading', text: mail.talk },
      { kind: 'link', label: mail.call(clinic.phone.display), url: clinic.phone.link },
    ],
  };
}

type Words = { subject: string; title: string; text: readonly string[]; details?: MailBlock[] };

/** In which house the time is; nothing where the clinic has one alone. */
function whereOf(clinic: Clinic, branch: string | null): MailBlock[] {
  const { name, addressLines } = placeToCome(clinic, branch);
  return name === null ? [] : [{ kind: 'paragraph', text: addressLines.join(', ') }];
}

/** The subject says nothing about health: it is shown on locked screens. */
function wordsOf(
  kind: WaitlistMail['kind'],
  { messages, clinic, entry, offer, serviceTitle, asks }: Facts,
): Words {
  const { mail, page } = messages;
  const { locale } = clinic;
  const moment = offer ? formatMoment(offer.startsAt, { locale }) : '';
  if (kind === 'offer' && offer) {
    const { title, text } = mail.offer;
    const before = entry.appointment ? formatMoment(entry.appointment.startsAt, { locale }) : null;
    const until = formatMoment(offer.expiresAt, { locale });
    const what = page.offer.with(serviceTitle, offer.practitionerName);
    return {
      ...{ subject: mail.subject.offer(moment), title: title(moment) },
      text: [...text({ until, before }), ...asks],
      details: [{ kind: 'paragraph', text: what }, ...whereOf(clinic, offer.branch)],
    };
  }
  if (kind === 'withdrawn') {
    const { title, text } = mail.withdrawn;
    return { subject: mail.subject.withdrawn, title, text: text(moment) };
  }
  if (kind === 'launch') return { subject: mail.subject.launch, ...mail.launch };
  const { title, text, launch } = mail.joined;
  return { subject: mail.subject.joined, title, text: entry.kind === 'launch' ? launch : text };
}
