import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { TextBlock, TextSpan } from '#app/platform/text-blocks.ts';

/** The privacy policy: what stands above the first heading, and a section for each heading. */
export type PrivacyText = { intro: TextBlock[]; sections: PrivacySection[] };
/** `id` is the anchor that the list of contents and links from elsewhere lead to. */
export type PrivacySection = { id: string; title: string; body: TextBlock[] };

/** What the text may name in braces, as '{clinic}': who people write to must never differ from the record. */
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
type Filling = { text: string; href?: string };

/**
 * The text with its placeholders filled from the clinic record.
 * @throws Error for a placeholder that is unknown; reading the text has already refused those
 */
export function filledPrivacyText(
  { intro, sections }: PrivacyText,
  clinic: PublicClinic,
): PrivacyText {
  const fillings = new Map<string, Filling>(Object.entries(fillingsOf(clinic)));
  const fill = (spans: TextSpan[]) => spans.flatMap((span) => filledSpans(span, fillings));
  const filled = (blocks: TextBlock[]): TextBlock[] =>
    blocks.map((block) => {
      if (block.kind === 'paragraph') return { ...block, spans: fill(block.spans) };
      return block.kind === 'list' ? { ...block, items: block.items.map(fill) } : block;
    });
  return {
    intro: filled(intro),
    sections: sections.map((section) => ({ ...section, body: filled(section.body) })),
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

function filledSpans(span: TextSpan, fillings: ReadonlyMap<string, Filling>): TextSpan[] {
  // Splitting at a pattern with a group gives text and names in turn.
  return span.text
    .split(/\{(\w*)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return { ...span, text: part };
      const filling = fillings.get(part);
      if (!filling) throw new Error(`the privacy text names '{${part}}', which nothing fills`);
      return { ...span, ...filling };
    })
    .filter(({ text }) => text !== '');
}
