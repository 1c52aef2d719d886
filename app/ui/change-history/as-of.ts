/** In the address of a form: the version, or the change of a history, that it is filled with. */
export const AS_OF = 'como';

/** Where a form that is filled with an older version says so; the way back leads there. */
export const FILLED_NOTICE = 'versao-antiga';
