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
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
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
import { findForCaller, parseCall } from './phone-caller.server.ts';
import { afterLenses, lensQuestion } from './phone-preparation.server.ts';
import { spokenConsentOf } from './staff-booking.server.ts';

/** What the page shows next: the form again, or the times found. */
type PhoneAnswer = {
  values: SearchFormValues;
  errors: readonly FieldError[];
  found: FoundTimes | null;
};

/** Answers the phone booking form: finds times, books the chosen one, or goes back to the form. */
export async function answerPhoneBooking(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const values = readWish(form);
  const intent = PHONE_INTENTS.find((each) => each === formText(form, 'acao')) ?? 'find';
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
  if (intent !== 'book') {
    const { wanted } = parsed.value;
    const from = after && afterLenses(page.services, { wanted, answers, after });
    const found = await findForCaller(page, { ...asked, after: from });
    return respond({ values, errors: [], found });
  }
  const again = async (message: string, status: number) => {
    const found = await findForCaller(page, { ...asked, after: null });
    const errors = [{ fieldId: APPOINTMENT_FIELDS.startsAt, message }];
    return respond({ values, errors, found }, status);
  };
  const startsAt = parseRfc3339(formText(form, APPOINTMENT_FIELDS.startsAt));
  const key = formText(form, APPOINTMENT_FIELDS.key);
  if (!startsAt) return again(staffAgenda.move.missing, 400);
  if (!isTokenShaped(key)) return again(staffAgenda.refusals.expired, 400);
  const { wanted } = parsed.value;
  const early = lensQuestion(page.services, { wanted, answers, startsAt });
  if (early && formText(form, 'lentesFora') !== early.key) {
    // The time that was chosen stays the first, and so the next press books it.
    const after = new Date(startsAt.getTime() - 1);
    const found = await findForCaller(page, { ...asked, after });
    const errors = [{ fieldId: APPOINTMENT_FIELDS.startsAt, message: early.text }];
    return respond({ values, errors, found: { ...found, lensesOut: early.key } }, 422);
  }
  const booked = await bookByPhone(staffBookingOf(page.services), {
    values,
    parsed: parsed.value,
    startsAt,
    consent: spokenConsentOf(page.services).record,
    preparation: answers,
    actor: actorOf(page.staff),
    key,
    holdToken: offered?.holdToken,
  });
  if (booked.kind === 'other-body') return again(staffAgenda.refusals.otherBody, 409);
  if (!booked.answer.ok) return again(staffAgenda.refusals.time[booked.answer.refusal], 409);
  const appointment = await readAppointment(page.services.db, {
    id: booked.answer.value.appointmentId,
  });
  if (!appointment) throw new Error('the booked appointment does not exist');
  await linkAnsweredLead(page, values.pedido, appointment.id);
  return seeOther(`${appointmentPath(appointment.protocol)}?marcada`);
}

function respond(answer: PhoneAnswer, status = 200) {
  return data(answer, { status });
}
