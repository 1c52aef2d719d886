/** In the address of a form: the version, or the change of a history, that it is filled with. */
export const AS_OF = 'como';
