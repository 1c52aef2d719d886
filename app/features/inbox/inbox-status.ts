/** How far an item of the inbox has come, in this order. */
export const INBOX_STATUSES = ['open', 'in-progress', 'answered', 'archived'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** As addresses and forms write it. */
export const STATUS_SLUGS = {
  open: 'aberto',
  'in-progress': 'em-andamento',
  answered: 'respondido',
  archived: 'arquivado',
} as const satisfies Record<InboxStatus, string>;

/** @returns undefined for any other word */
export function statusOfSlug(slug: string): InboxStatus | undefined {
  return INBOX_STATUSES.find((status) => STATUS_SLUGS[status] === slug);
}
