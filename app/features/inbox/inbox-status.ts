/** Status of an inbox item, in workflow order. */
export const INBOX_STATUSES = ['open', 'in-progress', 'answered', 'archived'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** As in URLs and forms. */
export const STATUS_SLUGS = {
  open: 'aberto',
  'in-progress': 'em-andamento',
  answered: 'respondido',
  archived: 'arquivado',
} as const satisfies Record<InboxStatus, string>;

/** @returns undefined for an unknown slug */
export function statusOfSlug(slug: string): InboxStatus | undefined {
  return INBOX_STATUSES.find((status) => STATUS_SLUGS[status] === slug);
}
