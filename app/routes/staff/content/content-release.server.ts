import type { DocumentSnapshot } from '#app/features/content/change-document.server.ts';
import {
  type Override,
  publishContent,
  scheduleContent,
} from '#app/features/content/write-content.server.ts';
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
  { content, services }: Pick<EntryPage, 'content' | 'services'>,
  snapshot: DocumentSnapshot,
  { dueAt, ...text }: Release,
) {
  const released = await (dueAt
    ? scheduleContent(content, snapshot, { ...text, dueAt })
    : publishContent(content, snapshot, text));
  if (released.ok) await services.contentStore.refresh();
  return released;
}
