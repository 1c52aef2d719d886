import { comingClinics } from '#app/features/clinic-record/planned/coming-clinics.server.ts';
import { waitlistKeeper } from '#app/features/waitlist/waitlist-keeper.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { LimitServices } from '#app/platform/rate-limit.server.ts';
import type {
  AppointmentLabels,
  SummaryServices,
} from '#app/scheduling/appointment-summary.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { type Contents, contentIn } from '#app/site-content/site-content.server.ts';
import type { AppServices } from './app-services.ts';
import { depositKeeperOf } from './payment-services.ts';
import { preparationRulesOf } from './preparation-rules.ts';

/** Deps of the agenda's use cases, for pages and API alike. */
export function bookingServicesOf(services: AppServices): BookingServices {
  const { db, clock, jobs, env, clinic } = services;
  return {
    db,
    clock,
    jobs,
    secret: env.appSecret,
    agenda: clinic.agenda,
    payerIds: clinic.payers.map(({ id }) => id),
    deposits: depositKeeperOf(services),
    preparation: preparationRulesOf(services),
    waitlist: waitlistKeeper({ clock, jobs }),
  };
}

/** Same for what lives longer than a request: rules and payers are those of the clinic as it is when they are asked for. */
export function lastingBookingOf(services: AppServices): BookingServices {
  const now = () => bookingServicesOf(services);
  return {
    ...now(),
    get agenda() {
      return now().agenda;
    },
    get payerIds() {
      return now().payerIds;
    },
    get deposits() {
      return now().deposits;
    },
    get preparation() {
      return now().preparation;
    },
  };
}

/** Same under the rules for staff. */
export function staffBookingOf(services: AppServices): BookingServices {
  const booking = bookingServicesOf(services);
  return { ...booking, agenda: rulesForStaff(booking.agenda) };
}

/** Deps of the rate limits. */
export function limitServicesOf({
  db,
  clock,
  env,
}: Pick<AppServices, 'db' | 'clock' | 'env'>): LimitServices {
  return { db, clock, secret: env.appSecret, isOn: env.rateLimits };
}

/** Deps for summarizing a stored appointment as text. */
export function summaryServicesOf({
  db,
  contents,
  contentStore,
  env,
}: AppServices): SummaryServices & Required<Pick<SummaryServices, 'comingClinics'>> {
  return {
    baseUrl: env.baseUrl,
    secret: env.appSecret,
    labelsIn: appointmentLabelsIn(contents),
    comingClinics: comingClinics(db, contentStore.clinicFile),
  };
}

/** Labels of an appointment in a language; falls back to Portuguese if the site does not have it. */
export function appointmentLabelsIn(contents: Contents): (locale: Locale) => AppointmentLabels {
  return (locale) => {
    const { clinic, services } = contentIn(contents, locale);
    return { clinic, serviceTexts: services };
  };
}
