import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { professionalOf } from '#app/clinic/professionals.ts';
import { lintContent } from '#app/features/compliance/lint-content.ts';
import type { Finding, LintedType } from '#app/features/compliance/linted-content.ts';
import { lintedParts, namesSources } from '#app/features/compliance/linted-content.ts';
import type { DocumentKey } from '#app/features/content/content-document.ts';
import type { TextParts } from '#app/platform/text/markdown-files.server.ts';

const KINDS = [
  'posts',
  'episodes',
  'faq',
  'services',
  'pages',
  'plans',
  'people',
  'texts',
] as const;

/**
 * Findings of the rules of medical advertising in an entry.
 * @param today calendar day in the clinic's zone
 */
export function findingsIn(
  key: DocumentKey,
  { front, body }: TextParts,
  { clinic, today }: { clinic: Clinic; today: string },
): Finding[] {
  const kind: LintedType | undefined = KINDS.find((each) => each === key.kind);
  if (!kind) return [];
  return lintContent({
    kind,
    slug: key.slug,
    locale: key.locale,
    parts: lintedParts(front, body),
    registrations: registrationsOf(signerOf(front, clinic), { clinic, today }),
    hasSources: namesSources(front),
  });
}

/** Who signs an entry: its author, its first speaker, or the clinic's doctor. */
function signerOf(
  { author, speakers }: TextParts['front'],
  { doctor, resources }: Clinic,
): unknown {
  if (author !== undefined) return author;
  if (Array.isArray(speakers)) return speakers[0];
  return resources.practitioners.find(({ name }) => name === doctor.name)?.slug;
}

function registrationsOf(
  signer: unknown,
  { clinic, today }: { clinic: Clinic; today: string },
): readonly string[] {
  const person = clinic.resources.practitioners.find(({ slug }) => slug === signer);
  return person ? professionalOf(clinic, person.slug, today).registrations : [];
}
