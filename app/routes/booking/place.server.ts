import { formatShortMoment } from '#app/clinic/format-date.ts';
import { branchOf } from '#app/clinic/record/branch-fields.ts';
import { houseLine } from '#app/clinic/record/house-line.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { SERVICE_PARAMETER, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { localPath } from '#app/platform/locale.ts';
import { codeIn } from '#app/scheduling/exams/exam-code.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import type { Journey } from './journey.server.ts';
import type { OfferedService } from './offered-service.server.ts';
import { payerOf } from './payer.server.ts';

export type PlaceChoice = {
  href: string;
  name: string;
  /** Its address in one line. */
  line: string;
  /** 'seg. 23, 8h'; null where nothing is free. */
  first: string | null;
  isChosen: boolean;
};

/** Of the times that another house had. */
const OF_TIMES = ['dia', 'a-partir', 'ocupado', 'mudou'];

/** The address of the times of a service in a house. */
export function timesHref({ request, locale }: Journey, code: string): string {
  const { searchParams } = new URL(request.url);
  for (const name of OF_TIMES) searchParams.delete(name);
  searchParams.set(SERVICE_PARAMETER, code);
  return localPath(locale, `${STEP_PATHS.time}?${searchParams}`);
}

/** The houses in which a service is done, each with its address and its first free time. */
export function readPlaces(journey: Journey, service: OfferedService): Promise<PlaceChoice[]> {
  const { services, content, locale } = journey;
  const named = new URL(journey.request.url).searchParams.get(SERVICE_PARAMETER);
  return Promise.all(
    service.houses.map(async (branch): Promise<PlaceChoice> => {
      const house = branchOf(content.clinic, branch);
      if (!house) throw new Error('the clinic has no such house');
      const wish = { from: '', halfDay: 'any', after: null, count: 1 } as const;
      const asked = { ...service.wanted, ...wish, branch, payerId: payerOf(journey) };
      const [first] = (await readFirstSlots(bookingServicesOf(services), asked)) ?? [];
      const code = codeIn(service.slug, branch);
      return {
        href: timesHref(journey, code),
        name: house.name,
        line: houseLine(house),
        first: first ? formatShortMoment(first.startsAt, locale) : null,
        isChosen: named === code,
      };
    }),
  );
}
