import { formatCpf } from '#app/clinic/cpf.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { type PlanTerms, yearCents } from '#app/clinic/plan-prices.ts';
import { addressLine } from '#app/clinic/postal-address.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { ORDER_STEP_PATHS, SUBSCRIBE_PATH } from './order-draft.ts';
import type { OrderRequest } from './order-form.ts';

/** The answers to check, each with the way to change it. */
export function checkRows(
  request: OrderRequest,
  plan: { slug: string; name: string; terms: PlanTerms },
  locale: Locale,
) {
  const { check, how } = subscribeMessages[locale];
  const { customer, address, prescription, payIn, provider } = request;
  const { instalments, instalmentCents } = plan.terms;
  const payment =
    payIn === 'once'
      ? how.once(money(yearCents(plan.terms), locale))
      : how.instalments(instalments, money(instalmentCents, locale));
  const row = (id: keyof typeof check.changes, value: string, href: string) => ({
    label: check[id],
    value,
    change: { href, what: check.changes[id] },
  });
  const { who, where, how: choices } = ORDER_STEP_PATHS;
  return [
    row('plan', plansMessages[locale].card.name(plan.name), `${SUBSCRIBE_PATH}?plano=${plan.slug}`),
    row('customer', `${customer.name} · CPF ${formatCpf(customer.cpf)}`, who),
    row('reach', `${formatPhone(customer.phoneE164)} · ${customer.email}`, who),
    row('address', addressLine(address), where),
    row('prescription', how.prescriptions[prescription], choices),
    row('payment', `${payment} · ${how.providers[provider]}`, choices),
  ];
}
