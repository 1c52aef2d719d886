import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { depositValues } from './deposit-form.ts';
import { plannedLine } from './lengths/length-words.ts';
import { lengthValues } from './lengths/lengths-form.ts';
import { preparationValues } from './preparation-form.ts';
import type { ServiceSettings } from './services.server.ts';

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
