import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ClinicChanges } from '#app/clinic/clinic-changes.ts';
import { cmsCategories, cmsSettings } from '#app/clinic/cms-fields.ts';
import {
  backupTick,
  firstRunProgress,
  mailDomain,
  mailTested,
  readPrivacyText,
  siteOpening,
} from '#app/clinic/demonstration/opening-settings.ts';
import { messageSettings } from '#app/clinic/messages/message-settings.ts';
import { planPriceFields } from '#app/clinic/plan-price-fields.ts';
import type { StatementName } from '#app/clinic/published-statements.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { paymentSettings } from '#app/payments/payment-settings.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting, storeSetting } from '#app/platform/stored-setting.server.ts';

/** A statement as it is stored. */
export const checkedStatement = z.object({
  value: z.number(),
  reviews: z.number().optional(),
  source: z.string(),
  sourceInEnglish: z.string().optional(),
  measuredOn: z.string(),
  owner: z.string(),
  verified: z.boolean(),
});
export const screeningShape = z.enum(SCREENING_INSTRUMENTS);
const shapes = {
  'claim:patients': checkedStatement,
  'claim:years': checkedStatement,
  'claim:rating': checkedStatement,
  'claim:answerMinutes': checkedStatement,
  'claim:sameDayReport': checkedStatement,
  saturday: z.enum(['hours', 'faq']).nullable(),
  'compact-days': z.boolean(),
  screening: screeningShape,
  payments: paymentSettings,
  plans: z.boolean(),
  'plan-prices': planPriceFields,
  cms: cmsSettings,
  'cms-categories': cmsCategories,
  'google-reviews': z.boolean(),
  'site-opening': siteOpening,
  'backup-made': backupTick,
  'privacy-text-read': readPrivacyText,
  'first-run': firstRunProgress,
  'mail-domain': mailDomain,
  'mail-tested': mailTested,
  messages: messageSettings,
} satisfies Record<string, z.ZodType> & Record<`claim:${StatementName}`, z.ZodType>;

export type Subject = keyof typeof shapes;
type SettingValue = { [Name in Subject]: z.output<(typeof shapes)[Name]> };

/** Version of a setting, and who changed it last and when. */
export type SettingVersion = { version: number; by: string; at: Date };

const settingsSchema = z.object({
  'claim:patients': checkedStatement.optional(),
  'claim:years': checkedStatement.optional(),
  'claim:rating': checkedStatement.optional(),
  'claim:answerMinutes': checkedStatement.optional(),
  'claim:sameDayReport': checkedStatement.optional(),
  saturday: shapes.saturday.default(null),
  'compact-days': shapes['compact-days'].nullable().default(null),
  screening: shapes.screening.nullable().default(null),
  plans: shapes.plans.nullable().default(null),
  'plan-prices': shapes['plan-prices'].default([]),
  'google-reviews': shapes['google-reviews'].nullable().default(null),
  'site-opening': siteOpening.optional(),
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
      compactDays: set['compact-days'],
      screening: set.screening,
      plansEnabled: set.plans,
      planPrices: set['plan-prices'],
      googleReviews: set['google-reviews'],
      isOpenToAll: set['site-opening']?.isOpen ?? null,
    },
    stamp: rows.map(({ subject, version }) => `${subject} ${version}`).join(),
  };
}

/** The value of one setting; null while nobody has set it. */
export async function readSetting<Name extends Subject>(
  db: Queryable,
  subject: Name,
): Promise<{ value: SettingValue[Name]; version: number; by: string; at: Date } | null> {
  const [row] = await db
    .select({
      value: clinicSettings.value,
      version: clinicSettings.version,
      by: staff.name,
      at: clinicSettings.changedAt,
    })
    .from(clinicSettings)
    .innerJoin(staff, eq(staff.id, clinicSettings.changedBy))
    .where(eq(clinicSettings.subject, subject));
  if (!row) return null;
  const shape: { [Each in Subject]: z.ZodType<SettingValue[Each]> } = shapes;
  return { ...row, value: shape[subject].parse(row.value) };
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

type SettingChange<Value> = {
  value: Value;
  /** The version that the form was loaded from, 0 while nobody had set it. */
  seenVersion: number;
  /** Staff member's id. */
  by: number;
};

/** Overrides part of the clinic record and notifies every instance. Setting the current value again is never refused. */
export function changeSetting<Name extends Subject>(
  { db, clock }: { db: Database; clock: Clock },
  subject: Name,
  change: SettingChange<SettingValue[Name]>,
): Promise<Result<'done', 'changed'>> {
  return db.transaction((tx) => changeSettingIn(tx, clock, subject, change));
}

/** As `changeSetting`, in a transaction of the caller's. */
export async function changeSettingIn<Name extends Subject>(
  tx: Transaction,
  clock: Clock,
  subject: Name,
  { value, seenVersion, by }: SettingChange<SettingValue[Name]>,
): Promise<Result<'done', 'changed'>> {
  await lockSetting(tx, subject);
  const [row] = await tx
    .select()
    .from(clinicSettings)
    .where(eq(clinicSettings.subject, subject))
    .for('update');
  const before = row ? shapes[subject].parse(row.value) : undefined;
  if (row && isSame(before, value)) return ok('done');
  if ((row?.version ?? 0) !== seenVersion) return refuse('changed');
  const version = seenVersion + 1;
  const change = { from: before ?? null, to: value, version, at: clock.now(), by };
  await storeSetting(tx, subject, change);
  return ok('done');
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
