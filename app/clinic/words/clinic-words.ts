import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { openingHoursText } from '#app/clinic/opening-hours.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import { streetLine } from '#app/clinic/record/house-line.ts';
import type { Gender } from '#app/clinic/record/people-fields.ts';
import { ofHouses } from '#app/clinic/record/place-to-come.ts';
import type { Locale } from '#app/platform/locale.ts';
import { genderOfName } from '#app/platform/text/clinic-article.ts';
import type { DoctorForm, FactWords } from '#app/platform/text/fact-words.ts';
import { planConditionsOf, planNamesOf } from './plan-words.ts';
import { type PolicyFacts, policyWordsOf } from './policy-words.ts';
import { awaitsPlans, type Offer, type SiteOffers } from './site-offers.ts';
import { STATE_NAMES } from './state-names.ts';

/** The doctor of the texts: the one whom the clinic has, or its several. */
export function doctorForm({ people, doctor }: Pick<Clinic, 'people' | 'doctor'>): DoctorForm {
  const doctors = people.filter(({ profession }) => profession === 'doctor');
  if (doctors.length < 2) return doctor.gender;
  return doctors.every(({ gender }) => gender === 'woman') ? 'women' : 'men';
}

/** What texts may ask about besides what a clinic offers. */
type Condition =
  | Offer
  | 'comingPlans'
  | 'english'
  | 'examples'
  | 'episodes'
  | 'birthDate'
  | 'email'
  | 'neededEmail'
  | 'card'
  | 'note'
  | 'price'
  | 'saturday'
  | 'whatsapp';

/** How texts of each language ask for what a clinic may lack. */
const OFFER_WORDS: Readonly<Record<Locale, Readonly<Record<Condition, string>>>> = {
  'pt-BR': {
    surgery: 'cirurgias',
    exams: 'exames',
    children: 'crianças',
    lenses: 'lentes',
    plans: 'planos',
    insurance: 'convênios',
    questionnaire: 'questionário',
    blog: 'blog',
    podcast: 'podcast',
    cataract: 'texto sobre a catarata',
    comingPlans: 'assinatura por começar',
    english: 'inglês',
    examples: 'exemplos',
    episodes: 'episódios de exemplo',
    birthDate: 'data de nascimento',
    email: 'e-mail no agendamento',
    neededEmail: 'e-mail obrigatório',
    card: 'carteirinha no agendamento',
    note: 'observação para a recepção',
    price: 'preço da consulta',
    saturday: 'sábado',
    whatsapp: 'WhatsApp',
  },
  'en-US': {
    surgery: 'surgery',
    exams: 'exams',
    children: 'children',
    lenses: 'lenses',
    plans: 'plans',
    insurance: 'insurance',
    questionnaire: 'questionnaire',
    blog: 'blog',
    podcast: 'podcast',
    cataract: 'article about cataracts',
    comingPlans: 'subscription to come',
    english: 'English',
    examples: 'examples',
    episodes: 'example episodes',
    birthDate: 'date of birth',
    email: 'booking email',
    neededEmail: 'required email',
    card: 'insurance card',
    note: 'note for the front desk',
    price: 'consultation price',
    saturday: 'Saturday',
    whatsapp: 'WhatsApp',
  },
};

/**
 * The words that texts of the clinic follow.
 * @param catalogue slugs of every service that texts may ask for, offered or not
 * @param policy what the privacy policy has to know besides
 */
export function factWordsOf(
  clinic: Clinic,
  {
    offers,
    catalogue,
    ...policy
  }: { offers: SiteOffers; catalogue: readonly string[] } & PolicyFacts,
): FactWords {
  const words = OFFER_WORDS[clinic.locale];
  const { examples, bookingForm } = clinic;
  const offered = new Set(clinic.services.map(({ slug }) => slug));
  return {
    doctor: doctorForm(clinic),
    nurse: clinic.nurse?.gender ?? 'none',
    names: new Map(Object.entries(namesOf(clinic))),
    offers: new Map<string, boolean>([
      ...[...catalogue, ...offered].map((slug) => [slug, offered.has(slug)] as const),
      ...Object.entries(offers).flatMap(([offer, isOffered]) =>
        isOffer(offer) ? [[words[offer], isOffered === true] as const] : [],
      ),
      [words.comingPlans, awaitsPlans(clinic)],
      [words.english, clinic.locales.includes('en-US')],
      [words.examples, examples.people],
      [words.episodes, examples.episodes],
      [words.birthDate, bookingForm.birthDate !== 'off'],
      [words.email, bookingForm.email !== 'off'],
      [words.neededEmail, bookingForm.email === 'required'],
      [words.card, bookingForm.card !== 'off' && clinic.payers.some(({ id }) => isInsurer(id))],
      [words.note, bookingForm.note !== 'off'],
      [words.price, tellsPrice(clinic)],
      [words.saturday, opensOnSaturdays(clinic)],
      ...planConditionsOf(clinic, clinic.locale),
      [words.whatsapp, clinic.whatsapp !== undefined],
      ...policyWordsOf(clinic, offers, policy),
    ]),
  };
}

const CONSULTATION = 'consultas-oftalmologicas';

/** Whether the page of the consultation says what it costs. */
function tellsPrice({ services }: Clinic): boolean {
  return services.some(
    ({ slug, price }) => slug === CONSULTATION && price !== undefined && price.rule !== 'ask',
  );
}

function opensOnSaturdays({ saturdayFaqHours, hours, branches }: Clinic): boolean {
  return (
    saturdayFaqHours !== undefined ||
    [hours, ...branches.map((house) => house.hours)].some(({ saturday }) => saturday.length > 0)
  );
}

function isOffer(name: string): name is Offer {
  return Object.hasOwn(OFFER_WORDS['pt-BR'], name);
}

function namesOf(clinic: Clinic): Record<string, string> {
  const { address, locale, doctor, nurse, payers } = clinic;
  const insurers = payers.filter(({ id }) => isInsurer(id)).map(({ title }) => title);
  return {
    ...withArticles('clinic', clinic.displayName, genderOfName(clinic.displayName)),
    ...withArticles('doctor', doctor.name, doctor.gender),
    ...(nurse && withArticles('nurse', nurse.name, nurse.gender)),
    site: clinic.siteName,
    city: address.city,
    state: STATE_NAMES[address.stateCode] ?? address.stateCode,
    neighborhood: address.neighborhood,
    address: ofHouses(clinic, (house) => streetLine(house.address)),
    phone: clinic.phone.display,
    email: clinic.email,
    hours: ofHouses(clinic, ({ hours }) => openingHoursText(hours, locale).join('; ')),
    year: String(clinic.foundingYear),
    ...planNamesOf(clinic, locale),
    insurers: new Intl.ListFormat(locale, { type: 'conjunction' }).format(insurers),
    insurances: new Intl.ListFormat(locale, { type: 'conjunction' }).format(insurers),
  };
}

/** Articles and what they become behind de, em, a and por. */
const ARTICLES = {
  woman: ['a', 'A', 'da', 'na', 'à', 'pela'],
  man: ['o', 'O', 'do', 'no', 'ao', 'pelo'],
} as const satisfies Record<Gender, readonly string[]>;

/** '{clinic}', and with its article as an editor writes it of a woman: '{da clinic}' is 'do Instituto …'. */
function withArticles(name: string, value: string, gender: Gender): Record<string, string> {
  const forms = ARTICLES.woman.map((article, index) => [
    `${article} ${name}`,
    `${ARTICLES[gender][index]} ${value}`,
  ]);
  return { [name]: value, ...Object.fromEntries(forms) };
}
