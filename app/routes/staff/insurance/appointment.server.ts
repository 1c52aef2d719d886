import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { parseApproval, readApprovalValues } from '#app/features/insurance/approval-form.ts';
import { approvalLine, exceptionLine, panelCard } from '#app/features/insurance/approval-view.ts';
import { readApproval, setApproval } from '#app/features/insurance/approvals.server.ts';
import { type CardValues, readCardValues } from '#app/features/insurance/card-form.ts';
import { readCard, readRememberedCard, setCard } from '#app/features/insurance/cards.server.ts';
import { EXCEED_FIELD } from '#app/features/insurance/exceed-fields.tsx';
import { explainGap } from '#app/features/insurance/explain-gap.server.ts';
import type { InsurancePanelView } from '#app/features/insurance/insurance-panel.tsx';
import { insurancePath } from '#app/features/insurance/insurance-paths.ts';
import { readException } from '#app/features/insurance/read-exception.server.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { staffAppointmentOf } from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { examsTitle, portuguese } from '#app/scheduling/exams/exam-words.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { approvalNeed, askBy, mayComeLate } from '#app/scheduling/payers/approval-need.ts';
import { changePayer } from '#app/scheduling/payers/change-payer.server.ts';
import { claimPayer } from '#app/scheduling/payers/claim-payer.server.ts';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import {
  type InsuranceCard,
  isOverOn,
  parseCardNumber,
  parseValidity,
  typedDay,
} from '#app/scheduling/payers/insurance-card.ts';
import { recordedParts } from '#app/scheduling/payers/paid-part.ts';
import { readPayerRules } from '#app/scheduling/payers/read-payer-rules.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

type AppointmentArgs = StaffArgs & { params: { protocol: string } };
type Page = Awaited<ReturnType<typeof staffAppointmentOf>>;

const messages = staffInsurance.appointment;

/** Card and approval as the appointment's page shows them; null for who pays for themselves. */
export async function insurancePanelOf(
  services: AppServices,
  appointment: AppointmentRecord,
): Promise<InsurancePanelView | null> {
  const { id, payerId, protocol, startsAt, status } = appointment;
  if (!isInsurer(payerId)) return null;
  const { db, env, clock } = services;
  const card = await readCard({ db, secret: env.appSecret }, id);
  const approval = await readApproval(db, id);
  const exception = await readException(db, id);
  const startsOn = wallClockOf(startsAt).on;
  const isToCome = status === 'confirmed' && startsAt > clock.now();
  return {
    protocol,
    card: panelCard(card),
    approval: approvalLine(approval, { startsOn, today: wallClockOf(clock.now()).on }),
    isCardOver: isToCome && isOverOn(card?.validUntil ?? null, startsOn),
    toAsk: isToCome && approval.state === 'to-ask' ? await toAskOf(services, appointment) : '',
    exception: exception ? exceptionLine(exception) : '',
    gap: isToCome && !exception ? await gapOf(services, appointment) : '',
  };
}

/** For which exams an approval is to be asked for, and by when. */
async function toAskOf(services: AppServices, appointment: AppointmentRecord): Promise<string> {
  const { payerId, startsAt } = appointment;
  const rules = await readPayerRules(services.db, payerId);
  const slugs = recordedParts(appointment).map(({ serviceSlug }) => serviceSlug);
  const need = approvalNeed(rules, slugs);
  if (!need) return '';
  const due = { startsOn: wallClockOf(startsAt).on, today: wallClockOf(services.clock.now()).on };
  const { forExams, askBy: by, late } = staffInsurance.queue;
  const exams = need.serviceSlugs.map((serviceSlug) => ({ serviceSlug }));
  const words = portuguese(agendaLabelsOf(services).serviceTitle);
  const when = mayComeLate(need.days, due) ? late : by(formatDate(askBy(due.startsOn, need.days)));
  return `${forExams(examsTitle(exams, words))}. ${when}.`;
}

async function gapOf(services: AppServices, appointment: AppointmentRecord): Promise<string> {
  const { id, payerId, startsAt } = appointment;
  const covered = await claimPayer(services.db, recordedParts(appointment), {
    payerId,
    exclude: { excludeAppointmentId: id },
    now: services.clock.now(),
  });
  if (covered.ok) return '';
  const asked = { payerId, startsAt, ...wantedOf(appointment), refusal: covered.refusal };
  const gap = await explainGap(services.db, asked);
  return staffInsurance.form.gaps[gap];
}

/** What the page of card, approval and payer shows. */
export async function readInsurance({ services, appointment }: Page) {
  const { id, payerId, startsAt } = appointment;
  const { db, env } = services;
  const secret = env.appSecret;
  const isInsured = isInsurer(payerId);
  const card = isInsured ? await readCard({ db, secret }, id) : null;
  const remembered = isInsured && !card ? await readRememberedCard({ db, secret }, id) : null;
  return {
    isInsured,
    isCardOver: isOverOn(card?.validUntil ?? null, wallClockOf(startsAt).on),
    card: { cardNumber: card?.number ?? '', cardUntil: typedDay(card?.validUntil ?? null) },
    remembered: remembered ? panelCard(remembered) : null,
    approval: await readApproval(db, id),
  };
}

/** What a refused form shows again. */
type Refused = {
  errors: FieldError[];
  card?: CardValues;
  approval?: Pick<
    ReturnType<typeof readApprovalValues>,
    'state' | 'numero' | 'ate' | 'seenVersion'
  >;
  payerId?: string;
  mayExceed?: boolean;
};

/** Answers the form that was sent: card, remembered card, approval or payer. */
export async function answerInsurance(args: AppointmentArgs) {
  const page = await staffAppointmentOf(args);
  const form = await args.request.formData();
  const done = await answerOf(page, form);
  if (done.ok) return seeOther(`${insurancePath(page.appointment.protocol)}?feito`);
  const status = done.refusal.errors.some(({ fieldId }) => fieldId === 'conteudo') ? 409 : 400;
  return data<Refused>(done.refusal, { status });
}

function answerOf(page: Page, form: FormData): Promise<Result<unknown, Refused>> {
  switch (formText(form, 'intent')) {
    case 'guia':
      return answerApproval(page, form);
    case 'pagamento':
      return answerPayer(page, form);
    case 'lembrada':
      return takeRemembered(page);
    default:
      return answerCard(page, form);
  }
}

const wrong = (fieldId: string, message: string): FieldError => ({ fieldId, message });

async function answerCard(page: Page, form: FormData): Promise<Result<unknown, Refused>> {
  const card = readCardValues(form);
  const number = card.cardNumber === '' ? null : parseCardNumber(card.cardNumber);
  const until = parseValidity(card.cardUntil);
  const errors: FieldError[] = [];
  if (number && !number.ok) errors.push(wrong('cardNumber', messages.wrongCard));
  if (!number && card.cardUntil !== '') errors.push(wrong('cardNumber', messages.numberFirst));
  if (!until.ok) errors.push(wrong('cardUntil', messages.wrongUntil));
  if (errors.length > 0 || !until.ok) return refuse({ errors, card });
  return storeCard(page, number?.ok ? { number: number.value, validUntil: until.value } : null);
}

async function takeRemembered(page: Page): Promise<Result<unknown, Refused>> {
  const { db, env } = page.services;
  const card = await readRememberedCard({ db, secret: env.appSecret }, page.appointment.id);
  return card ? storeCard(page, card) : ok('done');
}

async function storeCard(
  { services, staff, appointment }: Page,
  card: InsuranceCard | null,
): Promise<Result<unknown, Refused>> {
  const { db, clock, env } = services;
  const { id, protocol } = appointment;
  const change = { appointmentId: id, protocol, card, staffId: staff.id };
  const saved = await setCard({ db, clock, secret: env.appSecret }, change);
  if (saved.ok) return saved;
  return refuse({ errors: [wrong('conteudo', messages.refused[saved.refusal])] });
}

async function answerApproval(page: Page, form: FormData): Promise<Result<unknown, Refused>> {
  const { services, staff, appointment, today } = page;
  const approval = readApprovalValues(form);
  const before = await readApproval(services.db, appointment.id);
  const startsOn = wallClockOf(appointment.startsAt).on;
  const parsed = parseApproval(approval, { before, today, startsOn });
  if (!parsed.ok) {
    const errors = parsed.refusal.map(({ field, wrong: what }) =>
      wrong(field, staffInsurance.queue.wrong[what]),
    );
    return refuse({ errors, approval });
  }
  const { seenVersion } = approval;
  const { id, protocol } = appointment;
  const target = { appointmentId: id, protocol, seenVersion, staffId: staff.id };
  const change = { ...parsed.value, ...target };
  const saved = await setApproval(services, change);
  if (saved.ok) return saved;
  return refuse({ errors: [wrong('conteudo', staffInsurance.queue.wrong[saved.refusal])] });
}

async function answerPayer(page: Page, form: FormData): Promise<Result<unknown, Refused>> {
  const { services, staff, appointment } = page;
  const payerId = formText(form, 'convenio').slice(0, 80);
  const version = formText(form, 'versao');
  const changed = await changePayer(staffBookingOf(services), {
    appointmentId: appointment.id,
    payerId,
    actor: actorOf(staff),
    seenVersion: /^\d{1,9}$/.test(version) ? Number(version) : -1,
    exceedReason: exceedReasonOf(formText(form, EXCEED_FIELD)),
  });
  if (changed.ok) return changed;
  const { refusal } = changed;
  const isRule = refusal === 'not-covered' || refusal === 'payer-quota-full';
  const isField = isRule || refusal === 'unknown-payer' || refusal === 'deposit';
  const errors = [wrong(isField ? 'convenio' : 'conteudo', messages.refused[refusal])];
  return refuse({ errors, payerId, mayExceed: isRule });
}
