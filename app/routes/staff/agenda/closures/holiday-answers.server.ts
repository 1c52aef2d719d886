import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import {
  BLANK,
  type ClosuresFormValues,
  parseTownHoliday,
  townHolidayErrors,
} from '#app/features/agenda/booking/closure-form.ts';
import type { ClosurePreviewView } from '#app/features/agenda/booking/closure-preview.tsx';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import {
  addMunicipalHoliday,
  isClosedFor,
  listHolidays,
  returnHoliday,
  settleHoliday,
  tryToSettle,
} from '#app/scheduling/holidays.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { unreadEffects, wholeDay } from './closure-effects.server.ts';

/** A form of the page of closures and holidays. */
export type ClosuresRequest = StaffPage & {
  values: (field: string) => string;
  by: { actor: StaffActor };
  /** As it was sent. */
  form: FormData;
};

/** What a form of the holidays may ask for. */
export const HOLIDAY_ACTS = ['confirmar', 'dispensar', 'incluir', 'voltar-feriado'] as const;
const SCOPES = ['national', 'state', 'municipal'] as const;
const STATUSES = ['suggested', 'confirmed', 'dismissed'] as const;

/** Confirms, dismisses and adds holidays, which close everybody's agenda. @throws 403 for who sees one alone */
export function answerHolidays(request: ClosuresRequest, what: (typeof HOLIDAY_ACTS)[number]) {
  if (request.agendaOf !== null) throw data(null, { status: 403 });
  if (what === 'voltar-feriado') return putBack(request);
  if (what === 'incluir') return addTownHoliday(request);
  return settle(request, what === 'confirmar' ? 'confirmed' : 'dismissed');
}

/** The day that a form names; null for none. */
function dayOf({ values }: ClosuresRequest) {
  const scope = SCOPES.find((each) => each === values('ambito'));
  const heldOn = values('dia');
  return scope && isCalendarDay(heldOn) ? { scope, heldOn } : null;
}

async function settle(request: ClosuresRequest, status: 'confirmed' | 'dismissed') {
  const { services, by } = request;
  const day = dayOf(request);
  if (!day) return back('feriados');
  const all = await listHolidays(services);
  const was = all.find(({ heldOn, scope }) => heldOn === day.heldOn && scope === day.scope);
  if (!was) return back('feriados');
  const closes = status === 'confirmed';
  const preview = await unreadEffects(request, {
    does: closes ? 'closes' : 'opens',
    closure: wholeDay(day.heldOn),
    change: isClosedFor(was) === closes ? null : tryToSettle(day, status),
  });
  if (preview) return again({ preview });
  await settleHoliday(services, day, { status, ...by });
  if (was.status === status) return back('feriados');
  const from = [was.status, was.closes ? 'fecha' : 'abre', status].join('.');
  return back('feriados', `feriado=${day.heldOn}.${day.scope}.${from}`);
}

/** Puts a holiday back as it stood before the last press. */
async function putBack(request: ClosuresRequest) {
  const { services, values, by } = request;
  const day = dayOf(request);
  const [from, status] = ['era', 'estado'].map((name) =>
    STATUSES.find((each) => each === values(name)),
  );
  if (!day || !from || !status) return back('feriados', 'tarde');
  const to = { status: from, closes: values('fecha') === 'fecha' };
  const isBack = await returnHoliday(services, day, { from: status, to, ...by });
  return back('feriados', isBack ? 'desfeito' : 'tarde');
}

async function addTownHoliday(request: ClosuresRequest) {
  const { services, today, values, by } = request;
  const town = { nome: values('nome'), data: values('data') };
  const parsed = parseTownHoliday(town, today);
  if (!parsed.ok) return refused({ ...BLANK, town }, townHolidayErrors(parsed.refusal));
  const { heldOn } = parsed.value;
  const change = tryToSettle({ heldOn, scope: 'municipal' }, 'confirmed');
  const closure = wholeDay(heldOn);
  const preview = await unreadEffects(request, { does: 'closes', closure, change });
  if (preview) return again({ preview });
  await addMunicipalHoliday(services, parsed.value, by);
  return back('feriados', `feriado=${heldOn}.municipal.dismissed.fecha.confirmed`);
}

/** The page again: from its top, where it tells something, else its part. */
export function back(part: 'fechamentos' | 'feriados', told = '') {
  return seeOther(`${AGENDA_PATHS.closures}${told ? `?${told}` : `#${part}`}`);
}

/** What the page shows after a form: the form again, or what closing or opening would do. */
type ClosuresAnswer = {
  values: ClosuresFormValues;
  errors: readonly FieldError[];
  preview: ClosurePreviewView | null;
};

export function again(answer: Partial<ClosuresAnswer>, status = 200) {
  return data<ClosuresAnswer>({ values: BLANK, errors: [], preview: null, ...answer }, { status });
}

export function refused(values: ClosuresFormValues, errors: readonly FieldError[]) {
  return again({ values, errors }, 400);
}
