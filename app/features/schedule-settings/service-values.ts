import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { type BookingRule, PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import { depositValues } from './deposit-form.ts';
import { plannedLine } from './lengths/length-words.ts';
import { lengthValues } from './lengths/lengths-form.ts';
import { preparationValues } from './preparation-form.ts';
import type { ServiceSettings } from './services.server.ts';

type Recorded = ClinicRecord['services'][number];
type Choice = { id: number; slug: string; isActive: boolean };

/**
 * What the record says of how a service is booked, as the agenda has it.
 * @returns `gone`: slugs of people, rooms and devices that are no longer there or out of use
 */
export function settingsOf(
  { booking = PLAIN_BOOKING, preparation, practitioners, resources: places, ...service }: Recorded,
  resources: readonly Choice[],
) {
  const idOf = (slug: string) => resources.find((each) => each.slug === slug && each.isActive)?.id;
  const needed = [...practitioners, ...places];
  const ids = (own: BookingRule['own']) =>
    own.flatMap(({ person, durationMinutes }) => {
      const resourceId = idOf(person);
      return resourceId === undefined ? [] : [{ resourceId, durationMinutes }];
    });
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline } = service;
  return {
    settings: {
      ...{ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline },
      resourceIds: needed.flatMap((slug) => idOf(slug) ?? []),
      lengths: {
        own: ids(booking.own),
        later: booking.later.map((each) => ({ ...each, own: ids(each.own) })),
      },
      deposit: booking.deposit ?? null,
      preparation: preparation ?? null,
    },
    gone: needed.filter((slug) => idOf(slug) === undefined),
  };
}

/** The form of a service as it is. @param written what its text says of the preparation */
export function serviceValues(service: ServiceSettings, written: PreparationRule) {
  return {
    ...depositValues(service.deposit),
    ...preparationValues(service.preparation, written),
    ...lengthValues({ ...service, ...service.lengths }),
    duracao: String(service.durationMinutes),
    antes: String(service.bufferBeforeMinutes),
    depois: String(service.bufferAfterMinutes),
    online: service.isBookableOnline,
    resourceIds: [...service.resourceIds],
  };
}

/** The form as it is, but without the planned change of the length: it then asks for no day. */
export function valuesWithoutPlan(service: ServiceSettings, written: PreparationRule) {
  return { ...serviceValues(service, written), mudaEm: '' };
}

/** What is planned for a service's length, in words; null for nothing. */
export function plannedLengthOf(
  service: ServiceSettings,
  resources: readonly { id: number; name: string }[],
): string | null {
  const nameOf = (wanted: number) => resources.find(({ id }) => id === wanted)?.name ?? '';
  return plannedLine({ ...service, ...service.lengths }, nameOf);
}
