import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { articleFields } from '#app/features/articles/article-text.ts';
import { campaignFields } from '#app/features/campaign/campaign-text.ts';
import { lensesFields } from '#app/features/lenses/lenses-text.ts';
import { noticeField, planFamilyFields } from '#app/features/plans/plan-text.ts';
import { readPlanTexts } from '#app/features/plans/plan-texts.server.ts';
import { readExampleReviews } from '#app/features/reviews/example-reviews.server.ts';
import { allRead, type ContentProblem } from '#app/platform/text/content-problem.ts';
import type { ContentSource } from '#app/platform/text/markdown-files.server.ts';
import { pageFront, readPageText } from '#app/platform/text/page-text.server.ts';

/** Entries of content/<locale>/pages and plans and the example reviews, in one language. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

const words = z.string().trim().min(1, 'is empty');
const plain = z.strictObject(pageFront);
const noticed = z.strictObject({ ...pageFront, ...noticeField });
const planFamily = z.strictObject({ ...pageFront, ...planFamilyFields });

/** Problems of articles whose reviewer is not in the clinic record: somebody must answer for each. */
export function unknownReviewers({
  clinic,
  pages: { cataract },
}: {
  clinic: Clinic;
  pages: SiteContent;
}): ContentProblem[] {
  const isKnown = clinic.resources.practitioners.some(({ slug }) => slug === cataract.reviewer);
  if (isKnown) return [];
  const file = `${clinic.locale}/pages/artigos-catarata.md`;
  return [`- ${file}: reviewer: the clinic record has no '${cataract.reviewer}'`];
}

/** @throws ContentProblems */
export async function readSiteContent(source: ContentSource) {
  const entries = {
    about: readPageText(source, 'sobre', plain),
    lenses: readPageText(source, 'lentes', z.strictObject({ ...pageFront, ...lensesFields })),
    plans: readPageText(source, 'planos', planFamily),
    onlinePlans: readPageText(source, 'planosonline', planFamily),
    flexPlan: readPageText(source, 'planosflex', planFamily),
    payment: readPageText(source, 'pagamento', noticed),
    subscribe: readPageText(source, 'assine', noticed),
    waitlist: readPageText(source, 'waitlist', plain),
    cataract: readPageText(
      source,
      'artigos-catarata',
      z.strictObject({ ...pageFront, ...articleFields }),
    ),
    dryEye: readPageText(source, 'questionario-olho-seco', plain),
    campaign: readPageText(
      source,
      'campanha-outubro-olho-seco',
      z.strictObject({ ...pageFront, ...campaignFields }),
    ),
    quickRequest: readPageText(
      source,
      'agendamento-otimizado',
      z.strictObject({ ...pageFront, reasons: z.array(words).length(9, 'must have 9 entries') }),
    ),
    planTexts: readPlanTexts(source),
    exampleReviews: readExampleReviews(source),
  };
  const faults = (await Promise.allSettled(Object.values(entries))).flatMap((result) =>
    result.status === 'rejected' ? [messageOf(result.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    about: await entries.about,
    lenses: await entries.lenses,
    plans: await entries.plans,
    onlinePlans: await entries.onlinePlans,
    flexPlan: await entries.flexPlan,
    payment: await entries.payment,
    subscribe: await entries.subscribe,
    waitlist: await entries.waitlist,
    cataract: await entries.cataract,
    dryEye: await entries.dryEye,
    campaign: await entries.campaign,
    quickRequest: await entries.quickRequest,
    planTexts: await entries.planTexts,
    exampleReviews: await entries.exampleReviews,
  };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
