import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';
import type { ServiceLengths } from './lengths/lengths-form.ts';
import { parseMinutes, SERVICE_MINUTES } from './service-minutes.ts';

export type NewServiceSettings = {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  isBookableOnline: boolean;
  /** Practitioners, one of whom serves, and rooms or devices; if any are listed, one of them is needed. */
  resourceIds: readonly number[];
  /** What is asked for before it is booked online; null for nothing, undefined for what was. */
  deposit?: DepositRule | null;
  /** What patients do beforehand; null for what its text says, undefined for what was. */
  preparation?: PreparationRule | null;
  /** Lengths of practitioners, and from a day on; undefined for what was. */
  lengths?: ServiceLengths | undefined;
};

/** What the agenda itself has of a service. */
export type AgendaSettings = Omit<NewServiceSettings, 'deposit' | 'preparation'>;

export type ServiceFormValues = {
  duracao: string;
  antes: string;
  depois: string;
  online: boolean;
  resourceIds: readonly number[];
};
export type ServiceError = {
  field: 'duracao' | 'antes' | 'depois' | 'profissionais';
  wrong: 'duration' | 'buffer' | 'practitioner';
};

/** The form field with the stamp of the consequences that the page has shown. */
export const READ_FIELD = 'visto';

/** @param resourceList every resource that a service can need */
export function parseService(
  values: ServiceFormValues,
  resourceList: readonly { id: number; kind: string }[],
): Result<NewServiceSettings, ServiceError[]> {
  const duration = parseMinutes(values.duracao, SERVICE_MINUTES.duration);
  const before = parseMinutes(values.antes, SERVICE_MINUTES.buffer);
  const after = parseMinutes(values.depois, SERVICE_MINUTES.buffer);
  const chosen = resourceList.filter(({ id }) => values.resourceIds.includes(id));
  const hasPractitioner = chosen.some(({ kind }) => kind === 'practitioner');
  if (duration !== null && before !== null && after !== null && hasPractitioner)
    return ok({
      durationMinutes: duration,
      bufferBeforeMinutes: before,
      bufferAfterMinutes: after,
      isBookableOnline: values.online,
      resourceIds: chosen.map(({ id }) => id),
    });
  const errors: (ServiceError | null)[] = [
    duration === null ? { field: 'duracao', wrong: 'duration' } : null,
    before === null ? { field: 'antes', wrong: 'buffer' } : null,
    after === null ? { field: 'depois', wrong: 'buffer' } : null,
    hasPractitioner ? null : { field: 'profissionais', wrong: 'practitioner' },
  ];
  return refuse(errors.filter((error) => error !== null));
}
