import { data } from 'react-router';
import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { bookByPhone } from '#app/features/agenda/booking/phone-booking.server.ts';
import { couponInWords } from '#app/features/agenda/booking/phone-coupon.server.ts';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import { readCallerAnswers } from '#app/features/agenda/booking/phone-preparation.tsx';
import {
  PHONE_INTENTS,
  readWish,
  type SearchFormValues,
} from '#app/features/agenda/booking/phone-search.ts';
import { type CardValues, readCardValues } from '#app/features/insurance/card-form.ts';
import { EXCEED_FIELD } from '#app/features/insurance/exceed-fields.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { linkAnsweredLead } from './lead-caller.server.ts';
import { offeredTo } from './offered-caller.server.ts';
import { askForLenses, findForCaller, parseCall } from './phone-caller.server.ts';
import { parseCallerCard } from './phone-insurance.server.ts';
import { afterLenses } from './phone-preparation.server.ts';
import { spokenConsentOf } from './staff-booking.server.ts';

/** What the page shows next: the form again, or the times found. */
type PhoneAnswer = {
  values: SearchFormValues;
  errors: readonly FieldError[];
  found: FoundTimes | null;
  /** Of the caller's plan, as typed. */
  card: CardValues;
};

/** Answers the phone booking form: finds times, books the chosen one, or goes back to the form. */
export async function answerPhoneBooking(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const intent = PHONE_INTENTS.find((each) => each === formText(form, 'acao')) ?? 'find';
  const read = readWish(form);
  const values = intent === 'rules' ? { ...read, excecao: '' } : read;
  const card = readCardValues(form);
  const respond = (answer: Omit<PhoneAnswer, 'card'>, status = 200) =>
    data<PhoneAnswer>({ ...answer, card }, { status });
  if (intent === 'edit') return respond({ values, errors: [], found: null });
  const { known, parsed } = await parseCall(page, values);
  if (!parsed.ok) return respond({ values, errors: parsed.refusal, found: null }, 400);
  const { serviceTitle } = agendaLabelsOf(page.services);
  const given = await couponInWords(page.services, values, serviceTitle);
  if (!given.ok) return respond({ values, errors: given.refusal, found: null }, 400);
  const after = intent === 'later' ? parseRfc3339(formText(form, 'ultimo')) : null;
  const answers = readCallerAnswers(form);
  // Whoever asks for other times has said no to the one that is kept.
  const offered = intent === 'later' ? null : await offeredTo(page.services, values.oferta);
  const asked = { values, parsed: parsed.value, known, coupon: given.value, answers, offered };
  const again = async (errors: FieldError[], status: number) => {
    const found = await findForCaller(page, { ...asked, after: null });
    return respond({ values, errors, found }, status);
  };
  if (intent === 'beyond' && values.excecao === '')
    return again([{ fieldId: EXCEED_FIELD, message: staffInsurance.exceed.missing }], 400);
  if (intent !== 'book') {
    const { wanted } = parsed.value;
    const from = after && afterLenses(page.services, { wanted, answers, after });
    const found = await findForCaller(page, { ...asked, after: from });
    return respond({ values, errors: [], found });
  }
  const timeError = (message: string, status: number) =>
    again([{ fieldId: APPOINTMENT_FIELDS.startsAt, message }], status);
  const startsAt = parseRfc3339(formText(form, APPOINTMENT_FIELDS.startsAt));
  const key = formText(form, APPOINTMENT_FIELDS.key);
  if (!startsAt) return timeError(staffAgenda.move.missing, 400);
  if (!isTokenShaped(key)) return timeError(staffAgenda.refusals.expired, 400);
  const insured = parseCallerCard(card, parsed.value.payer, startsAt);
  if (!insured.ok) return again(insured.refusal, 400);
  const early = await askForLenses(page, { form, asked, startsAt });
  if (early) return respond({ values, ...early }, 422);
  const booked = await bookByPhone(staffBookingOf(page.services), {
    values,
    parsed: parsed.value,
    startsAt,
    consent: spokenConsentOf(page.services).record,
    preparation: answers,
    card: insured.value,
    actor: actorOf(page.staff),
    key,
    holdToken: offered?.holdToken,
  });
  if (booked.kind === 'other-body') return timeError(staffAgenda.refusals.otherBody, 409);
  if (!booked.answer.ok) return timeError(staffAgenda.refusals.time[booked.answer.refusal], 409);
  const appointment = await readAppointment(page.services.db, {
    id: booked.answer.value.appointmentId,
  });
  if (!appointment) throw new Error('the booked appointment does not exist');
  await linkAnsweredLead(page, values.pedido, appointment.id);
  return seeOther(`${appointmentPath(appointment.protocol)}?marcada`);
}
