/** What a page says to the worker that waits: take over now. */
export const APPLY_MESSAGE = 'apply-update';
