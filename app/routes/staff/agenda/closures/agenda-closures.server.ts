import { houseOptions } from '#app/clinic/record/branch-fields.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { BLANK, mayClose, readClosure } from '#app/features/agenda/booking/closure-form.ts';
import { parseClosures } from '#app/features/agenda/closed/repeat-form.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { actorOf, type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { addClosures, tryToClose } from '#app/scheduling/closures.server.ts';
import { unreadEffects } from './closure-effects.server.ts';
import {
  again,
  answerHolidays,
  back,
  type ClosuresRequest,
  HOLIDAY_ACTS,
  refused,
} from './holiday-answers.server.ts';
import { closeAgain, REACHES, reopen } from './reopen-closure.server.ts';

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
  const reach = REACHES[what];
  return reach ? reopen(request, reach) : close(request);
}

async function close(request: ClosuresRequest) {
  const { services, agendaOf, values, by } = request;
  const closure = readClosure(values);
  const resources = await readResources(services.db);
  const known = { resources, houses: houseOptions(services.clinic).map(({ value }) => value) };
  const repeat = { repete: values('repete'), 'repete-ate': values('repete-ate') };
  const typed = { ...BLANK, closure, repeat };
  const parsed = parseClosures(typed, known, services.clock.now());
  if (!parsed.ok) return refused(typed, parsed.refusal);
  if (!mayClose(agendaOf, parsed.value.resourceId))
    return refused(typed, [{ fieldId: 'quem', message: staffAgenda.closures.wrong.who }]);
  const { reason: _reason, ...closing } = parsed.value;
  const asked = { does: 'closes', closure: closing, change: tryToClose(closing) } as const;
  const preview = await unreadEffects(request, asked);
  if (preview) return again({ preview });
  const sent = values(APPOINTMENT_FIELDS.key);
  const once = { ...by, key: isTokenShaped(sent) ? sent : newToken() };
  const made = await addClosures(services, parsed.value, once);
  return back('fechamentos', made ? `fechado=${made}` : '');
}
