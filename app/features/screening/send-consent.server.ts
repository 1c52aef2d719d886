import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

type ConsentClinic = Pick<Clinic, 'displayName' | 'dataProtectionOfficer'> & {
  phone: { raw: string };
};

/** What the form for sending needs: the sentence agreed to, and the record of its exact wording. */
export function sendFormOf(clinic: ConsentClinic, locale: Locale) {
  const { linkPath, ...words } = screeningMessages[locale].send.consent;
  const { record, ...consent } = statedConsent(
    { ...words, linkHref: localPath(locale, linkPath) },
    clinic,
    locale,
  );
  return { facts: { locale, phoneExample: clinic.phone.raw, consent }, record };
}

export type SendFormFacts = ReturnType<typeof sendFormOf>['facts'];
