import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { maskedCard } from '#app/scheduling/payers/insurance-card.ts';
import type { Approval } from './approval.ts';
import { insurancePath } from './insurance-paths.ts';
import type { ApprovalTask } from './read-approvals.server.ts';

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
  const isLate = work === 'to-ask' && task.askBy < labels.today;
  const asks = work === 'to-ask' ? messages.askBy(formatDate(task.askBy)) : '';
  return {
    protocol,
    work,
    patient: task.patientName,
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    moment: formatMoment(task.startsAt),
    what: `${labels.serviceTitle(task.serviceSlug)}, ${labels.payerTitle(task.payerId)}`,
    state: messages.work[work],
    facts: [
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

/** An approval in words: 'pedida, pedida em 3 de março, vale até 31 de março'. */
export function approvalLine({ state, number, askedOn, validUntil }: Approval): string {
  const panel = staffInsurance.panel;
  const parts = [
    number ? panel.number(number) : '',
    askedOn && state === 'asked' ? panel.askedOn(formatDate(askedOn)) : '',
    validUntil ? panel.until(formatDate(validUntil)) : '',
  ].filter(Boolean);
  return panel.approvalLine(panel.states[state], parts);
}

/** A card in words for the appointment's page, hidden but for its end. */
export function panelCard(card: { number: string; validUntil: string | null } | null): string {
  const panel = staffInsurance.panel;
  if (!card) return panel.noCard;
  const shown = maskedCard(card.number);
  return card.validUntil ? panel.cardUntil(shown, formatDate(card.validUntil)) : shown;
}
