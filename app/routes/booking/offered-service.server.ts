import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import type { Journey } from './journey.server.ts';

export type OfferedService = {
  slug: string;
  title: string;
  /** What to say when the visitor came for another service, which the clinic books only after this one. */
  evaluationFirst: string | null;
};

/**
 * The service to book for whoever came for `slug`: that service or, where the clinic wants an examination
 * first, the one for it.
 * @returns null when neither is booked online
 */
export async function readOfferedService(
  { services, content, locale }: Journey,
  slug: string | null | undefined,
): Promise<OfferedService | null> {
  const titleOf = (wanted: string) => content.services.find((each) => each.slug === wanted)?.title;
  const asked = content.clinic.services.find((each) => each.slug === slug);
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
    slug: bookedSlug,
    title,
    evaluationFirst: evaluation ? evaluationFirst(askedTitle) : null,
  };
}
