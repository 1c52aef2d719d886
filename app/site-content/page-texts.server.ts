import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { articleFields } from '#app/features/articles/article-text.ts';
import { campaignFields } from '#app/features/campaign/campaign-text.ts';
import { lensesFields } from '#app/features/lenses/lenses-text.ts';
import { noticeField, planFamilyFields } from '#app/features/plans/plan-text.ts';
import { readPlanTexts } from '#app/features/plans/plan-texts.server.ts';
import { readExampleReviews } from '#app/features/reviews/example-reviews.server.ts';
import type { ContentSource } from '#app/platform/text/markdown-files.server.ts';
import { pageFront, readPageText } from '#app/platform/text/page-text.server.ts';

/** The texts of content/<locale>/pages and plans and the example reviews, in one language. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

const words = z.string().trim().min(1, 'is empty');
const plain = z.strictObject(pageFront);
const noticed = z.strictObject({ ...pageFront, ...noticeField });
const planFamily = z.strictObject({ ...pageFront, ...planFamilyFields });

/** Reviewers whom the clinic record does not know, a line each: no article may be answered for by nobody. */
export function unknownReviewers({
  clinic,
  pages: { cataract },
}: {
  clinic: Clinic;
  pages: SiteContent;
}): string[] {
  const isKnown = clinic.resources.practitioners.some(({ slug }) => slug === cataract.reviewer);
  if (isKnown) return [];
  const file = `${clinic.locale}/pages/artigos-catarata.md`;
  return [`- ${file}: reviewer: the clinic record has no '${cataract.reviewer}'`];
}

/** @throws one Error that names the file and the field of every fault, a line each */
export async function readSiteContent(place: ContentSource) {
  const texts = {
    about: readPageText(place, 'sobre', plain),
    lenses: readPageText(place, 'lentes', z.strictObject({ ...pageFront, ...lensesFields })),
    plans: readPageText(place, 'planos', planFamily),
    onlinePlans: readPageText(place, 'planosonline', planFamily),
    flexPlan: readPageText(place, 'planosflex', planFamily),
    payment: readPageText(place, 'pagamento', noticed),
    subscribe: readPageText(place, 'assine', noticed),
    waitlist: readPageText(place, 'waitlist', plain),
    cataract: readPageText(
      place,
      'artigos-catarata',
      z.strictObject({ ...pageFront, ...articleFields }),
    ),
    dryEye: readPageText(place, 'questionario-olho-seco', plain),
    campaign: readPageText(
      place,
      'campanha-outubro-olho-seco',
      z.strictObject({ ...pageFront, ...campaignFields }),
    ),
    quickRequest: readPageText(
      place,
      'agendamento-otimizado',
      z.strictObject({ ...pageFront, reasons: z.array(words).length(9, 'must have 9 entries') }),
    ),
    planTexts: readPlanTexts(place),
    exampleReviews: readExampleReviews(place),
  };
  const faults = (await Promise.allSettled(Object.values(texts))).flatMap((result) =>
    result.status === 'rejected' ? [messageOf(result.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    about: await texts.about,
    lenses: await texts.lenses,
    plans: await texts.plans,
    onlinePlans: await texts.onlinePlans,
    flexPlan: await texts.flexPlan,
    payment: await texts.payment,
    subscribe: await texts.subscribe,
    waitlist: await texts.waitlist,
    cataract: await texts.cataract,
    dryEye: await texts.dryEye,
    campaign: await texts.campaign,
    quickRequest: await texts.quickRequest,
    planTexts: await texts.planTexts,
    exampleReviews: await texts.exampleReviews,
  };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
