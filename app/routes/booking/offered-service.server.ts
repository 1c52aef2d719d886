import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { examsOfCode, isPlainCode } from '#app/scheduling/exams/exam-code.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import type { Journey } from './journey.server.ts';
import { readOfferedExams } from './offered-exams.server.ts';
import { type Placed, placed } from './offered-place.server.ts';

export type OfferedService = {
  /** Of the service, with the house that is chosen, or the code of several exams. */
  title: string;
  /** What to say when the visitor came for another service, which the clinic books only after this one. */
  evaluationFirst: string | null;
} & Placed;

/**
 * The service to book for whoever came for `slug`: that service or, where the clinic wants an examination
 * first, the one for it. Or several exams, by their code.
 * @returns null when neither is booked online, or the exams are not booked together
 */
export async function readOfferedService(
  journey: Pick<Journey, 'services' | 'content' | 'locale'> & { draft?: Journey['draft'] },
  code: string | null | undefined,
): Promise<OfferedService | null> {
  const named = examsOfCode(code ?? '');
  if (code && named && !isPlainCode(code)) return readOfferedExams(journey, code);
  const { services, content, locale } = journey;
  const titleOf = (wanted: string) => content.services.find((each) => each.slug === wanted)?.title;
  const asked = content.clinic.services.find((each) => each.slug === named?.serviceSlug);
  if (!asked) return null;
  const evaluation = asked.isBookableOnline ? undefined : asked.evaluation;
  const bookedSlug = evaluation?.service ?? asked.slug;
  const offered = await readOfferedServices(services.db);
  const isOffered = offered.some((each) => each.isBookableOnline && each.slug === bookedSlug);
  const title = titleOf(bookedSlug);
  if (!isOffered || title === undefined) return null;
  const askedTitle = titleOf(asked.slug) ?? title;
  const { evaluationFirst } = bookingDraftMessages[locale];
  return {
    title,
    ...(await placed(journey, { serviceSlug: bookedSlug }, named?.branch)),
    evaluationFirst: evaluation ? evaluationFirst(askedTitle) : null,
  };
}
