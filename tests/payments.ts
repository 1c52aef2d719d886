import { sql } from 'drizzle-orm';
import { askCharge } from '#app/payments/ask-charge.server.ts';
import type { Charge, NewCharge } from '#app/payments/charge.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { FoundCharge, PaymentProvider } from '#app/payments/payment-provider.ts';
import type { PaymentJobs, PaymentServices } from '#app/payments/payment-services.server.ts';
import type { PaymentSettings } from '#app/payments/payment-settings.ts';
import { stillClock, TEST_SECRET } from './booking.ts';
import type { TestDatabase } from './database.ts';

/** A provider in memory that speaks the port; tests write into what it knows. */
class TestProvider implements PaymentProvider {
  readonly name = 'pix-api';
  readonly known = new Map<string, FoundCharge>();
  readonly calls: string[] = [];
  /** Thrown by the next call, before or after it has done its work. */
  fault: { when: 'before' | 'after'; error: Error } | null = null;

  async createCharge({ reference }: { reference: string }) {
    return this.call(`create ${reference}`, () => {
      if (!this.known.has(reference))
        this.known.set(reference, { state: 'open', payments: [], refunds: [] });
      const payWith = { kind: 'redirect' as const, url: `https://pay.example.com/${reference}` };
      return { providerRef: `p-${reference}`, payWith };
    });
  }

  async find({ reference }: { reference: string }): Promise<FoundCharge | null> {
    return this.call('find', () => this.known.get(reference) ?? null);
  }

  async verify() {
    return { ok: false as const, refusal: 'forged' as const };
  }

  async refund(
    { reference }: { reference: string },
    { key, amountCents }: { key: string; amountCents: number },
  ) {
    return this.call(`refund ${key}`, () => {
      const found = this.of(reference);
      const isKnown = found.refunds.some((refund) => refund.key === key);
      const refund = { key, amountCents, state: 'done' as const };
      if (!isKnown) this.known.set(reference, { ...found, refunds: [...found.refunds, refund] });
      return { state: 'done' as const, providerRef: `r-${key}` };
    });
  }

  async cancel({ reference }: { reference: string }) {
    this.call('cancel', () => {
      const found = this.of(reference);
      if (found.state === 'open') this.known.set(reference, { ...found, state: 'cancelled' });
    });
  }

  pay(reference: string, paymentRef: string, amountCents: number) {
    const found = this.of(reference);
    const paidAt = new Date('2026-10-05T12:00:00Z');
    const payments = [...found.payments, { paymentRef, amountCents, paidAt }];
    this.known.set(reference, { ...found, state: 'paid', payments });
  }

  expire(reference: string) {
    this.known.set(reference, { ...this.of(reference), state: 'expired' });
  }

  private of(reference: string): FoundCharge {
    const found = this.known.get(reference);
    if (!found) throw new Error('the provider does not know this charge');
    return found;
  }

  private call<Answer>(name: string, work: () => Answer): Answer {
    const { fault } = this;
    this.fault = null;
    this.calls.push(name);
    if (fault?.when === 'before') throw fault.error;
    const answer = work();
    if (fault) throw fault.error;
    return answer;
  }
}

export type Effect = { effect: 'paid' | 'late' | 'expired' | 'refunded'; reference: string };

type AskedJob = {
  [Name in keyof PaymentJobs]: { name: Name; data: PaymentJobs[Name] };
}[keyof PaymentJobs];

/**
 * The services of payments on a test database: a provider in memory, effects that are written down, jobs in a list.
 * Effects and jobs of a transaction that fails count all the same.
 */
export function paymentServices({ db }: Pick<TestDatabase, 'db'>, clock = stillClock()) {
  const provider = new TestProvider();
  const effects: Effect[] = [];
  const asked: AskedJob[] = [];
  const noted = (effect: Effect['effect'], { reference }: Charge) =>
    void effects.push({ effect, reference });
  const effect: ChargeEffects['order'] = {
    paid: async (_tx, charge, { isLate }) => noted(isLate ? 'late' : 'paid', charge),
    expired: async (_tx, charge) => noted('expired', charge),
    refunded: async (_tx, charge) => noted('refunded', charge),
    describe: async () => ({
      description: 'Plano de lentes',
      returnPath: '/assine',
      payer: { name: 'Antônia Reis', cpf: '52998224725', email: 'antonia@example.com' },
    }),
  };
  const services: PaymentServices = {
    db,
    clock,
    secret: TEST_SECRET,
    baseUrl: new URL('https://clinica.example.com'),
    providers: { 'pix-api': provider },
    effects: { order: effect, deposit: effect },
    jobs: {
      'charge-open': async (_tx, data) => void asked.push({ name: 'charge-open', data }),
      'charge-check': async (_tx, data) => void asked.push({ name: 'charge-check', data }),
      'charge-cancel': async (_tx, data) => void asked.push({ name: 'charge-cancel', data }),
      'charge-refund': async (_tx, data) => void asked.push({ name: 'charge-refund', data }),
      'charge-mail': async (_tx, data) => void asked.push({ name: 'charge-mail', data }),
    },
  };
  return { ...services, clock, provider, effectLog: effects, asked };
}

/** R$ 100,00 for an order, by the provider in memory. */
function aCharge(changes: Partial<NewCharge> = {}): NewCharge {
  return {
    purpose: 'order',
    provider: 'pix-api',
    amountCents: 10_000,
    locale: 'pt-BR',
    dueOn: null,
    expiresAt: null,
    ...changes,
  };
}

export function ask(services: PaymentServices, changes: Partial<NewCharge> = {}): Promise<Charge> {
  return services.db.transaction((tx) => askCharge(services, tx, aCharge(changes)));
}

const TEST_PAYMENT_SETTINGS: PaymentSettings = {
  pix: {
    key: '123e4567-e12b-12d1-a456-426655440000',
    name: 'Clareia Oftalmologia Ltda',
    city: 'Pouso Alegre',
  },
  remindDaysBefore: 3,
  remindDaysAfter: 2,
};

/** Settles the clinic's Pix key, as an administrator would. */
export async function settlePayments(
  { db }: Pick<TestDatabase, 'db'>,
  settings: PaymentSettings = TEST_PAYMENT_SETTINGS,
): Promise<void> {
  await db.execute(sql`
    with someone as (
      insert into staff (username, name, role, password_hash, created_at)
      values ('ajustes', 'Pessoa dos ajustes', 'administrator', 'x', now())
      on conflict (username) do update set name = excluded.name returning id)
    insert into clinic_settings (subject, value, version, changed_at, changed_by)
    select 'payments', ${JSON.stringify(settings)}::jsonb, 1, now(), id from someone
    on conflict (subject) do update set value = excluded.value`);
}
