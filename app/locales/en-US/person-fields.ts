import type { PersonFieldMessages } from '#app/locales/pt-BR/person-fields.ts';

/** What is said at a field about a person. `{phone}` stands for an example number, digits only. */
export const personFields: PersonFieldMessages = {
  'name-too-short': 'Enter at least 3 characters.',
  'name-too-long': 'Use at most 120 characters.',
  'name-unreadable': 'Use only letters, numbers and ordinary signs.',
  phone: 'Use only numbers, with the area code (e.g. {phone}).',
  email: 'Invalid e-mail.',
  'birth-date-missing': 'Enter the date of birth.',
  'birth-day-missing': 'Enter the day of birth.',
  'birth-month-missing': 'Enter the month of birth.',
  'birth-year-missing': 'Enter the year of birth.',
  'birth-date-not-numbers': 'Use only numbers in the date, with a 4-digit year (e.g. 27 3 1960).',
  'birth-date-unreal': 'This date does not exist. Check the day, the month and the year.',
  'birth-date-in-future': 'The date of birth cannot be in the future.',
  'birth-date-too-old': 'Check the year: the date of birth cannot be before 1900.',
  'relation-missing':
    'Tell us what you are to the patient (e.g. mother, father, grandmother, guardian).',
  'relation-too-long': 'Use at most 60 characters.',
};
