import { sha256Hex } from '#app/platform/token.server.ts';

/** A text to agree to, with '{clinic}' and '{privacyEmail}' in it; whoever changes a word gives it a new id. */
type ConsentText = { id: string; text: string; linkText: string; linkHref: string };

/** Who asks, and whom to write to about it. */
type Asking = { displayName: string; dataProtectionOfficer: { email: string } };

/** The sentence that a person agrees to, and the record of its exact wording, which is stored. */
export function statedConsent<Language extends string>(
  { id, text: pattern, linkText, linkHref }: ConsentText,
  clinic: Asking,
  locale: Language,
) {
  const text = pattern
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return { text, linkText, linkHref, record: { textId: id, textSha256: sha256Hex(text), locale } };
}
