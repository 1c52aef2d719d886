import { sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { leadDrafts, leads } from '#app/db/leads-schema.ts';
import { patientNeeds, patientNotes, patientProxies } from '#app/db/patients-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { addOnAppointments, bookingDrafts, contactMessages } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import { hashToken } from '#app/platform/token.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import type { TestDatabase } from './database.ts';

/** Unique values that can be found anywhere in the database. */
export const CANARIES = {
  name: 'Zuleide Canária Quaresma',
  child: 'Piupiu Canarinho Quaresma',
  phone: '+5535998877661',
  email: 'zuleide.canaria@example.org',
  words: 'meu periquito verde-limão',
};

/**
 * A person in every table that can hold one: an appointment a day from now, a message, a sent questionnaire,
 * a privacy request, notes, a draft, a mail.
 */
export async function aCanaryPerson(database: TestDatabase) {
  const { db, pool } = database;
  const clock = stillClock();
  const { name, child, phone, email, words } = CANARIES;
  const contact = { name, phoneE164: phone, email };
  const booked = await bookAppointment(
    bookingServices(database, clock),
    aRequest({
      contact,
      patient: { name: child, bornOn: '2019-02-03' },
      guardian: { name, relation: words.slice(0, 20) },
      note: words,
    }),
    aKey(),
  );
  await db.insert(contactMessages).values({
    ...contact,
    message: words,
    locale: 'pt-BR',
    createdAt: at(MONDAY, '06:00'),
  });
  await db.insert(screenings).values({
    ...contact,
    reference: 'canariotriag',
    locale: 'pt-BR',
    sealed: Buffer.alloc(60),
    createdAt: at(MONDAY, '06:15'),
  });
  await db.insert(leads).values({
    variant: 'B',
    name,
    phoneE164: phone,
    reason: 'dry-eye',
    payer: 'particular',
    locale: 'pt-BR',
    createdAt: at(MONDAY, '06:10'),
  });
  await db.insert(leadDrafts).values({
    tokenHash: hashToken('lead draft'),
    data: { reason: 'dry-eye', hasReadUrgent: false, name, phone: '35 99887-7661', payer: '' },
    updatedAt: at(MONDAY, '06:20'),
  });
  await db.insert(waitlistEntries).values({
    ...{ kind: 'open', name, phoneE164: phone, email, locale: 'pt-BR', source: 'web' },
    wishedAt: at(MONDAY, '06:25'),
  });
  await db.insert(privacyRequests).values({
    protocol: 'P4455-6677',
    askedFor: 'deletion',
    name,
    phoneE164: phone,
    email,
    words,
    locale: 'pt-BR',
    createdAt: at(MONDAY, '06:30'),
  });
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (90, 'bia', 'Bia Souza', 'reception', 'x', now())`);
  for (const kind of ['contact', 'privacy'])
    await db.insert(inboxNotes).values({
      kind,
      subjectId: 1,
      author: 90,
      words: `${name}: ${words}`,
      writtenAt: at(MONDAY, '06:45'),
    });
  await db.insert(patientNotes).values({ patientId: 1, author: 90, words, writtenAt: clock.now() });
  await db.insert(patientNeeds).values({
    ...{ patientId: 1, companion: name, mobility: words, channel: 'phone', knownAs: name },
    ...{ changedAt: clock.now(), changedBy: 90 },
  });
  await db.insert(patientProxies).values({
    ...{ patientId: 1, name, phoneE164: phone, relation: 'avó' },
    ...{ addedAt: clock.now(), addedBy: 90 },
  });
  await db
    .insert(addOnAppointments)
    .values({ appointmentId: 1, practitionerId: 1, heldOn: MONDAY, reason: words });
  await db.execute(sql`insert into data_imports (request_key, kind, format, file_sha256, columns, state,
      created_at, created_by, changed_at, changed_by)
    values ('canary', 'patients', 'csv', 'x', '{Nome,Celular}', 'mapping', now(), 90, now(), 90)`);
  await db.execute(sql`insert into data_import_rows (import_id, number, line, cells)
    select max(id), 0, 2, array[${name.toUpperCase()}, '(35) 99887-7661', ${email}] from data_imports`);
  await db.insert(bookingDrafts).values({
    tokenHash: hashToken('draft'),
    data: { details: { name, phone: '(35) 99887-7661', email } },
  });
  await db.execute(sql`insert into pgboss.job (name, data, output, state)
    values ('contact-mail', '{"contactMessageId": 1}'::jsonb, ${JSON.stringify({ fault: `550 ${email}` })}::jsonb, 'retry')`);
  return { clock, booked };
}

/** Every column of every table, including the jobs', that holds one of these strings. */
export async function columnsWith(db: Database, values: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{
    place: string;
    schema: string;
    table: string;
    column: string;
  }>(
    sql`select c.table_schema || '.' || c.table_name || '.' || c.column_name as place,
        c.table_schema as schema, c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'USER-DEFINED')`,
  );
  const found: string[] = [];
  for (const { place, schema, table, column } of rows) {
    const { rows: hits } = await db.execute(
      sql`select from ${sql.identifier(schema)}.${sql.identifier(table)}
        where exists (select from unnest(${sql.param([...values])}::text[]) t
          where strpos(${sql.identifier(column)}::text, t) > 0) limit 1`,
    );
    if (hits.length > 0) found.push(place);
  }
  return found.sort();
}
