import { houseOptions } from '#app/clinic/record/branch-fields.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  BLANK,
  closureErrors,
  mayClose,
  parseClosure,
  readClosure,
} from '#app/features/agenda/booking/closure-form.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { actorOf, type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { addClosure, removeClosure } from '#app/scheduling/closures.server.ts';
import { answerHolidays, back, type ClosuresRequest, refused } from './holiday-answers.server.ts';

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
  if (what === 'confirmar' || what === 'dispensar' || what === 'incluir')
    return answerHolidays(request, what);
  return what === 'reabrir' ? reopen(request) : close(request);
}

async function reopen({ services, agendaOf, values, by }: ClosuresRequest) {
  const id = /^\d{1,9}$/.test(values('id')) ? Number(values('id')) : 0;
  await removeClosure(services, id, { ...by, onlyOf: agendaOf });
  return back('fechamentos');
}

async function close({ services, agendaOf, values, by }: ClosuresRequest) {
  const closure = readClosure(values);
  const resources = await readResources(services.db);
  const known = { resources, houses: houseOptions(services.clinic).map(({ value }) => value) };
  const parsed = parseClosure(closure, known, services.clock.now());
  if (parsed.ok && !mayClose(agendaOf, parsed.value.resourceId))
    return refused({ ...BLANK, closure }, closureErrors([{ field: 'quem', wrong: 'who' }]));
  if (parsed.ok) {
    const key = values(APPOINTMENT_FIELDS.key);
    await addClosure(services, parsed.value, { ...by, key: isTokenShaped(key) ? key : newToken() });
    return back('fechamentos');
  }
  return refused({ ...BLANK, closure }, closureErrors(parsed.refusal));
}
