import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { leadMessages } from '#app/locales/leads.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

/** The sentence that the person agrees to, and the record of its exact wording. */
export function leadConsentOf(
  clinic: Pick<Clinic, 'displayName' | 'dataProtectionOfficer'>,
  locale: Locale,
) {
  const { id, text: pattern, linkText, linkPath } = leadMessages[locale].consent;
  const text = pattern
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return {
    text,
    linkText,
    linkHref: localPath(locale, linkPath),
    record: { textId: id, textSha256: sha256Hex(text), locale },
  };
}
