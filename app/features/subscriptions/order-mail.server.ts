import { eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { byDay, type PlanPriceChange, planTableOn } from '#app/clinic/plan-prices.ts';
import type { Queryable } from '#app/db/database.ts';
import { orderContracts } from '#app/db/subscriptions-schema.ts';
import { subscriptionMailMessages } from '#app/locales/subscriptions/mail.ts';
import { DEFAULT_LOCALE, localPath } from '#app/platform/locale.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import { type MailBlock, mailHtml, mailOfBody, mailText } from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import { openSealed } from '#app/platform/seal.server.ts';
import { closingOf } from './change-order.server.ts';
import { orderUrl } from './order-link.server.ts';
import { type OrderMailFacts, orderMailBody } from './order-mail-blocks.ts';
import {
  deliveredPairs,
  lastWithdrawalOn,
  type OrderRecord,
  readOrder,
} from './order-record.server.ts';
import type { OrderMailKind, SubscriptionJobs } from './order-services.server.ts';
import { CONTRACT_PURPOSE } from './place-order.server.ts';
import { readPlanPrices } from './plan-price-changes.server.ts';
import { isPriceBack } from './plan-settings/coming-prices.ts';

type MailServices = {
  db: Queryable;
  mailer: Mailer;
  /** In Portuguese; names and numbers are the same in every language. */
  clinic: Pick<
    Clinic,
    | 'displayName'
    | 'mailWords'
    | 'brand'
    | 'domain'
    | 'phone'
    | 'whatsapp'
    | 'email'
    | 'plansEnabled'
    | 'yearPlans'
  >;
  secret: string;
  baseUrl: URL;
};

/**
 * Sends a mail about an order as it stands now. Erased orders are skipped.
 * @throws what the mailer throws
 */
export async function sendOrderMail(
  services: MailServices,
  { orderId, kind, audience }: SubscriptionJobs['order-mail'],
): Promise<'sent' | 'gone'> {
  const { db, mailer, clinic } = services;
  const order = await readOrder(db, { id: orderId });
  if (!order || order.erasedAt) return 'gone';
  if (audience === 'clinic') {
    const mail = clinicMail(services, order, kind);
    if (!mail) return 'gone';
    await mailer.send(mail);
    return 'sent';
  }
  const { locale } = order;
  const facts = await factsOf(services, order);
  const hasContract = kind === 'ordered' || kind === 'again';
  const contract = hasContract ? await readContract(services, order.id) : null;
  await mailer.send({
    to: order.email,
    messageId: messageIdOf(order, `${mailOf(kind, facts)}.customer`, clinic),
    ...mailOfBody(orderMailBody(kind, facts, clinic), { lang: locale, look: mailLookOf(clinic) }),
    ...(contract && {
      pdf: {
        filename: `${subscriptionMailMessages[locale].file}-${order.protocol}.pdf`,
        content: contract.pdf,
      },
    }),
  });
  return 'sent';
}

async function factsOf(services: MailServices, order: OrderRecord) {
  const { db, secret, baseUrl, clinic } = services;
  const contract = await readContract(services, order.id);
  const prices = await readPlanPrices(db);
  const newPrice = latestOf(prices.filter(({ plan }) => plan === order.plan));
  return {
    order,
    url: orderUrl({ secret, baseUrl }, order),
    bookUrl: new URL(
      localPath(order.locale, '/agendamento/horario?servico=exames-de-refracao'),
      baseUrl,
    ).href,
    plansUrl: clinic.plansEnabled
      ? new URL(localPath(order.locale, '/assine'), baseUrl).href
      : null,
    phone: clinic.phone.display,
    hasWhatsapp: clinic.whatsapp !== undefined,
    sha256: contract?.sha256 ?? '',
    withdrawUntilOn: lastWithdrawalOn(order),
    deliveredPairs: deliveredPairs(order),
    settlement: settled(order),
    newPrice: newPrice && {
      ...newPrice,
      isBack: isPriceBack({ planPrices: prices, yearPlans: clinic.yearPlans }, newPrice),
      instalments: planTableOn(
        { planPrices: prices, yearPlans: clinic.yearPlans },
        newPrice.fromOn,
      )[newPrice.plan].instalments,
    },
  };
}

/** What went back when the order was closed; computed as then, from the payments without what has gone back. */
function settled(order: OrderRecord) {
  const before = {
    ...order,
    instalments: order.instalments.map((one) => ({ ...one, returnedCents: 0 })),
  };
  return closingOf(before, order.state === 'withdrawn' ? 'withdrawn' : 'cancelled');
}

function latestOf(prices: readonly PlanPriceChange[]): PlanPriceChange | null {
  return prices.toSorted(byDay('announcedOn')).at(-1) ?? null;
}

/** The contract as it was sent, with its hash; null when there is none or it cannot be opened. */
export async function readContract(
  { db, secret }: { db: Queryable; secret: string },
  orderId: number,
): Promise<{ pdf: Buffer; sha256: string } | null> {
  const [row] = await db.select().from(orderContracts).where(eq(orderContracts.orderId, orderId));
  const pdf = row && openSealed(secret, CONTRACT_PURPOSE, row.sealed);
  return pdf ? { pdf, sha256: row.sha256 } : null;
}

/** In Portuguese, without personal data: it may be read on a lock screen. */
function clinicMail(
  { clinic, baseUrl }: MailServices,
  order: OrderRecord,
  kind: SubscriptionJobs['order-mail']['kind'],
): Mail | null {
  const messages = subscriptionMailMessages[DEFAULT_LOCALE];
  const { subjects, open } = messages.toClinic;
  if (kind !== 'ordered' && kind !== 'withdrawn' && kind !== 'cancelled') return null;
  const subject = subjects[kind](order.protocol);
  const blocks: MailBlock[] = [
    { kind: 'title', text: subject },
    {
      kind: 'facts',
      facts: [
        { label: messages.plan, value: order.planName },
        { label: messages.total, value: money(order.totalCents) },
        { label: messages.payment, value: formatDate(order.instalments[0]?.dueOn ?? '') },
      ],
    },
    {
      kind: 'link',
      label: open,
      url: new URL(`/equipe/assinaturas/${order.protocol}`, baseUrl).href,
    },
  ];
  return {
    to: clinic.email,
    subject,
    messageId: messageIdOf(order, `${kind}.clinic`, clinic),
    text: mailText(blocks),
    html: mailHtml({ lang: DEFAULT_LOCALE, title: subject, look: mailLookOf(clinic) }, blocks),
  };
}

/** What comes more than once is another mail each time: a link asked for again, a price announced again. */
function mailOf(kind: OrderMailKind, { order, newPrice }: OrderMailFacts): string {
  if (kind === 'again') return `${kind}-${order.version}`;
  if (kind !== 'new-price') return kind;
  return `${kind}-${newPrice?.fromOn}-${newPrice?.instalmentCents}`;
}

// A stable id across retries, so that clients deduplicate repeated mails.
function messageIdOf(
  { id, orderedAt }: OrderRecord,
  kind: string,
  { domain }: MailServices['clinic'],
): string {
  return `order.${id}.${kind}.${orderedAt.getTime().toString(36)}@${domain}`;
}
