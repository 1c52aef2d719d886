import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';

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
};

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

/** Grid of the agenda, as in the clinic record. */
const GRID_MINUTES = 5;
const DURATION = { min: 5, max: 480 };
const BUFFER = { min: 0, max: 120 };

/** @param resourceList every resource that a service can need */
export function parseService(
  values: ServiceFormValues,
  resourceList: readonly { id: number; kind: string }[],
): Result<NewServiceSettings, ServiceError[]> {
  const duration = parseMinutes(values.duracao, DURATION);
  const before = parseMinutes(values.antes, BUFFER);
  const after = parseMinutes(values.depois, BUFFER);
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

/** Whole minutes on the agenda's grid and within the limits, or null. */
function parseMinutes(value: string, { min, max }: { min: number; max: number }): number | null {
  const text = value.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes % GRID_MINUTES === 0 && minutes >= min && minutes <= max ? minutes : null;
}
