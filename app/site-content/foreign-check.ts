import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { lintContent } from '#app/features/compliance/lint-content.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';

/** So many findings of one text are kept: who reads them corrects the text at its source. */
const MOST_FINDINGS = 12;

/** What the rules of medical advertising say of a text of another content system. It is told, not enforced. */
export function foreignFindings(
  { slug, title, excerpt, blocks }: ForeignEntry,
  { clinic, at }: { clinic: Clinic; at: Date },
): readonly Finding[] {
  const { on } = wallClockOf(at);
  const text = blocks.map((block) =>
    block.kind === 'foreign-image' ? block.alt : plainTextOf([block]),
  );
  const findings = lintContent({
    kind: 'posts',
    slug,
    locale: 'pt-BR',
    parts: [
      { field: 'title', text: title },
      { field: 'excerpt', text: excerpt },
      { field: 'body', text: text.join('\n\n') },
    ],
    registrations: publicClinic(clinic, on).doctor.registrations,
    hasSources: false,
  });
  // How easily others' texts read is theirs to say.
  return findings.filter(({ rule }) => rule !== 'long-sentence').slice(0, MOST_FINDINGS);
}
