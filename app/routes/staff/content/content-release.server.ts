import type { DocumentSnapshot } from '#app/features/content/change-document.server.ts';
import {
  type Override,
  publishContent,
  scheduleContent,
} from '#app/features/content/write-content.server.ts';
import type { TextParts } from '#app/platform/text/markdown-files.server.ts';
import { findingsIn } from '#app/site-content/text-findings.ts';
import { checkOutsideLinks, linksQuery } from './content-outside-links.server.ts';
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
  const links = await checkOutsideLinks(services, parts.body);
  if (links.dead.length > 0) return `conferir${linksQuery(links)}`;
  const released = await releaseEntry(page, snapshot, { source, dueAt: isLater ? dueAt : null });
  if (!released.ok) return 'conferir';
  return `feito=${isLater ? 'agendado' : 'publicado'}${linksQuery(links)}`;
}
