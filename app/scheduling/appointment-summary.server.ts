import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { payerTitle } from '#app/clinic/payer-titles.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { AppointmentSummary } from './appointment-summary.ts';
import { manageToken } from './manage-link.server.ts';
import type { Visit } from './read-appointment.server.ts';

/** What is said of a service where a visit is shown. */
export type ServiceLabels = Pick<AppointmentSummary, 'preparation' | 'preparationFlags'> & {
  slug: string;
  title: string;
};

/** The words of a visit in one language, that of the clinic's record. */
export type AppointmentLabels = { clinic: Clinic; serviceTexts: readonly ServiceLabels[] };

export type SummaryServices = {
  baseUrl: URL;
  secret: string;
  /** In Portuguese for a language that the site does not speak any more. */
  wordsIn: (locale: Locale) => AppointmentLabels;
};

/**
 * The address with which a patient manages a visit; whoever has it may move or cancel.
 * @param locale of the page that it opens
 */
export function manageUrl(
  { baseUrl, secret }: Pick<SummaryServices, 'baseUrl' | 'secret'>,
  visit: Pick<Visit, 'id' | 'linkVersion'>,
  locale: Locale,
): string {
  return new URL(localPath(locale, `/visita/${manageToken(secret, visit)}`), baseUrl).href;
}

/** A stored visit in the words of its service, its payer and the clinic, in a language. */
export function summaryOf(
  services: SummaryServices,
  visit: Visit,
  wanted: Locale,
): AppointmentSummary {
  const { clinic, serviceTexts } = services.wordsIn(wanted);
  const { address, locale } = clinic;
  const service = serviceTexts.find(({ slug }) => slug === visit.serviceSlug);
  const payer = clinic.payers.find(({ id }) => id === visit.payerId);
  return {
    locale,
    protocol: visit.protocol,
    sequence: visit.sequence,
    changedAt: visit.changedAt,
    serviceTitle: service?.title ?? visit.serviceSlug,
    practitionerName: visit.practitionerName,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    patientName: visit.patientName,
    contact: { name: visit.contactName, email: visit.email, phoneE164: visit.phoneE164 },
    payerTitle: payerTitle(clinic, visit.payerId),
    bring: payer?.bring ?? [],
    preparation: service?.preparation ?? [],
    preparationFlags: service?.preparationFlags ?? {
      companion: false,
      fastingHours: 0,
      dilation: false,
      lensesOffHours: 0,
    },
    manageUrl: manageUrl(services, visit, locale),
    clinic: {
      domain: clinic.domain,
      displayName: clinic.displayName,
      addressLines: [
        [`${address.street}, ${address.number}`, address.complement].filter(Boolean).join(', '),
        `${address.neighborhood}, ${address.city} (${address.stateCode})`,
        `CEP ${address.postalCode}`,
      ],
      phoneDisplay: clinic.phone.display,
      phoneE164: clinic.phone.e164,
      whatsappLink: clinic.whatsapp.link,
      email: clinic.email,
    },
  };
}
