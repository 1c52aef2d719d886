import {
  DILATES,
  PREPARATION_LIMITS,
  type PreparationRule,
  USUAL_DAYLIGHT_MINUTES,
} from '#app/clinic/preparation-rule.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const { wrong: messages } = staffPreparation.form;

/** In which unit a time without lenses is written. */
export const LENS_UNITS = ['horas', 'dias'] as const;

export type PreparationFormValues = {
  /** Whether the rule is set here and not by the service's text. */
  preparo: boolean;
  dilata: string;
  dirigir: string;
  luz: boolean;
  luzMinutos: string;
  gelatinosas: string;
  gelatinosasUnidade: string;
  rigidas: string;
  rigidasUnidade: string;
  jejum: string;
  acompanhante: boolean;
};
type PreparationError = {
  field: 'dilata' | 'dirigir' | 'luzMinutos' | 'gelatinosas' | 'rigidas' | 'jejum';
  wrong: keyof typeof staffPreparation.form.wrong;
};

const DAY_HOURS = 24;
const LENS_TIME = /^(\d{1,3})(?:\s*(h|hs|horas?|d|dias?|sem|semanas?)\.?)?$/i;

/** The fields as they were typed. */
export function readPreparation(form: FormData): PreparationFormValues {
  const field = (name: string) => formText(form, name).slice(0, 20);
  return {
    preparo: form.has('preparo'),
    dilata: field('dilata'),
    dirigir: field('dirigir'),
    luz: form.has('luz'),
    luzMinutos: field('luzMinutos'),
    gelatinosas: field('gelatinosas'),
    gelatinosasUnidade: field('gelatinosasUnidade'),
    rigidas: field('rigidas'),
    rigidasUnidade: field('rigidasUnidade'),
    jejum: field('jejum'),
    acompanhante: form.has('acompanhante'),
  };
}

/** What the form begins with: the rule that is set, or what the text says, ready to be changed. */
export function preparationValues(
  settled: PreparationRule | null,
  written: PreparationRule,
): PreparationFormValues {
  const rule = settled ?? written;
  const soft = inUnit(rule.softLensHours);
  const rigid = inUnit(rule.rigidLensHours);
  return {
    preparo: settled !== null,
    dilata: rule.dilates,
    dirigir: String(rule.dilationHours),
    luz: rule.daylightMinutes !== null,
    luzMinutos: String(rule.daylightMinutes ?? USUAL_DAYLIGHT_MINUTES),
    gelatinosas: soft.amount,
    gelatinosasUnidade: soft.unit,
    rigidas: rigid.amount,
    rigidasUnidade: rigid.unit,
    jejum: String(rule.fastingHours),
    acompanhante: rule.companion,
  };
}

function inUnit(hours: number) {
  const isDays = hours >= 2 * DAY_HOURS && hours % DAY_HOURS === 0;
  return {
    amount: String(isDays ? hours / DAY_HOURS : hours),
    unit: LENS_UNITS[isDays ? 1 : 0],
  };
}

/**
 * @returns null where the service's text holds, and the other fields count for nothing; undefined for a page of an
 *   older release, which does not ask and changes nothing
 */
export function parsePreparation(
  values: PreparationFormValues,
): Result<PreparationRule | null | undefined, FieldError[]> {
  if (values.dilata === '' && !values.preparo) return ok(undefined);
  if (!values.preparo) return ok(null);
  const limits = PREPARATION_LIMITS;
  const dilates = DILATES.find((each) => each === values.dilata);
  const dilationHours = wholeWithin(values.dirigir, limits.dilationHours);
  const daylight = values.luz ? wholeWithin(values.luzMinutos, limits.daylightMinutes) : null;
  const soft = lensHoursOf(values.gelatinosas, values.gelatinosasUnidade);
  const rigid = lensHoursOf(values.rigidas, values.rigidasUnidade);
  const fastingHours = wholeWithin(values.jejum, limits.fastingHours);
  const errors: (PreparationError | null)[] = [
    dilates ? null : { field: 'dilata', wrong: 'dilates' },
    dilationHours === null ? { field: 'dirigir', wrong: 'driving' } : null,
    values.luz && daylight === null ? { field: 'luzMinutos', wrong: 'daylight' } : null,
    soft === null ? { field: 'gelatinosas', wrong: 'lenses' } : null,
    rigid === null ? { field: 'rigidas', wrong: 'lenses' } : null,
    fastingHours === null ? { field: 'jejum', wrong: 'fasting' } : null,
  ];
  const wrong = errors
    .filter((error) => error !== null)
    .map(({ field: fieldId, wrong }) => ({ fieldId, message: messages[wrong] }));
  if (wrong.length > 0 || !dilates || dilationHours === null || fastingHours === null)
    return refuse(wrong);
  if (soft === null || rigid === null) return refuse(wrong);
  return ok({
    dilates,
    dilationHours,
    daylightMinutes: dilates === 'never' ? null : daylight,
    softLensHours: soft,
    rigidLensHours: rigid,
    fastingHours,
    companion: values.acompanhante,
  });
}

/** A number with the unit chosen beside it, or with its own behind it: '36', '2 dias', '2 semanas'. */
function lensHoursOf(text: string, chosenUnit: string): number | null {
  const [, amount = '', ownUnit = chosenUnit] = LENS_TIME.exec(text.trim()) ?? [];
  const number = wholeWithin(amount, PREPARATION_LIMITS.lensHours);
  const hours = number === null ? null : number * hoursOfUnit(ownUnit.toLowerCase());
  return hours !== null && hours <= PREPARATION_LIMITS.lensHours.max ? hours : null;
}

function hoursOfUnit(unit: string): number {
  if (unit.startsWith('s')) return 7 * DAY_HOURS;
  return unit.startsWith('d') ? DAY_HOURS : 1;
}

function wholeWithin(text: string, { min, max }: { min: number; max: number }): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
