import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClinicChanges } from '#app/clinic/clinic-changes.ts';
import type { StatementName } from '#app/clinic/published-statements.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { paymentSettings } from '#app/payments/payment-settings.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

const statement = z.object({
  value: z.number(),
  reviews: z.number().optional(),
  source: z.string(),
  sourceInEnglish: z.string().optional(),
  measuredOn: z.string(),
  owner: z.string(),
  verified: z.boolean(),
});
const shapes = {
  'claim:patients': statement,
  'claim:years': statement,
  'claim:rating': statement,
  'claim:answerMinutes': statement,
  'claim:sameDayReport': statement,
  saturday: z.enum(['hours', 'faq']).nullable(),
  campaign: z.object({ startsOn: z.string(), endsOn: z.string(), code: z.string() }).nullable(),
  'compact-days': z.boolean(),
  payments: paymentSettings,
} satisfies Record<
  `claim:${StatementName}` | 'saturday' | 'campaign' | 'compact-days' | 'payments',
  z.ZodType
>;

export type Subject = keyof typeof shapes;
type SettingValue = { [Name in Subject]: z.output<(typeof shapes)[Name]> };

/** Version of a setting, and who changed it last and when. */
export type SettingVersion = { version: number; by: string; at: Date };

const settingsSchema = z.object({
  'claim:patients': statement.optional(),
  'claim:years': statement.optional(),
  'claim:rating': statement.optional(),
  'claim:answerMinutes': statement.optional(),
  'claim:sameDayReport': statement.optional(),
  saturday: shapes.saturday.default(null),
  campaign: shapes.campaign.default(null),
  'compact-days': shapes['compact-days'].nullable().default(null),
});

/** All settings that override the clinic record. Equal stamps mean equal changes. */
export async function readClinicChanges(
  db: Queryable,
): Promise<{ changes: ClinicChanges; stamp: string }> {
  const rows = await db.select().from(clinicSettings).orderBy(clinicSettings.subject);
  const set = settingsSchema.parse(
    Object.fromEntries(rows.map(({ subject, value }) => [subject, value])),
  );
  return {
    changes: {
      statements: {
        ...(set['claim:patients'] && { patients: set['claim:patients'] }),
        ...(set['claim:years'] && { years: set['claim:years'] }),
        ...(set['claim:rating'] && { rating: set['claim:rating'] }),
        ...(set['claim:answerMinutes'] && { answerMinutes: set['claim:answerMinutes'] }),
        ...(set['claim:sameDayReport'] && { sameDayReport: set['claim:sameDayReport'] }),
      },
      saturday: set.saturday,
      campaign: set.campaign,
      compactDays: set['compact-days'],
    },
    stamp: rows.map(({ subject, version }) => `${subject} ${version}`).join(),
  };
}

/** Versions of all settings by subject; a setting that nobody has changed is missing and has version 0. */
export async function readSettings(db: Queryable): Promise<ReadonlyMap<string, SettingVersion>> {
  const rows = await db
    .select({
      subject: clinicSettings.subject,
      version: clinicSettings.version,
      by: staff.name,
      at: clinicSettings.changedAt,
    })
    .from(clinicSettings)
    .innerJoin(staff, eq(staff.id, clinicSettings.changedBy));
  return new Map(rows.map(({ subject, ...setting }) => [subject, setting]));
}

/**
 * Overrides part of the clinic record and notifies every instance. Setting the current value again is never refused.
 * @param change.seenVersion version that the form was loaded from; 0 while nobody had set it
 * @param change.by staff member's id
 */
export function changeSetting<Name extends Subject>(
  { db, clock }: { db: Database; clock: Clock },
  subject: Name,
  change: { value: SettingValue[Name]; seenVersion: number; by: number },
): Promise<Result<'done', 'changed'>> {
  const { value, seenVersion, by } = change;
  return db.transaction(async (tx) => {
    // Serializes concurrent writers, including the first write of a setting.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`clinic_settings ${subject}`}))`);
    const [row] = await tx
      .select()
      .from(clinicSettings)
      .where(eq(clinicSettings.subject, subject))
      .for('update');
    const before = row ? shapes[subject].parse(row.value) : undefined;
    if (row && isSame(before, value)) return ok('done');
    if ((row?.version ?? 0) !== seenVersion) return refuse('changed');
    const set = {
      value: sql`${JSON.stringify(value)}::jsonb`,
      version: seenVersion + 1,
      changedAt: clock.now(),
      changedBy: by,
    };
    await tx
      .insert(clinicSettings)
      .values({ subject, ...set })
      .onConflictDoUpdate({ target: clinicSettings.subject, set });
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: subject,
      detail: { from: before ?? null, to: value },
    });
    await announcePagesChanged(tx);
    return ok('done');
  });
}

/** Whether two values are equal, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
