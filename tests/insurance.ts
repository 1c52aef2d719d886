import { wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  COVERED,
  EVERYTHING,
  type PayerRules,
  type ServiceRule,
} from '#app/scheduling/payers/payer-rules.ts';
import type { TestDatabase } from './database.ts';

/** The test clinic's two insurance plans. */
export const AZUL = 'saude-serra-azul';
export const CLARO = 'vale-claro-saude';

export const CONSULTATION = 'consultas-oftalmologicas';

/** Rules that cover everything but what is said. */
export function someRules(
  changes: Omit<Partial<PayerRules>, 'services'> & {
    services?: Record<string, Partial<ServiceRule>>;
  } = {},
): PayerRules {
  const { services = {}, ...rest } = changes;
  const named = Object.entries(services).map(([slug, rule]) => [slug, { ...COVERED, ...rule }]);
  return { ...EVERYTHING, ...rest, services: Object.fromEntries(named) };
}

/** Puts rules of a payer in force, as a member of staff who is made if there is none. */
export async function putRules(
  { pool }: Pick<TestDatabase, 'pool'>,
  payer: string,
  rules: PayerRules,
): Promise<void> {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now()) on conflict do nothing`);
  await pool.query(
    `insert into payer_rules (payer, version, rules, changed_at, changed_by)
     values ($1, (select coalesce(max(version), 0) + 1 from payer_rules where payer = $1), $2, now(),
       (select min(id) from staff))`,
    [payer, rules],
  );
}

/** How many confirmed appointments a payer has on each day, and with each service. */
export async function bookedPlaces({ pool }: Pick<TestDatabase, 'pool'>, payer: string) {
  const { rows } = await pool.query<{ on: string; slug: string; count: number }>(
    `select starts_on::text as "on", s.slug, count(*)::int from appointments a
     join services s on s.id = a.service_id
     where payer = $1 and status = 'confirmed' group by 1, 2 order by 1, 2`,
    [payer],
  );
  return rows;
}

/** Calendar day of an instant at the clinic. */
export const dayOf = (instant: Date) => wallClockOf(instant).on;
