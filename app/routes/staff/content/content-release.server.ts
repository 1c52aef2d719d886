import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { professionalOf } from '#app/clinic/professionals.ts';
import { lintContent } from '#app/features/compliance/lint-content.ts';
import type { Finding, LintedType } from '#app/features/compliance/linted-content.ts';
import { lintedParts, namesSources } from '#app/features/compliance/linted-content.ts';
import type { DocumentSnapshot } from '#app/features/content/change-document.server.ts';
import type { DocumentKey } from '#app/features/content/content-document.ts';
import {
  type Override,
  publishContent,
  scheduleContent,
} from '#app/features/content/write-content.server.ts';
import type { TextParts } from '#app/platform/text/markdown-files.server.ts';
import type { EntryPage } from './content-page.server.ts';

type Release = {
  source: string;
  overrides?: readonly Override[];
  /** null to publish at once. */
  dueAt: Date | null;
};

/**
 * Publishes an entry now or later. Refreshes this instance first, so that the redirect finds it before the others have
 * heard.
 */
export async function releaseEntry(
  { services }: Pick<EntryPage, 'services'>,
  snapshot: DocumentSnapshot,
  { dueAt, ...text }: Release,
) {
  const released = await (dueAt
    ? scheduleContent(services, snapshot, { ...text, dueAt })
    : publishContent(services, snapshot, text));
  if (released.ok) await services.contentStore.refresh();
  return released;
}

/** Releases a new draft and returns the query for its page, which shows the outcome and anything missing. */
export async function releaseNew(
  page: Pick<EntryPage, 'services' | 'today'>,
  {
    snapshot,
    text: { source, parts },
    isNow,
    dueAt,
  }: {
    snapshot: DocumentSnapshot;
    text: { source: string; parts: TextParts };
    isNow: boolean;
    dueAt: Date | null;
  },
): Promise<string> {
  const { services, today } = page;
  const isLater = dueAt !== null && dueAt > services.clock.now();
  if (!isNow && !isLater) return 'feito=guardado';
  const findings = findingsIn(snapshot, parts, { clinic: services.clinic, today });
  if (findings.some(({ severity }) => severity === 'blocks')) return 'conferir';
  const released = await releaseEntry(page, snapshot, { source, dueAt: isLater ? dueAt : null });
  if (!released.ok) return 'conferir';
  return isLater ? 'feito=agendado' : 'feito=publicado';
}

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
