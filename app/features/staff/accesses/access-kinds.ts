/** What the log of accesses can be filtered by: the audited actions of each kind. */
export const ACCESS_KINDS = {
  entradas: ['staff.joined', 'staff.new-access-taken', 'staff.recovery-code-used'],
  tentativas: [],
  registros: ['viewed', 'screening.opened', 'person.searched', 'consent.receipt-read'],
  exportacoes: [
    'inbox.exported',
    'order.exported',
    'person.exported',
    'incident.people-exported',
    'accesses.exported',
    'data.exported',
    'calendar-feed.made',
  ],
  importacoes: [
    'data-import.begun',
    'data-import.done',
    'data-import.failed',
    'data-import.undone',
  ],
  contas: [
    'staff.invited',
    'staff.invitation-withdrawn',
    'staff.new-access-given',
    'staff.role-changed',
    'staff.own-agenda',
    'staff.disabled',
    'staff.enabled',
    'staff.sessions-ended',
    'staff.password-changed',
    'staff.second-factor-set-up',
    'staff.second-factor-removed',
    'staff.recovery-codes-made',
    'role.made',
    'role.changed',
    'role.archived',
  ],
} as const satisfies Record<string, readonly string[]>;
export type AccessKind = keyof typeof ACCESS_KINDS;

/** Filters of the log, as its address has them. */
export type AccessFilter = {
  /** Account; null for everybody. */
  staffId: number | null;
  /** Calendar day in the clinic's zone; null for all. */
  on: string | null;
  kind: AccessKind | null;
};

export function isAccessKind(word: string): word is AccessKind {
  return Object.hasOwn(ACCESS_KINDS, word);
}
