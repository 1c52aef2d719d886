import { inArray } from 'drizzle-orm';
import { contentDocuments } from '#app/db/content-schema.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Result } from '#app/platform/result.ts';
import {
  type ContentRefusal,
  type ContentServices,
  changeContent,
  publish,
  setDocument,
} from './change-document.server.ts';
import { labelOf } from './content-document.ts';
import { NOT_SCHEDULED } from './write-content.server.ts';

/**
 * Publishes drafts of one language in one transaction, as they are: the site's content is checked once for all of them.
 * Those that have changed since are left.
 * @param drafts with the versions that were looked at
 * @returns ids of those that are public now
 */
export async function publishTogether(
  services: Pick<ContentServices, 'db' | 'clock' | 'contentStore'>,
  { drafts, locale, by }: { drafts: ReadonlyMap<number, number>; locale: Locale; by: number },
): Promise<Result<number[], ContentRefusal>> {
  return changeContent(services, async (tx) => {
    if (drafts.size === 0) return [];
    const rows = await tx
      .select()
      .from(contentDocuments)
      .where(inArray(contentDocuments.id, [...drafts.keys()]));
    const at = services.clock.now();
    const published: number[] = [];
    for (const row of rows) {
      if (row.version !== drafts.get(row.id) || row.locale !== locale) continue;
      const set = {
        ...NOT_SCHEDULED,
        scheduleFault: null,
        publishedRevision: row.latestRevision,
        isWithdrawn: false,
      };
      const detail = { text: labelOf(row), revision: row.latestRevision };
      const event = { action: 'content.published', detail } as const;
      await setDocument(tx, row, { by, at, set, event });
      published.push(row.id);
    }
    if (published.length > 0) await publish(tx, services, { at, locale });
    return published;
  });
}
