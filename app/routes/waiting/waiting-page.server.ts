import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { placeOn } from '#app/clinic/record/place-on-day.ts';
import { placeToCome } from '#app/clinic/record/place-to-come.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { readChoices } from '#app/features/waitlist/choices.server.ts';
import { offerPreparation } from '#app/features/waitlist/offer-preparation.ts';
import {
  type Entry,
  readChances,
  readEntry,
  readOffer,
  readPosition,
} from '#app/features/waitlist/read-entry.server.ts';
import { readWishes } from '#app/features/waitlist/read-waiting.server.ts';
import type { WaitingView } from '#app/features/waitlist/waiting-view.ts';
import { wishValuesOf } from '#app/features/waitlist/waitlist-fields.ts';
import { WAITING_MONTHS } from '#app/features/waitlist/waitlist-services.server.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import { manageUrl, newPlaceWords } from '#app/scheduling/appointment-summary.server.ts';

export type WaitingArgs = PageArgs & { params: { token: string } };

/** The entry of the token in the address; null for every other token. */
export async function findWaiting(args: WaitingArgs) {
  const page = pageOf(args);
  const { db, env } = page.services;
  const entry = await readEntry(db, { token: args.params.token, secret: env.appSecret });
  return { ...page, entry };
}

/** What the page of somebody who waits shows. */
export async function readWaitingPage(args: WaitingArgs) {
  const { entry, ...page } = await findWaiting(args);
  const clinicName = page.content.clinic.displayName;
  const view = entry ? await viewOf(page, entry) : ({ kind: 'gone' } as const);
  return { view, clinicName, isUnknown: entry === null };
}

async function viewOf(page: ReturnType<typeof pageOf>, entry: Entry): Promise<WaitingView> {
  const { services, locale, content } = page;
  const { db, clock, env, clinic } = services;
  const { appointment, kind } = entry;
  const list = { db, clock, agenda: clinic.agenda };
  const isWaiting =
    kind === 'launch' ? entry.endedAt === null : (await readWishes(list, entry.id)).length > 0;
  if (!isWaiting) {
    const isOpen = appointment?.status === 'confirmed' && appointment.startsAt > clock.now();
    const manage = { baseUrl: env.baseUrl, secret: env.appSecret };
    return {
      kind: 'ended',
      reason: entry.endedAs === 'booked' ? 'booked' : 'other',
      toAppointment: isOpen ? new URL(manageUrl(manage, appointment, locale)).pathname : null,
    };
  }
  const titleOf = (slug: string) =>
    content.services.find((each) => each.slug === slug)?.title ?? slug;
  const titles = entry.services.map(({ slug }) => titleOf(slug));
  const found = kind === 'launch' ? null : await readOffer(db, { liveOf: entry.id });
  const offer = found && found.expiresAt > clock.now() ? found : null;
  const serviceIds = entry.services.map(({ id }) => id);
  const chances = await readChances(list, serviceIds);
  const until = new Date(entry.wishedAt);
  until.setUTCMonth(until.getUTCMonth() + WAITING_MONTHS);
  return {
    kind: 'waiting',
    what: titles.join(', '),
    offer: offer && {
      id: offer.id,
      moment: formatMoment(offer.startsAt, { locale }),
      service: titleOf(offer.serviceSlug),
      practitioner: offer.practitionerName,
      where: await whereOf(page, offer),
      until: formatMoment(offer.expiresAt, { locale }),
      before: appointment ? formatMoment(appointment.startsAt, { locale }) : null,
      asks: offerPreparation(
        {
          ...{ offer, answers: appointment?.preparation ?? null, now: clock.now() },
          rule: content.services.find(({ slug }) => slug === offer.serviceSlug)?.preparationRule,
          place: placeToCome(content.clinic, offer.branch).address,
        },
        locale,
      ),
    },
    isPaused: kind !== 'launch' && entry.pausedAt !== null,
    place:
      kind === 'launch'
        ? null
        : {
            position: await readPosition(list, entry),
            chances: chances && { ...chances, service: titles.join(', ') },
          },
    since: formatMoment(entry.wishedAt, { locale }),
    until: kind === 'open' ? formatMoment(until, { locale }) : null,
    wishes: kind === 'launch' ? null : await wishesOf(page, entry),
  };
}

/** The house of an offered time with its address of that day; null where the clinic has one alone. */
async function whereOf(
  { services, locale, content: { clinic } }: ReturnType<typeof pageOf>,
  { branch, startsAt }: { branch: string | null; startsAt: Date },
): Promise<string | null> {
  const { on } = wallClockOf(startsAt);
  const coming = await summaryServicesOf(services).comingClinics({ locale, until: on });
  const { name, addressLines, from } = placeOn(clinic, coming, { branch, on });
  if (name === null) return null;
  const where = addressLines.join(', ');
  return from === null ? where : `${where}. ${newPlaceWords(from, locale)}`;
}

/** What may be changed; an earlier time is always one in the house of the appointment. */
async function wishesOf({ services, today }: ReturnType<typeof pageOf>, entry: Entry) {
  const choices = await readChoices(
    services,
    entry.services.map(({ slug }) => slug),
  );
  const houses = entry.kind === 'open' ? choices.houses : [];
  return { values: wishValuesOf(entry), today, ...choices, houses };
}
