/** What takes a change back: the name of its field in forms, and in the address of the page after the change. */
export const UNDO_FIELD = 'volta';
