import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { codeLetters } from '#app/clinic/coupon-code.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import type { Database } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { LOCALES } from '#app/platform/locale.ts';

/** What an earlier release kept of the campaign's days, on its own staff page. */
const earlierSetting = z.object({ startsOn: z.string(), endsOn: z.string(), code: z.string() });

/**
 * Stores the campaigns that the clinic record brings, each once: what staff make of them later stays, also when it is
 * archived.
 */
export async function seedCampaigns(
  { db, clock }: { db: Database; clock: Clock },
  record: Pick<ClinicRecord, 'campaigns'>,
): Promise<void> {
  const [setting] = await db
    .select()
    .from(clinicSettings)
    .where(eq(clinicSettings.subject, 'campaign'));
  const earlier = earlierSetting.safeParse(setting?.value).data;
  const at = clock.now();
  for (const { texts, gives, ...campaign } of record.campaigns ?? []) {
    const own = earlier ? { ...campaign, ...earlier, isYearly: false } : campaign;
    const words = LOCALES.map((locale) => [
      locale,
      typeof gives === 'string' ? gives : gives[locale],
    ]);
    await db
      .insert(campaigns)
      .values({
        ...own,
        codeLetters: codeLetters(own.code),
        gives: Object.fromEntries(words),
        texts: texts ?? null,
        state: 'published',
        version: 1,
        createdAt: at,
        changedAt: at,
      })
      .onConflictDoNothing();
  }
}
