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
  'visits',
  'messages',
  'requests',
  'notes',
  'links',
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** Data that stays; the reasons are in the locale. */
export const KEPT_KINDS = [
  'visits',
  'payments',
  'consents',
  'requests',
  'audit',
  'medical-record',
] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

export type ErasePlan = {
  /** Future appointments. They must be cancelled first, so that the patient is notified. */
  blocking: { protocol: string; startsAt: Date }[];
  goes: { kind: ErasedKind; rows: number }[];
  stays: KeptKind[];
};

export function erasePlanOf(records: PersonRecords, now: Date): ErasePlan {
  const { contacts, patients, visits, messages, requests, notes, consents } = records;
  const live = contacts.filter(({ phoneE164 }) => phoneE164 !== ERASED_PHONE);
  const rows: Record<ErasedKind, number> = {
    contacts: live.length,
    patients: patients.length,
    visits: visits.length,
    messages: messages.length,
    requests: requests.length,
    notes: notes.length,
    links: visits.length,
  };
  const isThere: Record<KeptKind, boolean> = {
    visits: visits.length > 0,
    payments: records.deposits.length > 0,
    consents: consents.some(({ contactId }) => contactId !== null),
    requests: requests.length > 0,
    audit: true,
    'medical-record': visits.length > 0,
  };
  return {
    blocking: visits
      .filter(({ status, startsAt }) => status === 'confirmed' && startsAt > now)
      .map(({ protocol, startsAt }) => ({ protocol, startsAt })),
    goes: ERASED_KINDS.flatMap((kind) => (rows[kind] > 0 ? [{ kind, rows: rows[kind] }] : [])),
    stays: KEPT_KINDS.filter((kind) => isThere[kind]),
  };
}

/**
 * Stamp of the previewed records: the ids of everything that will be erased and the state of the
 * appointments. Erasing is refused when the stamp has changed.
 */
export function recordsStamp(records: PersonRecords): string {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return JSON.stringify([
    idsOf(records.contacts),
    idsOf(records.patients),
    records.visits.map(({ id, status }) => [id, status]),
    idsOf(records.messages),
    idsOf(records.requests),
    idsOf(records.notes),
  ]);
}
