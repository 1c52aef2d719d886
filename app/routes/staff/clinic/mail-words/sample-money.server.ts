import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { OrderMailFacts } from '#app/features/subscriptions/order-mail-blocks.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import type { Charge } from '#app/payments/charge.ts';
import type { chargeMailBody } from '#app/payments/charge-mail.server.ts';
import type { ChargeMail } from '#app/payments/payment-services.server.ts';
import { type SampleSetting, sampleUrl } from './sample-appointment.server.ts';

const { person, protocol, payment, plan } = staffMailWords.sample;
const AMOUNT_CENTS = 700_00;
const PART_CENTS = 350_00;

/** A charge of nobody, as far as its mail needs it to be. */
export function sampleCharge(
  kind: ChargeMail['kind'],
  { clinic, now }: SampleSetting,
): Parameters<typeof chargeMailBody>[0] {
  const paidCents = { 'due-soon': 0, overdue: 0, 'part-paid': PART_CENTS };
  const paid = kind === 'paid' || kind === 'refunded' ? AMOUNT_CENTS : paidCents[kind];
  const sumCents = kind === 'refunded' ? AMOUNT_CENTS : paid;
  const charge: Charge = {
    ...{ id: 0, reference: protocol, linkKey: '', purpose: 'order', provider: 'pix-static' },
    ...{ amountCents: AMOUNT_CENTS, paidCents: paid, refundedCents: 0, refundAskedCents: 0 },
    ...{ returnedCents: 0, state: 'open', locale: clinic.locale, expiresAt: null },
    dueOn: addDays(wallClockOf(now).on, 7),
    ...{ closedAs: null, providerRef: null, payWith: null, createdAt: now, changedAt: now },
    version: 0,
  };
  return {
    charge,
    mail: { kind, sumCents },
    words: {
      description: payment[clinic.locale],
      payer: { name: person, cpf: null, email: null },
    },
    story: { payments: [], refunds: [] },
  };
}

/** A lens subscription of nobody. */
export function sampleOrder(setting: SampleSetting): OrderMailFacts {
  const { clinic, now } = setting;
  const today = wallClockOf(now).on;
  const planName = plan[clinic.locale];
  return {
    order: {
      ...{ protocol, name: person, planName, locale: clinic.locale, prescription: 'on-file' },
      ...{ totalCents: AMOUNT_CENTS, version: 0, startsOn: today, endsOn: addDays(today, 365) },
      instalments: [{ dueOn: addDays(today, 3), amountCents: AMOUNT_CENTS }],
      tasks: [],
    },
    url: sampleUrl(setting, 'minha-assinatura'),
    bookUrl: sampleUrl(setting, 'agendamento'),
    plansUrl: sampleUrl(setting, 'assine'),
    phone: clinic.phone.display,
    hasWhatsapp: clinic.whatsapp !== undefined,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    withdrawUntilOn: addDays(today, 7),
    deliveredPairs: 1,
    settlement: { deliveredCents: PART_CENTS, refundCents: PART_CENTS },
    newPrice: {
      isBack: false,
      ...{ plan: 'basico', instalments: 12, instalmentCents: 100_00 },
      ...{ fromOn: addDays(today, 60), announcedOn: today },
    },
  };
}
