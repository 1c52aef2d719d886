import { eq } from 'drizzle-orm';
import { waitlistOffers } from '#app/db/waitlist-schema.ts';
import {
  joinForEarlier,
  joinOpen,
  type Preferences,
  serviceIdsOf,
} from '#app/features/waitlist/join-waitlist.server.ts';
import { matchWaitlist } from '#app/features/waitlist/match-waitlist.server.ts';
import { waitlistKeeper } from '#app/features/waitlist/waitlist-keeper.server.ts';
import type {
  WaitlistMail,
  WaitlistServices,
} from '#app/features/waitlist/waitlist-services.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, bookingServices, stillClock } from './booking.ts';
import type { TestDatabase } from './database.ts';
import { resetRows } from './kept-rows.ts';

export const CONSULTATION = 'consultas-oftalmologicas';

const ANY_TIME: Preferences = {
  practitionerId: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  period: 'any',
  firstOn: null,
  notice: 'two-hours',
};

let phones = 0;
/** A number that nobody else of this file has. */
export function newPhone(): string {
  phones += 1;
  return `+55359${String(96_000_000 + phones)}`;
}

/** The waiting list on a test database, with its jobs in a list. */
export function waitlistSetup(database: TestDatabase, clock = stillClock()) {
  const booking = bookingServices(database, clock);
  const mails: WaitlistMail[] = [];
  const state = { matches: 0 };
  const services: WaitlistServices = {
    ...booking,
    jobs: {
      ...booking.jobs,
      'waitlist-match': async () => {
        state.matches += 1;
      },
      'waitlist-mail': async (_tx, mail) => {
        mails.push(mail);
      },
    },
  };
  const { db } = database;
  const withList = { ...booking, waitlist: waitlistKeeper(services) };

  async function book(startsAt: Date, email: string | null = 'a@example.com') {
    const contact = { name: 'Antônia Reis', phoneE164: newPhone(), email };
    const answered = await bookAppointment(withList, aRequest({ startsAt, contact }), aKey());
    if (answered.kind !== 'answer' || !answered.answer.ok)
      throw new Error(`not booked: ${JSON.stringify(answered)}`);
    return answered.answer.value.appointmentId;
  }

  async function wait({
    name = 'Bento Alves',
    phoneE164 = newPhone(),
    email = 'bento@example.com',
    serviceSlugs = [CONSULTATION],
    ...wishes
  }: Partial<Preferences> & {
    name?: string;
    phoneE164?: string;
    email?: string | null;
    serviceSlugs?: readonly string[];
  } = {}) {
    const serviceIds = await serviceIdsOf(db, serviceSlugs);
    const waiter = { name, phoneE164, email, locale: 'pt-BR' } as const;
    const joined = await db.transaction((tx) =>
      joinOpen(services, tx, {
        ...{ waiter, serviceIds, source: 'web' },
        wishes: { ...ANY_TIME, ...wishes },
      }),
    );
    return joined.id;
  }

  async function waitForEarlier(appointmentId: number, wishes: Partial<Preferences> = {}) {
    const [serviceId = 0] = await serviceIdsOf(db, [CONSULTATION]);
    return db.transaction((tx) =>
      joinForEarlier(services, tx, { appointmentId, serviceId }, { ...ANY_TIME, ...wishes }),
    );
  }

  return {
    services,
    booking: withList,
    clock,
    mails,
    state,
    book,
    wait,
    waitForEarlier,
    match: () => matchWaitlist(services),
    /** All offers of an entry, the first first. */
    offersOf: (entryId: number) =>
      db
        .select()
        .from(waitlistOffers)
        .where(eq(waitlistOffers.entryId, entryId))
        .orderBy(waitlistOffers.id),
    live: () =>
      db
        .select()
        .from(waitlistOffers)
        .where(eq(waitlistOffers.state, 'live'))
        .orderBy(waitlistOffers.id),
  };
}

/** One doctor and one room for the consultation, so that everybody wants the same. */
export async function oneDoctor({ pool }: TestDatabase): Promise<void> {
  await pool.query(`delete from service_resources where service_id = (
    select id from services where slug = '${CONSULTATION}') and resource_id <> all(
    select distinct on (kind) id from resources order by kind, position)`);
}

/**
 * One doctor, Tuesday to Thursday from 10:30 to 13:30, half an hour each. Somebody else is at the clinic every day, so
 * that it is open.
 */
export async function smallClinic({ pool }: TestDatabase): Promise<void> {
  await resetRows(pool);
  await pool.query(`
    update services set duration_minutes = 30, buffer_before_minutes = 0, buffer_after_minutes = 0
      where slug = '${CONSULTATION}';
    delete from service_resources where service_id = (select id from services where slug = '${CONSULTATION}');
    delete from weekly_hours; delete from holidays; delete from closures;
    insert into service_resources select s.id, r.id from services s, (
      select id from resources where kind = 'practitioner' order by position limit 1) r
      where s.slug = '${CONSULTATION}';
    insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time)
      select r.id, d, 'open', '10:30', '13:30' from (
        select id from resources where kind = 'practitioner' order by position limit 1) r,
        generate_series(2, 4) d;
    insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time)
      select r.id, d, 'open', '08:00', '20:00' from (
        select id from resources where kind = 'practitioner' order by position offset 1 limit 1) r,
        generate_series(1, 5) d`);
}
