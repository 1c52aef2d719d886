import { formatPhone } from '#app/clinic/format-phone.ts';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import type { BookableChoices } from '#app/features/agenda/booking/caller-fields.tsx';
import {
  asKnown,
  type KnownOffer,
  knownOffer,
  meantPatient,
} from '#app/features/agenda/booking/known-caller.tsx';
import { findKnownPatients } from '#app/features/agenda/booking/known-patients.server.ts';
import { findTimes } from '#app/features/agenda/booking/phone-booking.server.ts';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import { readWish, type SearchFormValues } from '#app/features/agenda/booking/phone-search.ts';
import { readWishedTime } from '#app/features/agenda/grid/wished-time.server.ts';
import { PATIENT_PARAMETER } from '#app/features/patients/patient-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { formText } from '#app/platform/form-values.ts';
import { refuse } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import { knownVisitsOf } from '#app/routes/staff/patients/known-visits.server.ts';
import { patientCallerOf } from '#app/routes/staff/patients/patient-caller.server.ts';
import { recommendedCallerOf } from '#app/routes/staff/recommendations/recommended-caller.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { readBookable } from '#app/scheduling/exams/bookable-services.server.ts';
import { examsTitle, portuguese, uncapitalized } from '#app/scheduling/exams/exam-words.ts';
import { type Wanted, wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { leadCallerOf } from './lead-caller.server.ts';
import { type OfferedTime, offeredCallerOf } from './offered-caller.server.ts';
import { callerInsurance } from './phone-insurance.server.ts';
import { callerPreparation, lensQuestion } from './phone-preparation.server.ts';
import { parseStaffBooking, serviceAdvice, spokenConsentOf } from './staff-booking.server.ts';

type Parsed = Extract<ReturnType<typeof parseStaffBooking>, { ok: true }>['value'];
/** The fields that the address of a phone booking fills in: of a request, an offer, what was recommended or a patient. */
export async function callerOf(page: StaffPage) {
  return (
    (await leadCallerOf(page)) ??
    (await offeredCallerOf(page)) ??
    (await recommendedCallerOf(page)) ??
    (await patientCallerOf(page))
  );
}

/** What a phone booking begins with: the fields that its address fills in, and who it is for. */
export async function blankCall(page: StaffPage, choices: BookableChoices) {
  const { services, url } = page;
  const [[service], [payer]] = [choices.services, choices.payers];
  const first = new Map([
    ['servico', service?.value],
    ['convenio', payer?.value],
  ]);
  const caller = await callerOf(page);
  const wished = await readWishedTime(services.db, url.searchParams);
  const { words = null, block = null, ...time } = wished ?? {};
  return {
    wish: words,
    block,
    blank: { ...readWish(first), ...time, ...caller },
    isPrefilled: caller !== null,
    known: await knownVisitsOf(page, url.searchParams.get(PATIENT_PARAMETER) ?? ''),
  };
}

/** The next times for a caller, with what to tell them. */
export async function findForCaller(
  { services }: StaffPage,
  {
    values,
    parsed,
    known,
    coupon,
    answers,
    after,
    offered,
  }: {
    values: SearchFormValues;
    parsed: Parsed;
    known: KnownOffer | null;
    coupon: string;
    answers: PreparationAnswers;
    after: Date | null;
    offered: OfferedTime | null;
  },
): Promise<FoundTimes> {
  const { wanted, payer, patient, contact } = parsed;
  const { serviceTitle, payerTitle } = agendaLabelsOf(services);
  const times: FoundTimes['options'] = offered
    ? [offered.option]
    : await findTimes(staffBookingOf(services), values, after, serviceTitle);
  const withPreparation = callerPreparation(services, { wanted, times, answers });
  const insured = { wanted, payer, times: withPreparation.options };
  const { approval, times: options } = await callerInsurance(services, insured);
  return {
    key: newToken(),
    approval,
    ...withPreparation,
    options,
    patient: patient.name,
    phone: formatPhone(contact.phoneE164),
    // Within the sentence that is said, and in the order in which they are done.
    service: uncapitalized(
      times[0]?.service ?? examsTitle(wantedExams(wanted), portuguese(serviceTitle)),
    ),
    payer: payerTitle(payer),
    coupon,
    ...serviceAdvice(services, wanted, payer),
    consent: spokenConsentOf(services).text,
    known,
  };
}

type Asked = Omit<Parameters<typeof findForCaller>[1], 'after'>;

/** For a time that is too early for the lenses: whether they are out already, asked once; null where it is not. */
export async function askForLenses(
  page: StaffPage,
  { form, asked, startsAt }: { form: FormData; asked: Asked; startsAt: Date },
): Promise<{ errors: FieldError[]; found: FoundTimes } | null> {
  const { answers } = asked;
  const { wanted } = asked.parsed;
  const early = lensQuestion(page.services, { wanted, answers, startsAt });
  if (!early || formText(form, 'lentesFora') === early.key) return null;
  // The time that was chosen stays the first, and so the next press books it.
  const before = new Date(startsAt.getTime() - 1);
  const found = await findForCaller(page, { ...asked, after: before });
  const errors = [{ fieldId: APPOINTMENT_FIELDS.startsAt, message: early.text }];
  return { errors, found: { ...found, lensesOut: early.key } };
}

/** Which of several exams are not done on one coming, if so. */
async function togetherError(services: StaffPage['services'], wanted: Wanted) {
  const found = await readBookable(services.db, wanted);
  if (!found?.misfit) return null;
  const { serviceTitle } = agendaLabelsOf(services);
  const { ids } = found.misfit;
  const exams = (found.exams ?? []).filter(({ id }) => ids.includes(id));
  const titles = exams.map(({ slug }) => ({ serviceSlug: slug }));
  const message = staffAgenda.phone.apart(examsTitle(titles, portuguese(serviceTitle)));
  return refuse([{ fieldId: 'mais', message }]);
}

type Page = Pick<StaffPage, 'services' | 'today' | 'staff' | 'may'>;

/** The caller and the request. A patient already known under this phone keeps the stored data. */
export async function parseCall(page: Page, values: SearchFormValues) {
  const { services, today } = page;
  const phone = parsePhone(values.telefone);
  const patients = phone.ok ? await findKnownPatients(services.db, phone.value) : [];
  const call: { meant: ReturnType<typeof meantPatient> } = { meant: null };
  const parsed = parseStaffBooking(services, values, today, (caller) => {
    call.meant = meantPatient(patients, caller, values.paciente);
    return call.meant ? asKnown(caller, call.meant) : caller;
  });
  const misfit = parsed.ok ? await togetherError(services, parsed.value.wanted) : null;
  const { meant } = call;
  const visits = meant && (await knownVisitsOf(page, String(meant.id)));
  return { parsed: misfit ?? parsed, known: knownOffer(patients, { meant, visits, today }) };
}
