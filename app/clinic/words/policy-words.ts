import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { SiteOffers } from './site-offers.ts';

/** Data that a clinic may hold of people long after it has stopped asking for it. */
export const KEPT_DATA = [
  'plans',
  'questionnaire',
  'insurance',
  'card',
  'note',
  'preparation',
  'deposit',
] as const;
export type KeptData = (typeof KEPT_DATA)[number];

/** How the privacy policy asks whether such data is asked for, or still held. */
const WORDS: Readonly<Record<Locale, Readonly<Record<KeptData, string>>>> = {
  'pt-BR': {
    plans: 'dados de planos',
    questionnaire: 'dados do questionário',
    insurance: 'dados de convênios',
    card: 'dados da carteirinha',
    note: 'dados da observação',
    preparation: 'dados do preparo',
    deposit: 'dados do sinal',
  },
  'en-US': {
    plans: 'plan data',
    questionnaire: 'questionnaire data',
    insurance: 'insurance data',
    card: 'card data',
    note: 'note data',
    preparation: 'preparation data',
    deposit: 'deposit data',
  },
};

export type PolicyFacts = {
  /** What the database holds. */
  kept?: readonly KeptData[];
  /** Whether booking asks how patients come or if they wear lenses; a policy that nobody told says that it does. */
  asksPreparation?: boolean;
};

/** The conditions of the privacy policy, which may say more than happens and never less. */
export function policyWordsOf(
  {
    locale,
    payers,
    bookingForm,
    services,
  }: Pick<Clinic, 'locale' | 'payers' | 'bookingForm' | 'services'>,
  { plans, questionnaire, insurance }: SiteOffers,
  { kept = [], asksPreparation = true }: PolicyFacts,
): [string, boolean][] {
  const asked: Readonly<Record<KeptData, boolean>> = {
    ...{ plans, questionnaire, insurance, preparation: asksPreparation },
    card: bookingForm.card !== 'off' && payers.some(({ id }) => isInsurer(id)),
    note: bookingForm.note !== 'off',
    deposit: services.some(({ booking }) => booking?.deposit !== undefined),
  };
  return KEPT_DATA.map((data) => [WORDS[locale][data], asked[data] || kept.includes(data)]);
}
