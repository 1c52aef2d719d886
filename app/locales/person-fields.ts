import type { ByLocale } from '#app/platform/locale.ts';

/** What is said at a field about a person. `{phone}` stands for an example number, digits only. */
export const personFields = {
  'name-too-short': 'Informe pelo menos 3 caracteres.',
  'name-too-long': 'Use no máximo 120 caracteres.',
  'name-unreadable': 'Use apenas letras, números e sinais comuns.',
  phone: 'Use apenas números com DDD (ex: {phone}).',
  email: 'E-mail inválido.',
  'email-missing': 'Informe o seu e-mail.',
  'adult-unsaid':
    'Marque se o paciente tem 18 anos ou mais. Para menores de 18, quem marca é o responsável.',
  'note-too-long': 'Use no máximo 300 letras na observação.',
  'birth-date-missing': 'Informe a data de nascimento.',
  'birth-day-missing': 'Informe o dia do nascimento.',
  'birth-month-missing': 'Informe o mês do nascimento.',
  'birth-year-missing': 'Informe o ano do nascimento.',
  'birth-date-not-numbers': 'Use apenas números na data, com o ano em 4 dígitos (ex: 27 3 1960).',
  'birth-date-unreal': 'Essa data não existe. Confira o dia, o mês e o ano.',
  'birth-date-in-future': 'A data de nascimento não pode estar no futuro.',
  'birth-date-too-old': 'Confira o ano: a data de nascimento não pode ser anterior a 1900.',
  'relation-missing': 'Informe o seu parentesco com o paciente (ex: mãe, pai, avó, tutor).',
  'relation-too-long': 'Use no máximo 60 caracteres.',
};

export type PersonFieldMessages = typeof personFields;

const english: PersonFieldMessages = {
  'name-too-short': 'Enter at least 3 characters.',
  'name-too-long': 'Use at most 120 characters.',
  'name-unreadable': 'Use only letters, numbers and common punctuation.',
  phone: 'Use only numbers, with the area code (e.g. {phone}).',
  email: 'Invalid email.',
  'email-missing': 'Enter your email.',
  'adult-unsaid':
    'Check the box if the patient is 18 or older. For patients under 18, a parent or guardian books.',
  'note-too-long': 'Use at most 300 characters in the note.',
  'birth-date-missing': 'Enter the date of birth.',
  'birth-day-missing': 'Enter the day of birth.',
  'birth-month-missing': 'Enter the month of birth.',
  'birth-year-missing': 'Enter the year of birth.',
  'birth-date-not-numbers': 'Use only numbers in the date, with a 4-digit year (e.g. 27 3 1960).',
  'birth-date-unreal': 'This date does not exist. Check the day, the month and the year.',
  'birth-date-in-future': 'The date of birth cannot be in the future.',
  'birth-date-too-old': 'Check the year: the date of birth cannot be before 1900.',
  'relation-missing':
    'Enter your relationship to the patient (e.g. mother, father, grandmother, guardian).',
  'relation-too-long': 'Use at most 60 characters.',
};

/** What is said at a field about a person, by language. */
export const personFieldMessages: ByLocale<PersonFieldMessages> = {
  'pt-BR': personFields,
  'en-US': english,
};
