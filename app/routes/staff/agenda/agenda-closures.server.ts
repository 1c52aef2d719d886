import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  BLANK,
  type ClosuresFormValues,
  closureErrors,
  parseClosure,
  parseTownHoliday,
  readClosure,
  townHolidayErrors,
} from '#app/features/agenda/booking/closure-form.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { addClosure, listClosures, removeClosure } from '#app/scheduling/closures.server.ts';
import { addMunicipalHoliday, settleHoliday } from '#app/scheduling/holidays.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const SCOPES = ['national', 'state', 'municipal'] as const;

/** Adds and removes closures; confirms, dismisses and adds holidays. */
export async function answerClosures(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const request: ClosuresRequest = {
    ...page,
    values: (field) => formText(form, field).slice(0, 200),
    by: { actor: actorOf(page.staff) },
  };
  const what = request.values('acao');
  const isOfAll = what === 'confirmar' || what === 'dispensar' || what === 'incluir';
  // A holiday closes everybody's agenda.
  if (isOfAll && page.agendaOf !== null) throw data(null, { status: 403 });
  switch (what) {
    case 'reabrir':
      return reopen(request);
    case 'confirmar':
      return settle(request, 'confirmed');
    case 'dispensar':
      return settle(request, 'dismissed');
    case 'incluir':
      return addTownHoliday(request);
    default:
      return close(request);
  }
}

type ClosuresRequest = StaffPage & {
  values: (field: string) => string;
  by: { actor: ReturnType<typeof actorOf> };
};

async function reopen({ services, agendaOf, values, by }: ClosuresRequest) {
  const id = Number(values('id'));
  const own = (await listClosures(services)).find((closure) => closure.id === id);
  const isOpen = agendaOf === null || own?.resourceId === agendaOf;
  if (/^\d{1,9}$/.test(values('id')) && isOpen)
    await removeClosure(services, Number(values('id')), by);
  return back('fechamentos');
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

async function close({ services, agendaOf, values, by }: ClosuresRequest) {
  const closure = readClosure(values);
  const parsed = parseClosure(closure, await readResources(services.db), services.clock.now());
  const isOpen = agendaOf === null || (parsed.ok && parsed.value.resourceId === agendaOf);
  if (parsed.ok && !isOpen)
    return refused({ ...BLANK, closure }, closureErrors([{ field: 'quem', wrong: 'who' }]));
  if (parsed.ok) {
    const key = values(APPOINTMENT_FIELDS.key);
    await addClosure(services, parsed.value, { ...by, key: isTokenShaped(key) ? key : newToken() });
    return back('fechamentos');
  }
  return refused({ ...BLANK, closure }, closureErrors(parsed.refusal));
}

function back(part: 'fechamentos' | 'feriados') {
  return seeOther(`${AGENDA_PATHS.closures}#${part}`);
}

function refused(values: ClosuresFormValues, errors: readonly FieldError[]) {
  return data({ values, errors }, { status: 400 });
}
