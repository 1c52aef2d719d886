import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { examsTitle, portuguese, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import { isOverOn, maskedCard, typedDay } from '#app/scheduling/payers/insurance-card.ts';
import { type Approval, workOf } from './approval.ts';
import type { DayInsurance } from './day-insurance.server.ts';
import { insurancePath } from './insurance-paths.ts';
import type { ApprovalTask } from './read-approvals.server.ts';
import type { PayerException } from './read-exception.server.ts';

const messages = staffInsurance.queue;

export type ApprovalTaskView = ReturnType<typeof toTaskView>;

type TaskLabels = {
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
  /** Address of an appointment's page, and of the one that moves it. */
  hrefOf: (protocol: string, below?: 'mudar') => string;
  today: string;
};

/** Something to be done about an appointment's insurance, in words. */
export function toTaskView(task: ApprovalTask, labels: TaskLabels) {
  const { protocol, approval, card, work, phoneE164 } = task;
  const words = portuguese(labels.serviceTitle);
  // One exam alone is named already.
  const isOfSeveral = task.steps.length > 1 && work !== 'card';
  const needing = task.needing.map((serviceSlug) => ({ serviceSlug }));
  const isLate = work === 'to-ask' && task.askBy < labels.today;
  const asks = work === 'to-ask' ? messages.askBy(formatDate(task.askBy)) : '';
  return {
    protocol,
    work,
    patient: task.patientName,
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    moment: formatMoment(task.startsAt),
    what: `${recordedTitle(task, words)}, ${labels.payerTitle(task.payerId)}`,
    state: messages.work[work],
    facts: [
      isOfSeveral && needing.length > 0 ? messages.forExams(examsTitle(needing, words)) : '',
      isLate ? messages.late : asks,
      approval.askedOn ? messages.askedOn(formatDate(approval.askedOn)) : '',
      approval.validUntil ? messages.validUntil(formatDate(approval.validUntil)) : '',
      cardLine(card),
    ].filter(Boolean),
    isLate,
    number: approval.number ?? '',
    version: approval.version,
    href: labels.hrefOf(protocol),
    moveHref: labels.hrefOf(protocol, 'mudar'),
    insuranceHref: insurancePath(protocol),
  };
}

function cardLine(card: ApprovalTask['card']): string {
  if (!card) return messages.noCard;
  const { validUntil } = card;
  // The desk reads it out to the insurer or types it there.
  return validUntil
    ? messages.cardUntil(card.number, formatDate(validUntil))
    : messages.card(card.number);
}

/**
 * An approval in words, as the queue sees it too: 'pedida, pedida em 3 de março', 'autorizada, número 77, vale até 31
 * de março, vence antes do dia marcado'.
 */
export function approvalLine(approval: Approval, due: { startsOn: string; today: string }): string {
  const panel = staffInsurance.panel;
  const { state: stored, number, askedOn, validUntil } = approval;
  const work = workOf(approval, due);
  // The night marks what has run out; until then it is said all the same.
  const state = work === 'expired' ? 'expired' : stored;
  const parts = [
    number ? panel.number(number) : '',
    askedOn && state === 'asked' ? panel.askedOn(formatDate(askedOn)) : '',
    validUntil ? panel.until(formatDate(validUntil)) : '',
    work === 'ends-before' ? panel.endsBefore : '',
  ].filter(Boolean);
  return panel.approvalLine(panel.states[state], parts);
}

/**
 * Card and approval on the printed day, where the desk needs the whole number: 'Carteirinha 0034123456, vale até
 * 31/12/2027', 'Guia 77 autorizada'. Empty where there is nothing to say.
 */
export function insuranceOnPaper(
  { payerId, startsOn, card, approval }: Omit<DayInsurance, 'appointmentId'>,
  today: string,
): { card: string; approval: string } {
  if (!isInsurer(payerId)) return { card: '', approval: '' };
  const { state, number } = approval;
  const work = workOf(approval, { startsOn, today });
  const shown = staffInsurance.panel.states[work === 'expired' ? 'expired' : state];
  const isAsked = state !== 'not-needed';
  return {
    card: cardOnPaper(card, startsOn),
    approval: isAsked ? staffInsurance.paper.approval(number, shown, work === 'ends-before') : '',
  };
}

function cardOnPaper(card: DayInsurance['card'], startsOn: string): string {
  const { paper } = staffInsurance;
  if (card === 'unreadable') return '';
  if (!card) return messages.noCard;
  const { number, validUntil } = card;
  if (!validUntil) return messages.card(number);
  const until = typedDay(validUntil);
  return isOverOn(validUntil, startsOn)
    ? paper.over(number, until)
    : messages.cardUntil(number, until);
}

/** Why staff have set the payer's rules aside, and who: 'É urgente, Bia Souza'. */
export function exceptionLine({ reason, by }: PayerException): string {
  return [staffInsurance.exceed.reasons[reason], by].filter(Boolean).join(', ');
}

/** A card in words for the appointment's page, hidden but for its end. */
export function panelCard(card: { number: string; validUntil: string | null } | null): string {
  const panel = staffInsurance.panel;
  if (!card) return panel.noCard;
  const shown = maskedCard(card.number);
  return card.validUntil ? panel.cardUntil(shown, formatDate(card.validUntil)) : shown;
}
