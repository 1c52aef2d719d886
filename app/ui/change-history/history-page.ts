const PER_PAGE = 20;

/** One page of a history. @param asked what the address says; without a number that there is, the first */
export function historyPage<Change>(changes: readonly Change[], asked: string | null) {
  const pageCount = Math.max(1, Math.ceil(changes.length / PER_PAGE));
  const wanted = Number(asked);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount ? wanted : 1;
  const shown = changes.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { page, pageCount, shown, isLast: page === pageCount };
}
