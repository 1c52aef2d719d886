import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { clinicPhotos } from '#app/features/about/about-text.ts';
import { campaignFields } from '#app/features/campaign/campaign-text.ts';
import { lensesFields } from '#app/features/lenses/lenses-text.ts';
import { noticeField, planFamilyFields } from '#app/features/plans/plan-text.ts';
import { readPlanTexts } from '#app/features/plans/plan-texts.server.ts';
import { readExampleReviews } from '#app/features/reviews/example-reviews.server.ts';
import { allRead, type ContentProblem } from '#app/platform/text/content-problem.ts';
import type { ContentSource } from '#app/platform/text/markdown-files.server.ts';
import { pageFront, readPageText } from '#app/platform/text/page-text.server.ts';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import { withoutOutgrown } from './outgrown-texts.ts';

/** Entries of content/<locale>/pages and plans and the example reviews, in one language. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

const day = z.iso.date("must be a day such as '2026-10-15', in quotes");

/** Additional fields of an article that a professional may have reviewed: both, or no review is told of. */
const articleFields = {
  /** Slug of a practitioner in the clinic record. */
  reviewer: z.string().trim().min(1, 'is empty').optional(),
  reviewedOn: day.optional(),
};

/** Additional fields of the statement on accessibility: the day of its text, and of the last check of the site. */
const statementFields = { updatedOn: day, checkedOn: day };

export type ArticleText = PageText<
  PageFront & { reviewer?: string | undefined; reviewedOn?: string | undefined }
> & {
  /** Published by the clinic itself; else it is one of the examples of the software. */
  isOwn?: boolean;
};

const words = z.string().trim().min(1, 'is empty');
const plain = z.strictObject(pageFront);
const noticed = z.strictObject({ ...pageFront, ...noticeField });
const planFamily = z.strictObject({ ...pageFront, ...planFamilyFields });

/** Front matter schema of each page, by its name below content/<locale>/pages. */
export const pageSchemas = {
  acessibilidade: z.strictObject({ ...pageFront, ...statementFields }),
  sobre: z.strictObject({ ...pageFront, photos: clinicPhotos.optional() }),
  lentes: z.strictObject({ ...pageFront, ...lensesFields }),
  planos: planFamily,
  planosonline: planFamily,
  planosflex: planFamily,
  pagamento: noticed,
  assine: noticed,
  waitlist: plain,
  'artigos-catarata': z.strictObject({ ...pageFront, ...articleFields }),
  'questionario-olho-seco': plain,
  'campanha-outubro-olho-seco': z.strictObject({ ...pageFront, ...campaignFields }),
  'agendamento-otimizado': z.strictObject({
    ...pageFront,
    reasons: z.array(words).length(9, 'must have 9 entries'),
  }),
};

/** Problems of articles whose reviewer is not in the clinic record: nobody of the clinic has read them. */
export function unknownReviewers({
  clinic,
  pages: { cataract },
}: {
  clinic: Clinic;
  pages: SiteContent;
}): ContentProblem[] {
  const { reviewer } = cataract;
  if (reviewer === undefined) return [];
  const everybody = [...clinic.people, ...clinic.formerPeople];
  const isKnown = everybody.some(({ slug }) => slug === reviewer);
  if (isKnown) return [];
  const file = `${clinic.locale}/pages/artigos-catarata.md`;
  return [{ file, path: 'reviewer', code: 'not-in-record', params: { name: reviewer } }];
}

/** @throws ContentProblems */
export async function readSiteContent(source: ContentSource) {
  const cataract: Promise<ArticleText> = readPageText(
    source,
    'artigos-catarata',
    pageSchemas['artigos-catarata'],
  );
  const entries = {
    cataract,
    accessibility: readPageText(source, 'acessibilidade', pageSchemas.acessibilidade),
    about: readPageText(source, 'sobre', pageSchemas.sobre),
    lenses: readPageText(source, 'lentes', pageSchemas.lentes),
    plans: readPageText(source, 'planos', pageSchemas.planos),
    onlinePlans: readPageText(source, 'planosonline', pageSchemas.planosonline),
    flexPlan: readPageText(source, 'planosflex', pageSchemas.planosflex),
    payment: readPageText(source, 'pagamento', pageSchemas.pagamento),
    subscribe: readPageText(source, 'assine', pageSchemas.assine),
    waitlist: readPageText(source, 'waitlist', pageSchemas.waitlist),
    dryEye: readPageText(source, 'questionario-olho-seco', pageSchemas['questionario-olho-seco']),
    campaign: readPageText(
      source,
      'campanha-outubro-olho-seco',
      pageSchemas['campanha-outubro-olho-seco'],
    ),
    quickRequest: readPageText(
      source,
      'agendamento-otimizado',
      pageSchemas['agendamento-otimizado'],
    ),
    planTexts: readPlanTexts(source),
    exampleReviews: readExampleReviews(source),
  };
  await allRead(Object.values(entries));
  return {
    accessibility: await entries.accessibility,
    about: await entries.about,
    lenses: await entries.lenses,
    plans: await entries.plans,
    onlinePlans: await entries.onlinePlans,
    flexPlan: await entries.flexPlan,
    payment: await entries.payment,
    subscribe: await entries.subscribe,
    waitlist: await entries.waitlist,
    cataract: await entries.cataract,
    dryEye: withoutOutgrown('questionario-olho-seco', await entries.dryEye),
    campaign: await entries.campaign,
    quickRequest: withoutOutgrown('agendamento-otimizado', await entries.quickRequest),
    planTexts: await entries.planTexts,
    exampleReviews: await entries.exampleReviews,
  };
}
