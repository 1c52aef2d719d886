import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { hasBranches, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readEntry, readOffer } from '#app/features/waitlist/read-entry.server.ts';
import { offerHoldToken } from '#app/features/waitlist/waitlist-link.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

/** The one time of a phone booking in which somebody of the waiting list accepts an offer. */
export type OfferedTime = NonNullable<Awaited<ReturnType<typeof offeredTo>>>;

/** The offered time and its hold; null once it is over, when the caller chooses among the free ones. */
export async function offeredTo({ db, clock, env }: AppServices, offerId: string) {
  const offer = offerId ? await readOffer(db, { id: Number(offerId) }) : null;
  if (offer?.state !== 'live' || offer.expiresAt <= clock.now()) return null;
  const { startsAt, endsAt, practitionerName } = offer;
  return {
    holdToken: offerHoldToken(env.appSecret, offer),
    option: {
      value: rfc3339(startsAt),
      until: rfc3339(endsAt),
      moment: formatMoment(startsAt),
      practitioner: practitionerName,
    },
  };
}

/** The fields of a phone booking that an offer fills in; null without one. */
export async function offeredCallerOf({ services, url }: Pick<StaffPage, 'services' | 'url'>) {
  const asked = url.searchParams.get('oferta') ?? '';
  const offer = /^[1-9]\d{0,14}$/.test(asked)
    ? await readOffer(services.db, { id: Number(asked) })
    : null;
  const entry = offer && (await readEntry(services.db, { id: offer.entryId }));
  if (!offer || !entry) return null;
  return {
    oferta: asked,
    nome: entry.who.name,
    telefone: formatPhone(entry.who.phoneE164),
    email: entry.who.email ?? '',
    servico: offer.serviceSlug,
    ...(hasBranches(services.clinic) && { unidade: wordOfHouse(offer.branch) }),
    desde: wallClockOf(offer.startsAt).on,
  };
}
