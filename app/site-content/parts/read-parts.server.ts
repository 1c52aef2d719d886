import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { offersOf } from '#app/clinic/words/site-offers.ts';
import type { Queryable } from '#app/db/database.ts';
import { type DocumentKey, keyOfLabel } from '#app/features/content/content-document.ts';
import type { FileSources } from '#app/features/content/file-sources.server.ts';
import { LOCALES } from '#app/platform/locale.ts';
import {
  isWritten,
  type Part,
  type PartState,
  type PartStates,
  partsOfEntry,
} from './site-parts.ts';

type Sources = {
  db: Queryable;
  clinic: Clinic;
  /** With the files that the clinic keeps. */
  contentStore: { files: FileSources };
};

const facts = z.object({
  orders: z.boolean(),
  screenings: z.boolean(),
  audios: z.boolean(),
  campaign: z.enum(['draft', 'published', 'archived']).nullable(),
  texts: z.array(z.object({ kind: z.string(), locale: z.enum(LOCALES), slug: z.string() })),
});

/**
 * Which parts the site shows, and which of the others hold something of the clinic's: texts that staff have saved,
 * articles and episodes as files, orders, answers. Texts that every site comes with are nobody's.
 */
export async function readParts({ db, clinic, contentStore }: Sources): Promise<PartStates> {
  const { rows } = await db.execute(sql`
    select exists (select from orders) as orders, exists (select from screenings) as screenings,
      exists (select from audio_files) as audios,
      (select state from campaigns where texts is null order by state = 'published' desc limit 1) as campaign,
      coalesce((select jsonb_agg(each) from (
        select distinct kind, locale, case when kind in ('pages', 'texts') then slug else '' end as slug
        from content_documents) each), '[]') as texts`);
  const { orders, screenings, audios, campaign, texts } = facts.parse(rows[0]);
  const shown: Readonly<Partial<Record<Part, boolean>>> = {
    ...offersOf(clinic),
    english: clinic.locales.includes('en-US'),
    campaign: campaign === 'published',
  };
  const kept: ReadonlySet<Part> = new Set([
    ...[...texts, ...ownFiles(contentStore.files)].flatMap(partsOfEntry),
    ...(orders ? (['plans'] as const) : []),
    ...(screenings ? (['questionnaire'] as const) : []),
    ...(audios ? (['podcast'] as const) : []),
    ...(campaign === 'draft' ? (['campaign'] as const) : []),
  ]);
  const stateOf = (part: Part): PartState =>
    shown[part] ? 'shown' : kept.has(part) ? 'kept' : 'gone';
  return {
    blog: stateOf('blog'),
    podcast: stateOf('podcast'),
    questionnaire: stateOf('questionnaire'),
    lenses: stateOf('lenses'),
    plans: stateOf('plans'),
    english: stateOf('english'),
    campaign: stateOf('campaign'),
  };
}

/** Articles and episodes that are files: of English, which not every clinic speaks, those of the software say nothing. */
function ownFiles(files: FileSources): DocumentKey[] {
  return [...files.keys()].flatMap((label) => {
    const key = keyOfLabel(label);
    return key?.locale === 'pt-BR' && isWritten(key) ? [key] : [];
  });
}
