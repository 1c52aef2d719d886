import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { testimonials } from '#app/db/authorisation-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { Testimonial } from './review.ts';
import { MOST_SHOWN, type TestimonialContent } from './testimonial.ts';

type Services = { db: Database; clock: Clock };
/** Changed by somebody else, too many are shown, revoked for good, or missing. */
export type TestimonialRefusal = 'changed' | 'too-many' | 'revoked' | 'gone';

// Serializes writers: two that each show one testimonial could exceed the limit together.
const TESTIMONIALS_LOCK = 720_714_031;

/** The public testimonials, newest permission first. Equal stamps mean equal lists. */
export async function readPublishedTestimonials(
  db: Queryable,
): Promise<{ shown: Testimonial[]; stamp: string }> {
  const { id, words, shownName, locale, version } = testimonials;
  const rows = await db
    .select({ id, words, shownName, locale, version })
    .from(testimonials)
    .where(eq(testimonials.isShown, true))
    .orderBy(desc(testimonials.authorisedOn), desc(id))
    .limit(MOST_SHOWN);
  return {
    shown: rows.map(({ version: _, ...testimonial }) => testimonial),
    stamp: rows.map((row) => `${row.id} ${row.version}`).join(),
  };
}

/** All testimonials with who changed each last: shown first, revoked last. */
export async function listTestimonials(db: Queryable) {
  const rows = await db
    .select({ row: testimonials, by: staff.name })
    .from(testimonials)
    .innerJoin(staff, eq(staff.id, testimonials.changedBy))
    .orderBy(
      desc(testimonials.isShown),
      sql`${testimonials.revokedAt} is not null`,
      desc(testimonials.authorisedOn),
      asc(testimonials.id),
    );
  return rows.map(({ row, by }) => ({ ...row, by }));
}

export async function findTestimonial(db: Queryable, id: number) {
  const [found] = await db
    .select({ row: testimonials, by: staff.name })
    .from(testimonials)
    .innerJoin(staff, eq(staff.id, testimonials.changedBy))
    .where(eq(testimonials.id, id));
  return found ? { ...found.row, by: found.by } : null;
}

/** Stores a testimonial. Idempotent: a form sent twice creates one. */
export function addTestimonial(
  { db, clock }: Services,
  authorised: TestimonialContent,
  { by, formKey }: { by: number; formKey: string },
): Promise<Result<number, TestimonialRefusal>> {
  return change(db, async (tx) => {
    const [known] = await tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(eq(testimonials.formKey, formKey));
    if (known) return ok(known.id);
    if (authorised.isShown && (await shownBeside(tx, 0)) >= MOST_SHOWN) return refuse('too-many');
    const at = clock.now();
    const [made] = await tx
      .insert(testimonials)
      .values({ ...authorised, formKey, version: 1, createdAt: at, changedAt: at, changedBy: by })
      .returning({ id: testimonials.id });
    if (!made) throw new Error('a testimonial was not stored');
    const event = { action: 'testimonial.added', detail: permission(authorised) } as const;
    await auditTestimonial(tx, { id: made.id, by, at }, event);
    if (authorised.isShown) await announcePagesChanged(tx);
    return ok(made.id);
  });
}

/** Corrects, shows or hides a testimonial. Saving it unchanged is never refused. */
export function changeTestimonial(
  { db, clock }: Services,
  { id, version, by }: { id: number; version: number; by: number },
  authorised: TestimonialContent,
): Promise<Result<number, TestimonialRefusal>> {
  return change(db, async (tx) => {
    const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
    if (!row) return refuse('gone');
    const isSo = Object.entries(authorised).every(([field, value]) =>
      Object.entries(row).some(([name, stored]) => name === field && stored === value),
    );
    if (isSo) return ok(id);
    if (row.revokedAt) return refuse('revoked');
    if (row.version !== version) return refuse('changed');
    if (authorised.isShown && (await shownBeside(tx, id)) >= MOST_SHOWN) return refuse('too-many');
    const at = clock.now();
    await tx
      .update(testimonials)
      .set({ ...authorised, version: version + 1, changedAt: at, changedBy: by })
      .where(eq(testimonials.id, id));
    const event = { action: 'testimonial.changed', detail: permission(authorised) } as const;
    await auditTestimonial(tx, { id, by, at }, event);
    if (row.isShown || authorised.isShown) await announcePagesChanged(tx);
    return ok(id);
  });
}

/**
 * Removes a testimonial for good because the patient no longer allows it, whatever somebody else has changed.
 * Idempotent.
 */
export function revokeTestimonial(
  { db, clock }: Services,
  { id, by }: { id: number; by: number },
): Promise<Result<number, TestimonialRefusal>> {
  return change(db, async (tx) => {
    const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
    if (!row) return refuse('gone');
    if (row.revokedAt) return ok(id);
    const at = clock.now();
    await tx
      .update(testimonials)
      .set({
        isShown: false,
        revokedAt: at,
        version: row.version + 1,
        changedAt: at,
        changedBy: by,
      })
      .where(eq(testimonials.id, id));
    await auditTestimonial(tx, { id, by, at }, { action: 'testimonial.revoked' });
    await announcePagesChanged(tx);
    return ok(id);
  });
}

function change<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<Value, TestimonialRefusal>>,
) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TESTIMONIALS_LOCK})`);
    return work(tx);
  });
}

function shownBeside(tx: Transaction, id: number): Promise<number> {
  return tx.$count(testimonials, and(eq(testimonials.isShown, true), ne(testimonials.id, id)));
}

/** What the audit log keeps; the patient's words and name stay in their table. */
function permission({
  authorisedOn,
  givenBy,
  allowsSite,
  allowsSocial,
  isShown,
}: TestimonialContent) {
  return { authorisedOn, givenBy, allowsSite, allowsSocial, isShown };
}

function auditTestimonial(
  tx: Transaction,
  { id, by, at }: { id: number; by: number; at: Date },
  change: AuditedChange<'testimonial'>,
): Promise<void> {
  const subject = { subjectType: 'testimonial', subjectId: id } as const;
  return audit(tx, { at, actor: `staff:${by}`, ...subject, ...change });
}
