import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { APPROVAL_STATES, type ApprovalState } from '#app/scheduling/payers/approval-state.ts';
import { isOverOn, parseValidity } from '#app/scheduling/payers/insurance-card.ts';
import type { Approval } from './approval.ts';

const MOST_SIGNS = 30;

export type ApprovalValues = {
  state: ApprovalState | null;
  numero: string;
  ate: string;
  seenVersion: number;
};

/** What the desk noted of an approval, as typed. */
export function readApprovalValues(form: FormData): ApprovalValues {
  const version = formText(form, 'versao');
  return {
    state: APPROVAL_STATES.find((state) => state === formText(form, 'estado')) ?? null,
    numero: formText(form, 'numero')
      .trim()
      .slice(0, MOST_SIGNS * 2),
    ate: formText(form, 'ate').trim().slice(0, 20),
    seenVersion: /^\d{1,9}$/.test(version) ? Number(version) : -1,
  };
}

export type ApprovalError = {
  field: 'numero' | 'ate' | 'estado';
  wrong: 'number' | 'until' | 'over' | 'ends-before';
};

/**
 * What is stored of a form: a granted approval has a number, and is still valid on the appointment's day; one that
 * was asked for has a day.
 * @param before as it was, for the day on which it was asked for
 */
export function parseApproval(
  { state, numero, ate }: ApprovalValues,
  {
    before,
    today,
    startsOn,
  }: { before: Pick<Approval, 'askedOn'>; today: string; startsOn: string },
): Result<Omit<Approval, 'version'>, ApprovalError[]> {
  const until = parseValidity(ate);
  const isNumber = numero.length <= MOST_SIGNS && /^[\p{L}\p{N} ./-]*$/u.test(numero);
  const needsNumber = state === 'granted' && numero === '';
  const errors: ApprovalError[] = [];
  if (!state) errors.push({ field: 'estado', wrong: 'number' });
  if (!isNumber || needsNumber) errors.push({ field: 'numero', wrong: 'number' });
  if (!until.ok) errors.push({ field: 'ate', wrong: 'until' });
  else if (state === 'granted' && isOverOn(until.value, today))
    errors.push({ field: 'ate', wrong: 'over' });
  else if (state === 'granted' && isOverOn(until.value, startsOn))
    errors.push({ field: 'ate', wrong: 'ends-before' });
  if (!state || !until.ok || errors.length > 0) return refuse(errors);
  const askedOn = state === 'asked' ? today : before.askedOn;
  if (state === 'not-needed') return ok({ state, number: null, askedOn: null, validUntil: null });
  return ok({ state, number: numero || null, askedOn, validUntil: until.value });
}
