import { instantOf, isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { CALLER_FIELDS, type CallerFormValues } from './caller-form.ts';
import { readWish } from './phone-search.ts';

/** The add-on form, as typed. */
export type AddOnFormValues = CallerFormValues & {
  servico: string;
  /** The word for the house; absent in a clinic with one. */
  unidade?: string;
  convenio: string;
  profissional: string;
  dia: string;
  hora: string;
  motivo: string;
  /** Minutes; empty for what the clinic's rules say. */
  duracao: string;
  /** Of a control after a surgery: the surgery's protocol, and how many days after it. */
  cirurgia?: string;
  controle?: string;
};

const SLOT_FIELDS = ['profissional', 'dia', 'hora', 'motivo', 'duracao'] as const;
type SlotField = (typeof SLOT_FIELDS)[number];
export const ADD_ON_FIELDS = [
  ...CALLER_FIELDS,
  'servico',
  'convenio',
  ...SLOT_FIELDS,
  'unidade',
  'cirurgia',
  'controle',
] as const;
export type AddOnError = {
  field: SlotField;
  wrong: 'practitioner' | 'day' | 'time' | 'reason' | 'length';
};

export type NewAddOn = {
  practitionerId: number;
  startsAt: Date;
  reason: string;
  /** As chosen; undefined for what the clinic's rules say. */
  durationMinutes: number | undefined;
};

const MINUTES = { min: 5, max: 240, step: 5 };

const REASON = { min: 3, max: 200 };

export function readAddOn(form: { get(name: string): unknown }): AddOnFormValues {
  const { desde: _since, parte: _part, paciente: _patient, ...wish } = readWish(form);
  const cirurgia = formText(form, 'cirurgia').slice(0, 20);
  const fieldText = (field: SlotField) => formText(form, field).slice(0, REASON.max + 1);
  return {
    ...wish,
    profissional: fieldText('profissional'),
    dia: fieldText('dia'),
    hora: fieldText('hora'),
    motivo: fieldText('motivo'),
    duracao: fieldText('duracao').slice(0, 12),
    ...(cirurgia && { cirurgia, controle: formText(form, 'controle').slice(0, 3) }),
  };
}

/**
 * The practitioner, start and reason of an add-on appointment, or every field that is wrong.
 * @param today calendar day in the clinic's zone
 */
export function parseAddOn(
  values: AddOnFormValues,
  practitioners: readonly { id: number; slug: string }[],
  today: string,
): Result<NewAddOn, AddOnError[]> {
  const practitioner = practitioners.find(({ slug }) => slug === values.profissional);
  const isDay = isCalendarDay(values.dia) && values.dia >= today;
  const time = parseTime(values.hora);
  const startsAt = time && isDay ? instantOf(values.dia, time) : null;
  const reason = values.motivo.trim().replace(/\s+/g, ' ');
  const minutes = parseMinutes(values.duracao);
  const isReason = reason.length >= REASON.min && reason.length <= REASON.max;
  const errors: AddOnError[] = [
    ...(practitioner ? [] : [{ field: 'profissional', wrong: 'practitioner' } as const]),
    ...(isDay ? [] : [{ field: 'dia', wrong: 'day' } as const]),
    ...(time && (startsAt || !isDay) ? [] : [{ field: 'hora', wrong: 'time' } as const]),
    ...(isReason ? [] : [{ field: 'motivo', wrong: 'reason' } as const]),
    ...(minutes === null ? [{ field: 'duracao', wrong: 'length' } as const] : []),
  ];
  if (!practitioner || !startsAt || minutes === null || errors.length > 0) return refuse(errors);
  return ok({ practitionerId: practitioner.id, startsAt, reason, durationMinutes: minutes });
}

/** '10' or '10 min', in steps of the grid; undefined for nothing typed, null for anything else. */
function parseMinutes(value: string): number | undefined | null {
  if (value.trim() === '') return undefined;
  const minutes = Number(/^\s*(\d{1,3})\s*(?:min\.?|minutos)?\s*$/i.exec(value)?.[1] ?? 0);
  const isOnGrid = minutes % MINUTES.step === 0;
  return isOnGrid && minutes >= MINUTES.min && minutes <= MINUTES.max ? minutes : null;
}

/** Accepts the usual ways to type a time: '1015', '10:15', '10h15', '10h', '9'. */
function parseTime(value: string): string | null {
  const parts = /^\s*(\d{1,2})\s*(?:[:h.]?\s*(\d{2})|h)?\s*$/i.exec(value);
  if (!parts) return null;
  const [, hour = '', minute = '00'] = parts;
  return Number(hour) < 24 && Number(minute) < 60 && Number(minute) % 5 === 0
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}
