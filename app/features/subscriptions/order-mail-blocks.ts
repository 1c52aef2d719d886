import { formatDate } from '#app/clinic/format-date.ts';
import type { WritingClinic } from '#app/clinic/mail-words/words-of-mail.ts';
import { firstNameOf, wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import type { PlanPriceChange } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { subscriptionMailMessages } from '#app/locales/subscriptions/mail.ts';
import type { MailBlock, MailBody } from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import type { OrderRecord } from './order-record.server.ts';
import type { OrderMailKind } from './order-services.server.ts';
import type { Settlement } from './order-terms.ts';
import { lastDayOf } from './order-terms.ts';

export type OrderMailFacts = {
  order: Pick<
    OrderRecord,
    | 'protocol'
    | 'name'
    | 'planName'
    | 'locale'
    | 'totalCents'
    | 'prescription'
    | 'version'
    | 'startsOn'
    | 'endsOn'
  > & {
    instalments: readonly Pick<OrderRecord['instalments'][number], 'dueOn' | 'amountCents'>[];
    tasks: readonly Pick<OrderRecord['tasks'][number], 'doneOn'>[];
  };
  /** The private page; the times of the lens exam. */
  url: string;
  bookUrl: string;
  /** The choice of plans; null while the clinic offers none. */
  plansUrl: string | null;
  phone: string;
  hasWhatsapp: boolean;
  /** Of the contract. */
  sha256: string;
  withdrawUntilOn: string;
  deliveredPairs: number;
  settlement: Settlement;
  /** `isBack`: it takes another one back, and nothing changes. */
  newPrice: (PlanPriceChange & { instalments: number; isBack: boolean }) | null;
};

/** What a mail to the customer says. What the contract asks for stays, whatever the clinic adds. */
export function orderMailBody(
  kind: OrderMailKind,
  facts: OrderMailFacts,
  clinic: WritingClinic,
): MailBody {
  const { order, url, phone } = facts;
  const messages = subscriptionMailMessages[order.locale];
  const { subject, title } = messages[kind];
  const own = {
    ordered: orderedBlocks,
    again: againBlocks,
    active: activeBlocks,
    withdrawn: withdrawnBlocks,
    cancelled: cancelledBlocks,
    ending: endingBlocks,
    'new-price': newPriceBlocks,
  }[kind](facts);
  const words = wordsOfMail(
    clinic,
    { id: `order-${kind}`, locale: order.locale },
    {
      standard: { subject: typeof subject === 'string' ? subject : subject(order.protocol) },
      values: {
        nome: firstNameOf(order.name),
        protocolo: order.protocol,
        plano: order.planName,
        telefone: phone,
      },
    },
  );
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: title },
      ...words.opening,
      ...own,
      ...words.closing,
      { kind: 'link', label: messages.open, url },
      { kind: 'paragraph', text: messages.help(phone) },
    ],
  };
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

function orderedBlocks({
  order,
  sha256,
  withdrawUntilOn,
  bookUrl,
  hasWhatsapp,
  url,
}: OrderMailFacts): MailBlock[] {
  const { locale, instalments, prescription } = order;
  const messages = subscriptionMailMessages[locale];
  const [first] = instalments;
  const day = formatDate(first?.dueOn ?? '', locale);
  const amount = money(first?.amountCents ?? 0, locale);
  return [
    paragraph(messages.ordered.text),
    {
      kind: 'facts',
      facts: [
        { label: messages.protocol, value: order.protocol },
        { label: messages.plan, value: order.planName },
        { label: messages.total, value: money(order.totalCents, locale) },
        {
          label: messages.payment,
          value:
            instalments.length === 1
              ? messages.once(amount, day)
              : messages.instalments(instalments.length, amount, day),
        },
        { label: messages.ordered.sha256, value: sha256 },
      ],
    },
    { kind: 'button', label: messages.pay, url },
    paragraph(messages.ordered.prescriptions[prescription](hasWhatsapp)),
    ...(prescription === 'first-visit'
      ? [{ kind: 'link', label: messages.ordered.book, url: bookUrl } as const]
      : []),
    paragraph(messages.ordered.withdraw(formatDate(withdrawUntilOn, locale))),
  ];
}

function againBlocks({ order, sha256 }: OrderMailFacts): MailBlock[] {
  const messages = subscriptionMailMessages[order.locale];
  return [
    paragraph(messages.again.text),
    {
      kind: 'facts',
      facts: [
        { label: messages.protocol, value: order.protocol },
        { label: messages.plan, value: order.planName },
        { label: messages.ordered.sha256, value: sha256 },
      ],
    },
  ];
}

function activeBlocks({ order }: OrderMailFacts): MailBlock[] {
  const { locale, startsOn, endsOn } = order;
  const { text } = subscriptionMailMessages[locale].active;
  if (!startsOn || !endsOn) return [];
  return [paragraph(text(formatDate(startsOn, locale), formatDate(lastDayOf(endsOn), locale)))];
}

function withdrawnBlocks({ order, settlement }: OrderMailFacts): MailBlock[] {
  const { locale } = order;
  const messages = subscriptionMailMessages[locale].withdrawn;
  const { refundCents } = settlement;
  return [
    paragraph(messages.text),
    paragraph(refundCents > 0 ? messages.refund(money(refundCents, locale)) : messages.nothing),
    ...(order.tasks.some(({ doneOn }) => doneOn !== null) ? [paragraph(messages.lenses)] : []),
  ];
}

function cancelledBlocks({ order, settlement, deliveredPairs }: OrderMailFacts): MailBlock[] {
  const { locale } = order;
  const messages = subscriptionMailMessages[locale].cancelled;
  const { refundCents, deliveredCents } = settlement;
  return [
    paragraph(messages.text),
    ...(deliveredPairs > 0
      ? [paragraph(messages.counted(deliveredPairs, money(deliveredCents, locale)))]
      : []),
    paragraph(refundCents > 0 ? messages.refund(money(refundCents, locale)) : messages.nothing),
  ];
}

function endingBlocks({ order, plansUrl }: OrderMailFacts): MailBlock[] {
  const { locale, endsOn } = order;
  const messages = subscriptionMailMessages[locale].ending;
  if (!endsOn) return [];
  return [
    paragraph(messages.text(formatDate(lastDayOf(endsOn), locale))),
    ...(plansUrl === null
      ? []
      : [
          paragraph(messages.goOn),
          { kind: 'link', label: messages.again, url: plansUrl } as const,
        ]),
  ];
}

function newPriceBlocks({ order, newPrice }: OrderMailFacts): MailBlock[] {
  const { locale } = order;
  const messages = subscriptionMailMessages[locale]['new-price'];
  if (!newPrice) return [];
  const { fromOn, instalments, instalmentCents, isBack } = newPrice;
  const { price } = plansMessages[locale];
  const amount = price.instalments(instalments, money(instalmentCents, locale));
  const day = formatDate(fromOn, locale);
  const text = isBack ? messages.back(day, amount) : messages.text(day, amount);
  return [paragraph(text), paragraph(messages.free)];
}
