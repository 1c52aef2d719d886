import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import {
  BLANK,
  type ClosuresFormValues,
  parseTownHoliday,
  townHolidayErrors,
} from '#app/features/agenda/booking/closure-form.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { addMunicipalHoliday, settleHoliday } from '#app/scheduling/holidays.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** A form of the page of closures and holidays. */
export type ClosuresRequest = StaffPage & {
  values: (field: string) => string;
  by: { actor: StaffActor };
};

const SCOPES = ['national', 'state', 'municipal'] as const;

/** Confirms, dismisses and adds holidays, which close everybody's agenda. @throws 403 for who sees one alone */
export function answerHolidays(
  request: ClosuresRequest,
  what: 'confirmar' | 'dispensar' | 'incluir',
) {
  if (request.agendaOf !== null) throw data(null, { status: 403 });
  if (what === 'incluir') return addTownHoliday(request);
  return settle(request, what === 'confirmar' ? 'confirmed' : 'dismissed');
}

async function settle(
  { services, values, by }: ClosuresRequest,
  status: 'confirmed' | 'dismissed',
) {
  const scope = SCOPES.find((each) => each === values('ambito'));
  const heldOn = values('dia');
  if (scope && isCalendarDay(heldOn))
    await settleHoliday(services, { heldOn, scope }, { status, ...by });
  return back('feriados');
}

async function addTownHoliday({ services, today, values, by }: ClosuresRequest) {
  const town = { nome: values('nome'), data: values('data') };
  const parsed = parseTownHoliday(town, today);
  if (parsed.ok) {
    await addMunicipalHoliday(services, parsed.value, by);
    return back('feriados');
  }
  return refused({ ...BLANK, town }, townHolidayErrors(parsed.refusal));
}

export function back(part: 'fechamentos' | 'feriados') {
  return seeOther(`${AGENDA_PATHS.closures}#${part}`);
}

export function refused(values: ClosuresFormValues, errors: readonly FieldError[]) {
  return data({ values, errors }, { status: 400 });
}
