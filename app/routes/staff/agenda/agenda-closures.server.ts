import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  type ClosureFormValues,
  parseClosure,
  WHOLE_CLINIC,
} from '#app/features/agenda/booking/closure-form.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { addClosure, removeClosure } from '#app/scheduling/closures.server.ts';
import { addMunicipalHoliday, settleHoliday } from '#app/scheduling/holidays.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const texts = staffAgenda.closures;
const SCOPES = ['national', 'state', 'municipal'] as const;

/** What the page's forms hold: what was typed, or nothing yet. */
export type ClosuresFormValues = {
  closure: ClosureFormValues;
  town: { nome: string; data: string };
};

export const BLANK: ClosuresFormValues = {
  closure: {
    quem: WHOLE_CLINIC,
    inicio: '',
    'hora-inicio': '',
    fim: '',
    'hora-fim': '',
    motivo: '',
  },
  town: { nome: '', data: '' },
};

/** Closes, opens again, and settles holidays. */
export async function answerClosures(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const asked: ClosuresRequest = {
    ...page,
    values: (field) => formText(form, field).slice(0, 200),
    by: { actor: actorOf(page.staff) },
  };
  switch (asked.values('acao')) {
    case 'reabrir':
      return reopen(asked);
    case 'confirmar':
      return settle(asked, 'confirmed');
    case 'dispensar':
      return settle(asked, 'dismissed');
    case 'incluir':
      return addTownHoliday(asked);
    default:
      return close(asked);
  }
}

type ClosuresRequest = StaffPage & {
  values: (field: string) => string;
  by: { actor: string };
};

async function reopen({ services, values, by }: ClosuresRequest) {
  if (/^\d{1,9}$/.test(values('id'))) await removeClosure(services, Number(values('id')), by);
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
  const name = parseName(town.nome);
  const isDay = isCalendarDay(town.data) && town.data >= today;
  if (name.ok && isDay) {
    await addMunicipalHoliday(services, { heldOn: town.data, name: name.value }, by);
    return back('feriados');
  }
  return refused({ ...BLANK, town }, [
    ...(name.ok ? [] : [{ fieldId: 'nome', message: texts.townWrong.name }]),
    ...(isDay ? [] : [{ fieldId: 'data', message: texts.townWrong.day }]),
  ]);
}

async function close({ services, values, by }: ClosuresRequest) {
  const closure = {
    quem: values('quem'),
    inicio: values('inicio'),
    'hora-inicio': values('hora-inicio'),
    fim: values('fim'),
    'hora-fim': values('hora-fim'),
    motivo: values('motivo'),
  };
  const parsed = parseClosure(closure, await readResources(services.db), services.clock.now());
  if (parsed.ok) {
    const key = values(APPOINTMENT_FIELDS.key);
    await addClosure(services, parsed.value, { ...by, key: isTokenShaped(key) ? key : newToken() });
    return back('fechamentos');
  }
  const errors = parsed.refusal.map(({ field, wrong }) => ({
    fieldId: field,
    message: texts.wrong[wrong],
  }));
  return refused({ ...BLANK, closure }, errors);
}

function back(part: 'fechamentos' | 'feriados') {
  return seeOther(`${AGENDA_PATHS.closures}#${part}`);
}

function refused(values: ClosuresFormValues, errors: readonly FieldError[]) {
  return data({ values, errors }, { status: 400 });
}
