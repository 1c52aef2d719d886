import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import { type PlanSlug, planTableOn } from '#app/clinic/plan-prices.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { orderCharges } from '#app/context/order-charges.ts';
import { paymentServicesFrom } from '#app/context/payment-services.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { activateOrder, closeOrder } from '#app/features/subscriptions/change-order.server.ts';
import { type ContractFacts, sellerOf } from '#app/features/subscriptions/contract/contract.ts';
import type { OrderRequest } from '#app/features/subscriptions/order-form.ts';
import { readOrder } from '#app/features/subscriptions/order-record.server.ts';
import type { OrderState, PayIn, Prescription } from '#app/features/subscriptions/order-terms.ts';
import { placeOrder } from '#app/features/subscriptions/place-order.server.ts';
import { markDone, noteOrder } from '#app/features/subscriptions/staff-order.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { DEFAULT_PAYMENT_SETTINGS } from '#app/payments/payment-settings.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { onceOf } from './book-slot.ts';
import type { DemoServices } from './demo-services.ts';
import { DEMO_PHONE_PREFIX, mailOf } from './people.ts';

/** Below the numbers of the patients, above those of the inbox. */
const FIRST_NUMBER = 950;
/** Numbers that stand in examples of the rule everywhere. */
const CPF = ['52998224725', '11144477735', '12345678909', '98765432100'] as const;

type Story = {
  name: string;
  plan: PlanSlug;
  payIn: PayIn;
  prescription: Prescription;
  daysAgo: number;
  /** Payments received, from the first on, each on the day it was due or today. */
  paid: number;
  /** Days after the contract on which the prescription was seen; without it the order waits. */
  seenAfterDays?: number;
  /** Deliveries and reviews done, each on its day. */
  tasksDone?: number;
  left?: { to: Extract<OrderState, 'withdrawn' | 'cancelled'>; daysAgo: number };
  note?: string;
};

/** One for each thing that staff have to do, or have done. */
const STORIES: readonly Story[] = [
  {
    ...{ name: 'Neusa Andrade Leite', plan: 'padrao', payIn: 'instalments' },
    ...{ prescription: 'first-visit', daysAgo: 1, paid: 0 },
    note: 'Prefere que liguem depois das 14h.',
  },
  {
    ...{ name: 'Tiago Macedo Rocha', plan: 'basico-online', payIn: 'once' },
    ...{ prescription: 'to-send', daysAgo: 3, paid: 1 },
  },
  {
    ...{ name: 'Lívia Campos Faria', plan: 'basico', payIn: 'once', prescription: 'on-file' },
    ...{ daysAgo: 61, paid: 1, seenAfterDays: 2, tasksDone: 2 },
  },
  {
    ...{ name: 'Caio Batista Dias', plan: 'premium', payIn: 'instalments' },
    ...{ prescription: 'on-file', daysAgo: 150, paid: 5, seenAfterDays: 1, tasksDone: 5 },
  },
  {
    ...{ name: 'Sônia Resende Melo', plan: 'padrao-online', payIn: 'instalments' },
    ...{ prescription: 'on-file', daysAgo: 50, paid: 1, seenAfterDays: 4, tasksDone: 2 },
  },
  {
    ...{ name: 'Ivo Teixeira Ramos', plan: 'padrao', payIn: 'instalments' },
    ...{ prescription: 'first-visit', daysAgo: 9, paid: 1 },
    left: { to: 'withdrawn', daysAgo: 4 },
  },
  {
    ...{ name: 'Raquel Garcia Lopes', plan: 'basico', payIn: 'once', prescription: 'on-file' },
    ...{ daysAgo: 100, paid: 1, seenAfterDays: 3, tasksDone: 3 },
    left: { to: 'cancelled', daysAgo: 12 },
  },
];

/** Lens subscriptions in every state; the demo's clinic takes Pix. @returns how many */
export async function placeOrders(services: DemoServices): Promise<number> {
  const { actors, clinic } = services;
  const pix = { key: clinic.email, name: 'Clinica da demonstracao', city: 'Demonstracao' };
  const value = { ...DEFAULT_PAYMENT_SETTINGS, pix };
  await changeSetting(services, 'payments', { value, seenVersion: 0, by: actors.administrator });
  for (const [index, story] of STORIES.entries()) await tell(services, story, index);
  return STORIES.length;
}

async function tell(services: DemoServices, story: Story, index: number): Promise<void> {
  const { db, clock, clinic, actors, actor, today } = services;
  const baseUrl = new URL(`https://${clinic.domain}`);
  const payments = paymentServicesFrom({ ...services, baseUrl });
  const deps = { ...services, hasLimits: false, charges: orderCharges(payments) };
  const orderedOn = addDays(today, -story.daysAgo);
  const on = (day: string) => clock.set(whenOn(services, day));
  on(orderedOn);
  const placed = await placeOrder(
    deps,
    { request: requestOf(story, index), facts: factsOf(services, story, orderedOn) },
    { once: onceOf(services, 'order'), address: '127.0.0.1' },
  );
  if (!placed.ok) throw new Error('an order of the demo was refused');
  const { orderId } = placed.value;
  const orderNow = async () => {
    const order = await readOrder(db, { id: orderId });
    if (!order) throw new Error('an order of the demo is not there');
    return order;
  };
  if (story.seenAfterDays !== undefined) {
    on(addDays(orderedOn, story.seenAfterDays));
    await activateOrder(deps, { orderId, actor, seenVersion: (await orderNow()).version });
  }
  const { instalments, tasks } = await orderNow();
  for (const { chargeId, amountCents, dueOn, number } of instalments.slice(0, story.paid)) {
    on(dueOn);
    const key = `demo:${orderId}:${number}`;
    await notePayment(payments, { chargeId, amountCents, paidAt: clock.now(), by: actor, key });
  }
  for (const { id, dueOn } of tasks.slice(0, story.tasksDone ?? 0)) {
    on(dueOn);
    await markDone(services, { orderId, by: actors.reception, taskIds: [id] });
  }
  if (story.note) await noteOrder(services, { orderId, by: actors.reception, words: story.note });
  if (!story.left) return;
  on(addDays(today, -story.left.daysAgo));
  await closeOrder(deps, { orderId, to: story.left.to, actor: 'customer' });
}

/** The morning of a day, never after now. */
function whenOn({ now }: DemoServices, on: string): Date {
  const at = instantOf(on, '09:40') ?? now;
  return at <= now ? at : now;
}

function requestOf({ name, plan, payIn, prescription }: Story, index: number): OrderRequest {
  const number = FIRST_NUMBER + index;
  return {
    ...{ plan, payIn, prescription, provider: 'pix-static' },
    customer: {
      name,
      cpf: CPF[index % CPF.length] ?? CPF[0],
      phoneE164: `${DEMO_PHONE_PREFIX}${String(number).padStart(4, '0')}`,
      email: mailOf(name, number),
    },
    address: {
      ...{ postalCode: '37999999', street: 'Rua dos Ipês', streetNumber: String(10 + index) },
      ...{ complement: '', district: 'Centro', city: 'Cidade da Demonstração', stateCode: 'MG' },
    },
  };
}

function factsOf(
  { clinic, contentStore }: DemoServices,
  { plan, payIn }: Story,
  orderedOn: string,
): ContractFacts {
  const { pages } = contentStore.now()[DEFAULT_LOCALE];
  const text = pages.planTexts.find(({ slug }) => slug === plan);
  if (!text) throw new Error('a plan of the demo has no text');
  return {
    locale: DEFAULT_LOCALE,
    seller: sellerOf(publicClinic(clinic, orderedOn)),
    plan: { name: text.name, features: text.features, notice: pages.subscribe.notice },
    terms: planTableOn(clinic, orderedOn)[plan],
    payIn,
    orderedOn,
  };
}
