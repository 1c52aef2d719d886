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
import { addClosure, tryToClose } from '#app/scheduling/closures.server.ts';
import { unreadEffects } from './closure-effects.server.ts';
import {
  again,
  answerHolidays,
  back,
  type ClosuresRequest,
  HOLIDAY_ACTS,
  refused,
} from './holiday-answers.server.ts';
import { closeAgain, reopen } from './reopen-closure.server.ts';

/** Adds and removes closures; confirms, dismisses and adds holidays. */
export async function answerClosures(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const request: ClosuresRequest = {
    ...page,
    values: (field) => formText(form, field).slice(0, 200),
    by: { actor: actorOf(page.staff) },
    form,
  };
  const what = request.values('acao');
  const ofHolidays = HOLIDAY_ACTS.find((act) => act === what);
  if (ofHolidays) return answerHolidays(request, ofHolidays);
  if (what === 'refazer') return closeAgain(request);
  return what === 'reabrir' ? reopen(request) : close(request);
}

async function close(request: ClosuresRequest) {
  const { services, agendaOf, values, by } = request;
  const closure = readClosure(values);
  const resources = await readResources(services.db);
  const known = { resources, houses: houseOptions(services.clinic).map(({ value }) => value) };
  const parsed = parseClosure(closure, known, services.clock.now());
  if (parsed.ok && !mayClose(agendaOf, parsed.value.resourceId))
    return refused({ ...BLANK, closure }, closureErrors([{ field: 'quem', wrong: 'who' }]));
  if (parsed.ok) {
    const { reason: _reason, ...period } = parsed.value;
    const change = tryToClose(period);
    const preview = await unreadEffects(request, { does: 'closes', closure: period, change });
    if (preview) return again({ preview });
    const sent = values(APPOINTMENT_FIELDS.key);
    const key = isTokenShaped(sent) ? sent : newToken();
    const made = await addClosure(services, parsed.value, { ...by, key });
    return back('fechamentos', made ? `fechado=${made}` : '');
  }
  return refused({ ...BLANK, closure }, closureErrors(parsed.refusal));
}
