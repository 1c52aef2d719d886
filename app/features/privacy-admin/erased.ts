/** What stands in a record whose person has been erased: the row stays for the figures, nobody is in it. */
export const ERASED_NAME = 'Pessoa apagada';
/** Begins with a country code that no country has. */
export const ERASED_PHONE = '+99900000000';
export const ERASED_WORDS = '(apagado)';
