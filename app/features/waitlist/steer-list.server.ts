import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { consents, resources, services as servicesTable } from '#app/db/schema.ts';
import { waitlistEntries, waitlistOffers } from '#app/db/waitlist-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { GivenConsent } from '#app/platform/sent-forms/receive-consented.server.ts';
import { joinOpen, serviceIdsOf } from './join-waitlist.server.ts';
import { momentOf, servicesOf } from './match-waitlist.server.ts';
import { readOpenTimes } from './open-times.server.ts';
import { readWishes } from './read-waiting.server.ts';
import type { WaitlistRequest } from './waitlist-fields.ts';
import { lockEntry, lockList } from './waitlist-lock.server.ts';
import {
  answerUntil,
  type Moment,
  type OpenTime,
  type Skip,
  skipOf,
  type Wish,
} from './waitlist-rule.ts';
import type { Database, Tx, WaitlistServices } from './waitlist-services.server.ts';
import { readWaitlistSettings } from './waitlist-settings.server.ts';
import { writeOffer } from './write-offer.server.ts';

// What staff see and steer: which free times would suit whom, and offers that they make themselves.

/** Reasons that hold for the list alone: staff may offer a time all the same, to whom it suits. */
const LIST_REASONS: readonly Skip[] = ['free-before', 'sooner-is-free', 'quiet'];

/** A free time that would suit somebody: who gets it next, and why others before them do not. */
export type SuitingTime = {
  time: OpenTime;
  next: { entryId: number; isAlready: boolean };
  skipped: { entryId: number; skip: Skip }[];
};

const MOST_TIMES = 8;

/** The soonest free times that would suit somebody of the list. Call it in a transaction of its own. */
export async function readSuitingTimes(services: WaitlistServices): Promise<SuitingTime[]> {
  return services.db.transaction(async (tx) => {
    const { wishes, times, moment } = await readAll(services, tx);
    const found: SuitingTime[] = [];
    const taken: OpenTime[] = [];
    for (const time of times) {
      if (found.length === MOST_TIMES) break;
      // Starts a few minutes apart are one gap of the agenda.
      if (taken.some((other) => overlaps(other, time))) continue;
      const skipped: SuitingTime['skipped'] = [];
      const next = wishes.find((wish) => {
        const skip = skipOf(wish, time, { times, moment });
        if (skip === null || LIST_REASONS.includes(skip)) return true;
        if (skip !== 'service') skipped.push({ entryId: wish.id, skip });
        return false;
      });
      if (!next) continue;
      taken.push(time);
      const isAlready = !next.isHeld && skipOf(next, time, { times, moment }) === null;
      found.push({ time, next: { entryId: next.id, isAlready }, skipped });
    }
    return found;
  });
}

function overlaps(one: OpenTime, other: OpenTime): boolean {
  return (
    one.practitionerId === other.practitionerId &&
    one.startsAt < other.endsAt &&
    other.startsAt < one.endsAt
  );
}

async function readAll(
  services: WaitlistServices,
  tx: Tx,
): Promise<{ wishes: Wish[]; times: OpenTime[]; moment: Moment }> {
  await lockList(tx);
  const inside = { ...services, db: tx };
  const wishes = await readWishes(inside);
  const all = wishes.length === 0 ? [] : await readOpenTimes(inside, servicesOf(wishes));
  const times = all
    .filter(({ isFree }) => isFree)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const settings = await readWaitlistSettings(tx);
  return { wishes, times, moment: await momentOf(inside, settings, wishes) };
}

/** Offers a free time to somebody whom it suits, though the list would not do so by itself now. */
export function offerByStaff(
  services: WaitlistServices,
  asked: { entryId: number; serviceId: number; practitionerId: number; startsAt: Date },
): Promise<Result<'done', 'not-now'>> {
  return services.db.transaction(async (tx) => {
    const { wishes, times, moment } = await readAll(services, tx);
    const wish = wishes.find(({ id }) => id === asked.entryId);
    const time = times.find(
      (each) =>
        each.serviceId === asked.serviceId &&
        each.practitionerId === asked.practitionerId &&
        each.startsAt.getTime() === asked.startsAt.getTime(),
    );
    if (!wish || !time) return refuse('not-now');
    await lockEntry(tx, wish.id);
    const [now] = await readWishes({ ...services, db: tx }, wish.id);
    const skip = now ? skipOf(now, time, { times, moment }) : 'paused';
    const expiresAt = now ? answerUntil(now, time, moment) : null;
    if (!now || !expiresAt || (skip !== null && !LIST_REASONS.includes(skip)))
      return refuse('not-now');
    const written = await writeOffer(services, tx, { wish: now, time, expiresAt });
    return written.ok ? ok('done') : refuse('not-now');
  });
}

/** Puts a caller on the list, with the consent that was read out. @returns whether they are new on it */
export function joinByStaff(
  services: WaitlistServices,
  {
    request,
    consent,
    actor,
  }: { request: WaitlistRequest; consent: GivenConsent; actor: StaffActor },
): Promise<{ isNew: boolean }> {
  const { db, clock, jobs } = services;
  const { name, phoneE164, email, serviceSlugs, wishes } = request;
  return db.transaction(async (tx) => {
    const serviceIds = await serviceIdsOf(tx, serviceSlugs);
    const waiter = { name, phoneE164, email, locale: 'pt-BR' } as const;
    const { id, isNew } = await joinOpen(services, tx, {
      ...{ waiter, serviceIds, wishes, source: 'staff' },
    });
    if (!isNew) return { isNew };
    const grantedAt = clock.now();
    const given = { ...consent, waitlistEntryId: id, purpose: 'waitlist', grantedAt };
    await tx.insert(consents).values({ ...given, source: 'phone' });
    if (email) await jobs['waitlist-mail'](tx, { waitlistEntryId: id, kind: 'joined' });
    await audit(tx, {
      ...{ at: grantedAt, actor, action: 'waitlist.joined', detail: { kind: 'open' } },
      ...{ subjectType: 'waitlist_entry', subjectId: id },
    });
    return { isNew };
  });
}

/** Notes that staff have told somebody of an offer. */
export async function noteToldByStaff(
  { db, clock }: Pick<WaitlistServices, 'db' | 'clock'>,
  { offerId, actor }: { offerId: number; actor: StaffActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [told] = await tx
      .update(waitlistOffers)
      .set({ toldAt: clock.now() })
      .where(and(eq(waitlistOffers.id, offerId), isNull(waitlistOffers.toldAt)))
      .returning({ entryId: waitlistOffers.entryId });
    if (!told) return;
    await audit(tx, {
      ...{ at: clock.now(), actor, action: 'waitlist.told', detail: { offerId } },
      ...{ subjectType: 'waitlist_entry', subjectId: told.entryId },
    });
  });
}

/** Live offers, the soonest to end first. */
export function readLiveOffers(db: Database, now: Date) {
  return offersOf(db)
    .where(and(eq(waitlistOffers.state, 'live'), gt(waitlistOffers.expiresAt, now)))
    .orderBy(waitlistOffers.expiresAt, waitlistOffers.id);
}

const RECENT = 15;

/** The offers that ended last. */
export function readEndedOffers(db: Database) {
  return offersOf(db)
    .where(ne(waitlistOffers.state, 'live'))
    .orderBy(desc(waitlistOffers.endedAt), desc(waitlistOffers.id))
    .limit(RECENT);
}

function offersOf(db: Database) {
  return db
    .select({
      id: waitlistOffers.id,
      entryId: waitlistOffers.entryId,
      state: waitlistOffers.state,
      startsAt: waitlistOffers.startsAt,
      expiresAt: waitlistOffers.expiresAt,
      endedAt: waitlistOffers.endedAt,
      toldAt: waitlistOffers.toldAt,
      branch: waitlistOffers.branch,
      serviceSlug: servicesTable.slug,
      practitionerName: resources.name,
    })
    .from(waitlistOffers)
    .innerJoin(servicesTable, eq(servicesTable.id, waitlistOffers.serviceId))
    .innerJoin(resources, eq(resources.id, waitlistOffers.practitionerId))
    .$dynamic();
}

/** The numbers of all entries that have not ended, the launch's too, in the order of the list. */
export async function readListedIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(isNull(waitlistEntries.endedAt))
    .orderBy(sql`${waitlistEntries.kind} = 'launch'`, waitlistEntries.id);
  return rows.map(({ id }) => id);
}
