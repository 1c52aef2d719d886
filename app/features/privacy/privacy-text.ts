import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { type Filling, filledBlocks } from '#app/platform/text/filled-blocks.ts';
import type { TextSection } from '#app/platform/text/page-text.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

/** The privacy policy: an introduction before the first heading, and a section per heading. */
export type PrivacyText = { intro: TextBlock[]; sections: TextSection[] };

/**
 * Placeholders allowed in the text, as '{clinic}', so that contact data always matches the clinic
 * record.
 */
export const PLACEHOLDERS = [
  'clinic',
  'legalName',
  'taxId',
  'address',
  'phone',
  'dpoName',
  'dpoEmail',
  'anpd',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/**
 * Fills the placeholders from the clinic record.
 * @throws Error for an unknown placeholder; reading the text already rejects those
 */
export function filledPrivacyText(text: PrivacyText, clinic: PublicClinic): PrivacyText {
  const fillings = fillingsOf(clinic);
  return {
    intro: filledBlocks(text.intro, fillings),
    sections: text.sections.map((section) => ({
      ...section,
      body: filledBlocks(section.body, fillings),
    })),
  };
}

function fillingsOf(clinic: PublicClinic): Record<Placeholder, Filling> {
  const { name, email } = clinic.dataProtectionOfficer;
  return {
    clinic: { text: clinic.displayName },
    legalName: { text: clinic.legalName },
    taxId: { text: clinic.taxId },
    address: { text: clinic.addressLines.join(', ') },
    phone: { text: clinic.phone.display, href: clinic.phone.link },
    dpoName: { text: name },
    dpoEmail: { text: email, href: `mailto:${email}` },
    anpd: { text: 'www.gov.br/anpd', href: 'https://www.gov.br/anpd/' },
  };
}
