/** Placeholder name in records of an erased person, which are kept for the figures. */
export const ERASED_NAME = 'Pessoa apagada';
/** The country code +999 is unassigned. */
export const ERASED_PHONE = '+99900000000';
export const ERASED_WORDS = '(apagado)';
