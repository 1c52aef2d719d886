import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { clinicOn } from '#app/clinic/record/place-on-day.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { answersOf, digestOf, requestOf } from '#app/features/booking/confirm-draft.server.ts';
import { receptionNoteMessages } from '#app/locales/appointment/note.ts';
import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import type { Locale } from '#app/platform/locale.ts';
import { longestOn } from '#app/scheduling/lengths/service-on.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { readCoupon } from './coupon.server.ts';
import { depositOf } from './deposit-step.server.ts';
import { queryOf, type StepJourney, toStep } from './journey.server.ts';
import { insuredOf, withCard } from './payer.server.ts';
import { readPlan } from './several-times.server.ts';

/** The names of the last screen's rows, for what is said when they have changed. */
export function rowLabels(locale: Locale): Record<string, string> {
  const { service, when, patient, contact, payer } = bookingMessages[locale].check;
  const { arrival, lenses } = preparationMessages[locale].check;
  const { notes } = bookingDraftMessages[locale];
  const coupon = couponMessages[locale].label;
  const { label: place } = bookingPlaceMessages[locale];
  const { row: note } = receptionNoteMessages[locale];
  return { service, place, when, patient, contact, payer, coupon, notes, note, arrival, lenses };
}

/** The longest that the service may take on its day: the screen stays as it is whoever will be free. */
async function longestMinutes(
  { services }: StepJourney,
  { serviceSlug, startsAt }: { serviceSlug: string; startsAt: Date },
): Promise<number> {
  const offered = await readOfferedServices(services.db);
  const plan = offered.find(({ slug }) => slug === serviceSlug);
  return plan ? longestOn(plan, wallClockOf(startsAt).on).durationMinutes : 0;
}

/** What the last screen shows, with its digest, and the request that it asks to confirm. */
export async function checkScreenOf(journey: StepJourney) {
  const { draft, services, content } = journey;
  const { clinic } = content;
  const now = services.clock.now();
  const request = withCard(journey, requestOf(clinic, draft, now));
  const coupon = await readCoupon(journey);
  // The screen before says what is wrong with the code.
  if (!request || coupon === 'refused') throw toStep(journey, 'details');
  const labels = { clinic, serviceTexts: content.services };
  const { on } = wallClockOf(request.startsAt);
  const { comingClinics } = summaryServicesOf(services);
  const coming = await comingClinics({ locale: clinic.locale, until: on });
  const { notes, ...answers } = answersOf(labels, draft, request, {
    query: queryOf(journey),
    coupon,
    plan: await readPlan(journey, request),
    insured: await insuredOf(journey, request),
    onDay: clinicOn(clinic, coming, on),
    aloneMinutes: await longestMinutes(journey, request),
    now,
  });
  const consent = bookingConsentOf(clinic);
  const { terms, view: deposit } = await depositOf(journey, request);
  const shown = digestOf({ ...answers, notes }, consent, deposit);
  return { request, answers, consent, terms, deposit, shown };
}
