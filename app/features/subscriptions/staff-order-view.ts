import { formatCpf } from '#app/clinic/cpf.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { addressLine } from '#app/clinic/postal-address.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { money } from '#app/platform/money.ts';
import type { OrderRecord } from './order-record.server.ts';
import { isRunning, lastDayOf } from './order-terms.ts';
import type { OrderStory } from './staff-order.server.ts';

const labels = staffOrders.order;
const STEPS: Readonly<Record<string, unknown>> = labels.steps;
const ACTORS: Readonly<Record<string, string>> = labels.actors;

/** An order as staff see it, in words. */
export type StaffOrderView = ReturnType<typeof toStaffOrderView>;

/** @param today in the clinic's zone: what was marked today can be taken back */
export function toStaffOrderView(
  order: OrderRecord,
  story: OrderStory,
  { cpf, today }: { cpf: string | null; today: string },
) {
  const years =
    order.startsOn && order.endsOn
      ? `${formatDate(order.startsOn)} – ${formatDate(lastDayOf(order.endsOn))}`
      : '–';
  return {
    protocol: order.protocol,
    version: order.version,
    state: order.state,
    isRunning: isRunning(order.state) && order.erasedAt === null,
    isErased: order.erasedAt !== null,
    awaitsPrescription: order.state === 'awaiting-prescription',
    facts: [
      { label: labels.person, value: order.name },
      { label: labels.cpf, value: cpf ? formatCpf(cpf) : '–' },
      { label: labels.phone, value: order.erasedAt ? '–' : formatPhone(order.phoneE164) },
      { label: labels.email, value: order.email },
      { label: labels.address, value: addressLine(order) },
      { label: labels.plan, value: order.planName },
      { label: labels.total, value: money(order.totalCents) },
      { label: labels.prescription, value: labels.prescriptions[order.prescription] },
      { label: labels.ordered, value: formatMoment(order.orderedAt) },
      { label: labels.year, value: years },
    ],
    tasks: order.tasks.map(({ id, kind, pairs, dueOn, doneOn }) => ({
      id,
      isReview: kind === 'review',
      what: kind === 'review' ? labels.task.review : labels.task.delivery(pairs ?? 0),
      dueOn: formatDate(dueOn),
      doneOn: doneOn && formatDate(doneOn),
      isOfToday: doneOn === today,
    })),
    reach: { phone: formatPhone(order.phoneE164), email: order.email },
    payments: order.instalments.map((one) => ({
      key: one.number,
      reference: one.reference,
      cells: [
        String(one.number),
        formatDate(one.dueOn),
        money(one.amountCents),
        money(one.paidCents),
        money(one.returnedCents),
      ],
    })),
    notes: story.notes.map(({ id, words, by, writtenAt }) => ({
      id,
      words,
      by: labels.noteBy(by, formatMoment(writtenAt)),
    })),
    history: story.history.map(({ id, at, actor, who, cause }) => ({
      id,
      at: formatMoment(at),
      who: who ?? ACTORS[actor] ?? actor,
      what: stepText(cause),
    })),
  };
}

/** 'paid-3', 'delivery-1 delivery-2', 'undone-review-1', or a word of its own. */
function stepText(cause: string): string {
  const known = STEPS[cause];
  if (typeof known === 'string') return known;
  const money = /^(paid|refunded)-(\d+)$/.exec(cause);
  if (money) return labels.steps[money[1] === 'paid' ? 'paid' : 'refunded'](money[2] ?? '');
  const isUndone = cause.startsWith('undone-');
  const tasks = cause
    .replace('undone-', '')
    .split(' ')
    .flatMap((part) => {
      const [, kind, number = ''] = /^(delivery|review)-(\d+)$/.exec(part) ?? [];
      return kind === 'delivery' || kind === 'review' ? [labels.steps[kind](number)] : [];
    })
    .join(', ');
  return labels.steps[isUndone ? 'undone' : 'done'](tasks || cause);
}
