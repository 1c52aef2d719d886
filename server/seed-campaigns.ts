import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '#app/clinic/clinic-fields.ts';
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
    await db
      .insert(campaigns)
      .values({
        ...own,
        codeLetters: codeLetters(own.code),
        gives: inEach(gives),
        texts: texts ? inEach(texts) : null,
        state: 'published',
        version: 1,
        createdAt: at,
        changedAt: at,
      })
      .onConflictDoNothing();
  }
}

/** What the record says, once for all languages or in each; in one that it leaves out, as in Portuguese. */
function inEach(said: unknown) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(said, locale)]));
}
