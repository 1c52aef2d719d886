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
  /** null for at once. */
  dueAt: Date | null;
};

/** Publishes a text now or later; who goes on to its page finds it there, before the other instances have heard. */
export async function releaseEntry(
  { content, services }: Pick<EntryPage, 'content' | 'services'>,
  seen: DocumentSnapshot,
  { dueAt, ...text }: Release,
) {
  const released = await (dueAt
    ? scheduleContent(content, seen, { ...text, dueAt })
    : publishContent(content, seen, text));
  if (released.ok) await services.contentStore.refresh();
  return released;
}
