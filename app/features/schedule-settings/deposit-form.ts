import { DEPOSIT_LIMITS } from '#app/clinic/record/booking-rule-fields.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';

export type DepositFormValues = {
  sinal: boolean;
  /** Reais, '50' or '50,00'. */
  valor: string;
  prazo: string;
  devolve: string;
  extrato: boolean;
  espera: string;
};
export type DepositError = {
  field: 'sinal' | 'valor' | 'prazo' | 'devolve' | 'extrato' | 'espera';
  wrong: 'no-way' | 'amount' | 'minutes' | 'hours' | 'by-hand' | 'waiting';
};

/** Who can take a deposit now: one that tells at once, the clinic's own Pix key, or nobody. */
export type DepositWay = 'prompt' | 'statement' | 'none';

const DEFAULTS = { valor: '50,00', prazo: '30', devolve: '24', espera: '24' };

/** What the form begins with. */
export function depositValues(rule: DepositRule | null): DepositFormValues {
  if (!rule) return { sinal: false, extrato: false, ...DEFAULTS };
  const { amountCents, holdMinutes, refundHours, statementHours } = rule;
  return {
    sinal: true,
    valor: (amountCents / 100).toFixed(2).replace('.', ','),
    prazo: String(holdMinutes),
    devolve: String(refundHours),
    extrato: statementHours !== null,
    espera: String(statementHours ?? DEFAULTS.espera),
  };
}

/** @returns null where the service asks for no deposit; the other fields then count for nothing */
export function parseDeposit(
  values: DepositFormValues,
  way: DepositWay,
): Result<DepositRule | null, DepositError[]> {
  if (!values.sinal) return ok(null);
  const { amountCents: amounts, holdMinutes, refundHours, statementHours } = DEPOSIT_LIMITS;
  const amountCents = within(centsOf(values.valor), amounts);
  const minutes = within(wholeOf(values.prazo), holdMinutes);
  const hours = within(wholeOf(values.devolve), refundHours);
  const waiting = values.extrato ? within(wholeOf(values.espera), statementHours) : null;
  const errors: (DepositError | null)[] = [
    way === 'none' ? { field: 'sinal', wrong: 'no-way' } : null,
    amountCents === null ? { field: 'valor', wrong: 'amount' } : null,
    minutes === null ? { field: 'prazo', wrong: 'minutes' } : null,
    hours === null ? { field: 'devolve', wrong: 'hours' } : null,
    way === 'statement' && !values.extrato ? { field: 'extrato', wrong: 'by-hand' } : null,
    values.extrato && waiting === null ? { field: 'espera', wrong: 'waiting' } : null,
  ];
  const wrong = errors.filter((error) => error !== null);
  if (wrong.length > 0 || amountCents === null || minutes === null || hours === null)
    return refuse(wrong);
  return ok({ amountCents, holdMinutes: minutes, refundHours: hours, statementHours: waiting });
}

function centsOf(text: string): number | null {
  const parts = /^(\d{1,4})(?:[.,](\d{2}))?$/.exec(text.replace(/^\s*R\$\s*/, '').trim());
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : null;
}

function wholeOf(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

function within(value: number | null, { min, max }: { min: number; max: number }) {
  return value !== null && value >= min && value <= max ? value : null;
}
