import type { CampaignDates } from '#app/clinic/clinic-changes.ts';
import {
  type DayFormValues,
  dayFormValues,
  dayTyped,
  readTypedDay,
} from '#app/clinic/parse-day.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type CampaignFormValues = { inicio: DayFormValues; fim: DayFormValues; codigo: string };
export type CampaignError = { field: keyof CampaignFormValues; wrong: 'day' | 'order' | 'code' };

const LONGEST_CODE = 40;
const LONGEST_DAYS = 92;
const DAY_MS = 86_400_000;

export function campaignFormValues(dates: CampaignDates | null, code: string): CampaignFormValues {
  return {
    inicio: dayFormValues(dates?.startsOn ?? null),
    fim: dayFormValues(dates?.endsOn ?? null),
    codigo: dates?.code ?? code,
  };
}

export function readTypedCampaign(form: Pick<FormData, 'get'>): CampaignFormValues {
  return {
    inicio: readTypedDay(form, 'inicio'),
    fim: readTypedDay(form, 'fim'),
    codigo: formText(form, 'codigo').slice(0, 200),
  };
}

/** The campaign's dates and code, or what is wrong with them. */
export function parseCampaign(values: CampaignFormValues): Result<CampaignDates, CampaignError[]> {
  const [startsOn, endsOn] = [dayTyped(values.inicio), dayTyped(values.fim)];
  const code = values.codigo.trim().replace(/\s+/g, ' ');
  const errors: CampaignError[] = [
    ...(startsOn ? [] : [{ field: 'inicio', wrong: 'day' } as const]),
    ...(endsOn ? [] : [{ field: 'fim', wrong: 'day' } as const]),
    ...(startsOn && endsOn && !isInOrder(startsOn, endsOn)
      ? [{ field: 'fim', wrong: 'order' } as const]
      : []),
    ...(/^[\p{L}\d][\p{L}\d -]*$/u.test(code) && code.length <= LONGEST_CODE
      ? []
      : [{ field: 'codigo', wrong: 'code' } as const]),
  ];
  if (!startsOn || !endsOn || errors.length > 0) return refuse(errors);
  return ok({ startsOn, endsOn, code });
}

function isInOrder(startsOn: string, endsOn: string): boolean {
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS;
  return days >= 0 && days < LONGEST_DAYS;
}
