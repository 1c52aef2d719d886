/** Publication state of an entry; 'file' before anybody has edited it here. */
export type ContentState = 'file' | 'draft' | 'published' | 'edited' | 'scheduled' | 'withdrawn';

type Row = {
  latestRevision: number;
  publishedRevision: number | null;
  scheduledAt: Date | null;
  isWithdrawn: boolean;
};

/** @param row null for an entry without a row */
export function stateOf(row: Row | null): ContentState {
  if (!row) return 'file';
  if (row.scheduledAt) return 'scheduled';
  if (row.isWithdrawn) return 'withdrawn';
  if (row.publishedRevision === null) return 'draft';
  return row.latestRevision > row.publishedRevision ? 'edited' : 'published';
}

/** Whether any revision of the entry is public. */
export function isOnSite(row: Row | null): boolean {
  return row === null || (row.publishedRevision !== null && !row.isWithdrawn);
}
