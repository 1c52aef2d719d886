import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

type ConsentClinic = Pick<Clinic, 'displayName' | 'dataProtectionOfficer'> & {
  phone: { raw: string };
};

/** What the form for sending needs: the sentence agreed to, and the record of its exact wording. */
export function sendFormOf(clinic: ConsentClinic, locale: Locale) {
  const { id, text: pattern, linkText, linkPath } = screeningMessages[locale].send.consent;
  const text = pattern
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return {
    facts: {
      locale,
      phoneExample: clinic.phone.raw,
      consent: { text, linkText, linkHref: localPath(locale, linkPath) },
    },
    record: { textId: id, textSha256: sha256Hex(text), locale },
  };
}

export type SendFormFacts = ReturnType<typeof sendFormOf>['facts'];
