import { data } from 'react-router';
import { waitlistServicesOf } from '#app/context/waitlist-services.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { answerStaff } from '#app/features/waitlist/answer-staff.server.ts';
import { readChoices } from '#app/features/waitlist/choices.server.ts';
import {
  parseSettings,
  readSettingValues,
  type SettingValues,
} from '#app/features/waitlist/staff-fields.ts';
import { joinByStaff } from '#app/features/waitlist/steer-list.server.ts';
import { waitlistConsentOf } from '#app/features/waitlist/waitlist-consent.server.ts';
import {
  parseWaitlist,
  readWaitlist,
  type WaitlistValues,
} from '#app/features/waitlist/waitlist-fields.ts';
import { settleWaitlist } from '#app/features/waitlist/waitlist-settings.server.ts';
import { WAITLIST_ID_PREFIX } from '#app/features/waitlist/wish-fields.tsx';
import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import {
  actorOf,
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readServicesInForce } from '#app/scheduling/offered-services.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';

type Refused = {
  errors: readonly FieldError[];
  values: WaitlistValues | null;
  settings: SettingValues | null;
};

/** Answers every form of the staff's list. */
export async function answerWaitlist(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const asked = form.get('acao');
  if (asked === 'entrar') return add(page, form);
  if (asked === 'ajustar') return settle(page, form);
  const list = waitlistServicesOf(page.services);
  const answered = await answerStaff(list, form, actorOf(page.staff));
  if (answered.ok)
    return 'word' in answered.value
      ? done(answered.value.word)
      : seeOther(`${AGENDA_PATHS.phone}?oferta=${answered.value.bookOfferId}`);
  if (answered.refusal === 'unknown') return seeOther(AGENDA_PATHS.earlier);
  return refused([{ fieldId: 'conteudo', message: messages[answered.refusal] }], 409);
}

async function add({ services, staff, today, clinic }: StaffPage, form: FormData) {
  const values = readWaitlist(form);
  const offered = await readServicesInForce(services);
  const { practitioners, houses } = await readChoices(services);
  const serviceSlugs = offered.map(({ slug }) => slug);
  const practitionerIds = practitioners.map(({ id }) => id);
  const parsed = parseWaitlist(
    { ...values, kind: 'open' },
    { serviceSlugs, practitionerIds, practitioners, houses, today, emailAsked: 'optional' },
  );
  if (!parsed.ok) {
    const labels = { phoneExample: clinic.phone.raw, idPrefix: WAITLIST_ID_PREFIX };
    const { fields } = waitlistMessages['pt-BR'];
    return refused(personFieldErrors(parsed.refusal, fields, labels), 400, { values });
  }
  const consent = waitlistConsentOf(clinic, 'pt-BR').record;
  const caller = { request: parsed.value, consent, actor: actorOf(staff) };
  const { isNew } = await joinByStaff(waitlistServicesOf(services), caller);
  return done(isNew ? 'entrou' : 'estava');
}

async function settle({ services, staff }: StaffPage, form: FormData) {
  const settings = readSettingValues(form);
  const parsed = parseSettings(settings);
  if (!parsed.ok) return refused(parsed.refusal, 400, { settings });
  const by = { seenVersion: settings.version, staffId: staff.id };
  const settled = await settleWaitlist(services, parsed.value, by);
  if (settled.ok) return done('ajustes');
  return refused([{ fieldId: 'conteudo', message: messages.settings.changed }], 409);
}

function refused(errors: readonly FieldError[], status: number, typed: Partial<Refused> = {}) {
  return data<Refused>({ values: null, settings: null, ...typed, errors }, { status });
}

function done(word: keyof typeof messages.done): Response {
  return seeOther(`${AGENDA_PATHS.earlier}?feito=${word}`);
}
