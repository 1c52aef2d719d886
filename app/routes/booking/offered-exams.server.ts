import { PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { readDepositTerms } from '#app/features/deposits/deposit-keeper.server.ts';
import { readBookable } from '#app/scheduling/exams/bookable-services.server.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { examsTitle } from '#app/scheduling/exams/exam-words.ts';
import { wantedExams, wishOf } from '#app/scheduling/exams/wanted-exams.ts';
import type { Journey } from './journey.server.ts';
import { placed } from './offered-place.server.ts';
import type { OfferedService } from './offered-service.server.ts';

/**
 * Several exams, or one for a single eye, as they are booked online; null when one of them is not, when they do not
 * go together, or when one of several costs a deposit.
 */
export async function readOfferedExams(
  journey: Pick<Journey, 'services' | 'content' | 'locale'> & { draft?: Journey['draft'] },
  code: string,
): Promise<OfferedService | null> {
  const { services, content, locale } = journey;
  const asked = examsOfCode(code);
  const found = asked && (await readBookable(services.db, asked));
  if (!found || found.misfit || !found.service.isBookableOnline) return null;
  const exams = wantedExams(asked);
  const texts = content.services;
  if (!exams.every(({ serviceSlug }) => texts.some(({ slug }) => slug === serviceSlug)))
    return null;
  if (exams.length > 1 && (await readDepositSlugs(services, exams)).length > 0) return null;
  const titleOf = (slug: string) => texts.find((each) => each.slug === slug)?.title ?? slug;
  const wanted = wishOf(exams);
  if (!wanted) return null;
  return {
    title: examsTitle(exams, { locale, titleOf }),
    evaluationFirst: null,
    ...(await placed(journey, wanted, asked.branch)),
  };
}

/** Those of some services that are booked with a deposit. */
export async function readDepositSlugs(
  services: Journey['services'],
  exams: readonly { serviceSlug: string }[],
): Promise<string[]> {
  const slugs: string[] = [];
  for (const { serviceSlug } of exams) {
    const booking = { serviceSlug, payerId: PRIVATE_PAYER };
    const terms = await readDepositTerms(paymentServicesOf(services), services.db, booking);
    if (terms) slugs.push(serviceSlug);
  }
  return slugs;
}
