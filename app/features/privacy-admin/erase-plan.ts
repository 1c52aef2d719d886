import type { PersonRecords } from './person-records.server.ts';

/** Placeholder name in records of an erased person, which are kept for the figures. */
export const ERASED_NAME = 'Pessoa apagada';
/** The country code +999 is unassigned. */
export const ERASED_PHONE = '+99900000000';
export const ERASED_WORDS = '(apagado)';

/** Reasons for erasing a person; labels are in the locale. */
export const ERASE_REASONS = ['asked', 'revoked', 'wrong-entry', 'not-needed'] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];

/** How staff verified the identity of the person who asks. */
export const IDENTITY_CHECKS = ['called-back', 'in-person', 'protocol', 'guardian'] as const;
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number];

/** Data removed with a person: cleared in its row, or the row deleted. */
export const ERASED_KINDS = [
  'contacts',
  'patients',
  'about',
  'visits',
  'messages',
  'screenings',
  'leads',
  'waiting',
  'requests',
  'notes',
  'links',
  'orders',
  'order-reach',
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** Data that stays; the reasons are in the locale. */
export const KEPT_KINDS = [
  'visits',
  'payments',
  'consents',
  'requests',
  'orders',
  'audit',
  'medical-record',
] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

export type ErasePlan = {
  /** Future appointments. They must be cancelled first, so that the patient is notified. */
  blocking: { protocol: string; startsAt: Date }[];
  /** Subscriptions that run: they must be closed first, so that money goes back. */
  running: string[];
  goes: { kind: ErasedKind; rows: number }[];
  stays: KeptKind[];
};

function aboutRows({ notes, needs, proxies, mayBookFor }: PersonRecords['about']): number {
  return notes.length + needs.length + proxies.length + mayBookFor.length;
}

/** Tax law asks for who paid what, five years long; without a payment nobody asks. */
export function isHeldByLaw({ paidCents }: { paidCents: number }): boolean {
  return paidCents > 0;
}

export function erasePlanOf(records: PersonRecords, now: Date): ErasePlan {
  const {
    contacts,
    patients,
    visits,
    messages,
    screenings,
    leads,
    waiting,
    requests,
    notes,
    consents,
    orders,
  } = records;
  const live = contacts.filter(({ phoneE164 }) => phoneE164 !== ERASED_PHONE);
  const rows: Record<ErasedKind, number> = {
    contacts: live.length,
    patients: patients.length,
    about: aboutRows(records.about),
    visits: visits.length,
    messages: messages.length,
    screenings: screenings.length,
    leads: leads.length,
    waiting: waiting.length,
    requests: requests.length,
    notes: notes.length,
    links: visits.length,
    orders: orders.filter((order) => !isHeldByLaw(order)).length,
    'order-reach': orders.filter(isHeldByLaw).length,
  };
  const isThere: Record<KeptKind, boolean> = {
    visits: visits.length > 0,
    payments: records.deposits.length > 0,
    consents: consents.some(({ contactId }) => contactId !== null),
    requests: requests.length > 0,
    orders: orders.some(isHeldByLaw),
    audit: true,
    'medical-record': visits.length > 0,
  };
  return {
    blocking: visits
      .filter(({ status, startsAt }) => status === 'confirmed' && startsAt > now)
      .map(({ protocol, startsAt }) => ({ protocol, startsAt })),
    running: orders.filter(({ closedAt }) => closedAt === null).map(({ protocol }) => protocol),
    goes: ERASED_KINDS.flatMap((kind) => (rows[kind] > 0 ? [{ kind, rows: rows[kind] }] : [])),
    stays: KEPT_KINDS.filter((kind) => isThere[kind]),
  };
}

/**
 * Stamp of the previewed records: the ids of everything that will be erased and the state of the
 * appointments. Erasing is refused when the stamp has changed. An appointment that only moves changes
 * nothing here, though the records list it at another place.
 */
export function recordsStamp(records: PersonRecords): string {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const visits = [...records.visits].sort((one, other) => one.id - other.id);
  return JSON.stringify([
    idsOf(records.contacts),
    idsOf(records.patients),
    visits.map(({ id, status }) => [id, status]),
    idsOf(records.messages),
    idsOf(records.screenings),
    idsOf(records.leads),
    idsOf(records.waiting),
    idsOf(records.requests),
    idsOf(records.notes),
    records.orders.map(({ id, version }) => [id, version]),
    idsOf(records.orderNotes),
    records.deposits.map(({ id, state }) => [id, state]),
    idsOf(records.about.notes),
    records.about.needs.map(({ patientId, version }) => [patientId, version]),
    idsOf(records.about.proxies),
    idsOf(records.about.mayBookFor),
  ]);
}
