import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contentDesks } from '#app/db/content-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import type { DocumentKey } from '#app/features/content/content-document.ts';
import type { FieldValues } from '#app/features/content/field-values.ts';
import type { Clock } from '#app/platform/clock.ts';

/** A page that has not been heard of for as long as a session lasts is closed. */
const OPEN_MS = 30 * 60_000;

export type DeskKey = DocumentKey & { staffId: number };
export type Draft = {
  values: FieldValues;
  /** The address as typed, of a text that has none yet. */
  slug: string;
};
export type KeptDraft = Draft & { at: Date; version: number; base: number };

type DeskServices = { db: Database; clock: Clock };

const storedDraft = z.object({
  values: z.record(z.string(), z.array(z.string())),
  slug: z.string(),
});

/**
 * Notes that somebody has a text open, and what they have typed, if anything new; several tabs of one person share a
 * desk, and the last to type counts.
 */
export async function sitAtDesk(
  { db, clock }: DeskServices,
  { kind, locale, slug, staffId }: DeskKey,
  { version, base, draft }: { version: number; base: number; draft?: Draft },
): Promise<void> {
  const now = clock.now();
  const desk = { kind, locale, slug, staffId, openedAt: now, seenAt: now, isOpen: true };
  const kept = draft && { draft, draftedAt: now, version, base };
  const isStillOpen = and(contentDesks.isOpen, gt(contentDesks.seenAt, openSince(now)));
  await db
    .insert(contentDesks)
    .values({ ...desk, version, base, ...kept })
    .onConflictDoUpdate({
      target: [contentDesks.kind, contentDesks.locale, contentDesks.slug, contentDesks.staffId],
      set: {
        openedAt: sql`case when ${isStillOpen} then ${contentDesks.openedAt} else excluded.opened_at end`,
        seenAt: now,
        isOpen: true,
        ...kept,
      },
    });
}

/** Notes that the page was closed; what was typed stays. */
export async function leaveDesk({ db }: Pick<DeskServices, 'db'>, key: DeskKey): Promise<void> {
  await db.update(contentDesks).set({ isOpen: false }).where(isDesk(key));
}

/** Drops what was typed: it was saved, or its author does not want it. */
export async function dropDraft({ db }: Pick<DeskServices, 'db'>, key: DeskKey): Promise<void> {
  await db.update(contentDesks).set({ draft: null, draftedAt: null }).where(isDesk(key));
}

/** What somebody has typed in a text and not saved; null when nothing waits. */
export async function readDraft(db: Queryable, key: DeskKey): Promise<KeptDraft | null> {
  const [found] = await db.select().from(contentDesks).where(isDesk(key));
  if (!found?.draftedAt) return null;
  const draft = storedDraft.safeParse(found.draft);
  const { draftedAt: at, version, base } = found;
  return draft.success ? { ...draft.data, at, version, base } : null;
}

/** Who else has a text open, who came first first. */
export function othersAtDesk(
  { db, clock }: DeskServices,
  { kind, locale, slug, staffId }: DeskKey,
): Promise<{ staffId: number; openedAt: Date }[]> {
  return db
    .select({ staffId: contentDesks.staffId, openedAt: contentDesks.openedAt })
    .from(contentDesks)
    .where(
      and(
        eq(contentDesks.kind, kind),
        eq(contentDesks.locale, locale),
        eq(contentDesks.slug, slug),
        ne(contentDesks.staffId, staffId),
        contentDesks.isOpen,
        gt(contentDesks.seenAt, openSince(clock.now())),
      ),
    )
    .orderBy(asc(contentDesks.openedAt), asc(contentDesks.staffId));
}

function openSince(now: Date): Date {
  return new Date(now.getTime() - OPEN_MS);
}

function isDesk({ kind, locale, slug, staffId }: DeskKey) {
  return and(
    eq(contentDesks.kind, kind),
    eq(contentDesks.locale, locale),
    eq(contentDesks.slug, slug),
    eq(contentDesks.staffId, staffId),
  );
}
