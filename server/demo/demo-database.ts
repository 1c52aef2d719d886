import { eq, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from '#app/db/database.ts';
import { leads } from '#app/db/leads-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { auditLog, contactMessages, contacts } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { isLoopbackHost, type ProcessEnv } from '#app/platform/env.server.ts';
import { QUEUES } from '#server/jobs/queues.ts';
import { DEMO_USERNAME_PREFIX } from './accounts.ts';
import { DEMO_MAIL_DOMAIN, DEMO_PHONE_PREFIX } from './people.ts';

const FILLED = 'demo.filled';

/**
 * The demo prints passwords and clears tables, so it runs only where site and database are on this machine.
 * @throws one sentence that says why not
 */
export function assertOnThisMachine({
  baseUrl,
  databaseUrl,
}: Pick<ProcessEnv, 'baseUrl' | 'databaseUrl'>): void {
  const hosts = [baseUrl, ...(databaseUrl ? [new URL(databaseUrl)] : [])];
  const foreign = hosts.find(({ hostname }) => !isLoopbackHost(hostname));
  if (foreign)
    throw new Error(
      `The demo is for development: it fills only a database on this machine for a site on this machine, not ${foreign.host}.`,
    );
}

/**
 * Records that the demo fills this database before it writes anything else, so that an interrupted run can be
 * cleared.
 */
export async function markFilled(db: Database, seed: number): Promise<void> {
  await db.insert(auditLog).values({
    actor: 'demo',
    action: FILLED,
    subjectType: 'demo',
    subjectId: String(seed),
  });
}

/**
 * Allows filling an empty database, or one that the demo filled if it may be cleared.
 * @throws one sentence that says why not
 */
export async function assertMayFill(db: Database, { again }: { again: boolean }): Promise<void> {
  const people = await countForeignPeople(db);
  if (people > 0)
    throw new Error(
      `This database holds people whom the demo did not make (${people}), so it stays as it is; set DATA_DIR to another folder for a demo.`,
    );
  const isFilled = (await db.$count(auditLog, eq(auditLog.action, FILLED))) > 0;
  if (isFilled && !again)
    throw new Error(
      'The demo has filled this database already; `npm run demo -- --again` clears it and fills it anew.',
    );
}

/**
 * Counts people in the database whom the demo did not create, recognised by phone, address and username,
 * whether or not the demo has ever run here. A clinic that tried the demo and then began to work keeps
 * everything.
 */
async function countForeignPeople(db: Database): Promise<number> {
  const isForeignPhone = (column: PgColumn) =>
    not(sql`starts_with(${column}, ${DEMO_PHONE_PREFIX})`);
  const { phoneE164, email, erasedAt } = privacyRequests;
  const counts = await Promise.all([
    db.$count(contacts, isForeignPhone(contacts.phoneE164)),
    db.$count(contactMessages, isForeignPhone(contactMessages.phoneE164)),
    db.$count(orders, isForeignPhone(orders.phoneE164)),
    // The demo asks for no deposit.
    db.$count(charges, eq(charges.purpose, 'deposit')),
    db.$count(leads, isForeignPhone(leads.phoneE164)),
    db.$count(screenings, isForeignPhone(screenings.phoneE164)),
    db.$count(staff, not(sql`starts_with(${staff.username}, ${DEMO_USERNAME_PREFIX})`)),
    db.$count(
      privacyRequests,
      sql`${erasedAt} is not null
        or not starts_with(coalesce(${phoneE164}, ${DEMO_PHONE_PREFIX}), ${DEMO_PHONE_PREFIX})
        or coalesce(${email}, '') not like ${`%@${DEMO_MAIL_DOMAIN}`}`,
    ),
  ]);
  return counts.reduce((sum, each) => sum + each, 0);
}

/**
 * Tables with what people have written, booked or done. Everything else comes from the clinic record and the
 * files.
 */
const FILLED_TABLES = [
  ...['staff', 'contacts', 'contact_messages', 'privacy_requests', 'content_documents', 'closures'],
  ...['leads', 'lead_drafts', 'lead_openings', 'screenings'],
  ...['inbox_items', 'inbox_notes', 'incidents', 'holds', 'booking_drafts', 'idempotency_keys'],
  ...['orders', 'order_drafts', 'charges'],
  ...['event_counts', 'client_errors', 'audit_log', 'agenda_seeds', 'rate_limits', 'last_hits'],
  ...['clinic_settings', 'agenda_settings', 'testimonials', 'images', 'audio_files', 'film_files'],
] as const;

/**
 * Empties the tables that the demo fills and deletes jobs that refer to them. The agenda's settings return to
 * the clinic record with the next `seedAgenda`.
 * @param ownerUrl the role that owns the tables: the app's own may not empty the audit log
 */
export async function clearDemo(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("set lock_timeout = '10s'");
    await client.query('begin');
    await client.query(`truncate ${FILLED_TABLES.join(', ')} restart identity cascade`);
    const queues = Object.entries(QUEUES).flatMap(([name, queue]) =>
      'everyday' in queue ? [] : [name],
    );
    await client.query('delete from pgboss.job where name = any($1)', [queues]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
