import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { OTHER_ZONES, STATES } from '#app/clinic/record/time-zones.ts';
import { staff } from './any-people.ts';
import { CATALOGUE, offered, servicesOf } from './any-services.ts';
import {
  day,
  digits,
  host,
  hours,
  inLanguages,
  link,
  ofTheirOwn,
  phone,
  words,
} from './any-words.ts';
import { manausRecord } from './manaus.ts';

// Records that the schema allows, as different from one another as possible. Shrinking leads towards one doctor, one
// service, plain words and everything optional left out.

const place = (kind: string) =>
  fc
    .array(words(40), { maxLength: 3 })
    .map((names) => names.map((name, index) => ({ slug: `${kind}-${index + 1}`, name })));

const statement = { source: inLanguages(), measuredOn: day, verified: fc.boolean() };
const figure = fc.integer({ min: 1, max: 90_000 });
const statements = fc.record({
  patients: fc.record({ value: figure, ...statement }),
  years: fc.record({ value: figure, ...statement }),
  rating: fc.record({
    value: fc.constantFrom(1, 3.7, 5),
    best: fc.constant(5 as const),
    reviews: figure,
    ...statement,
  }),
  answerMinutes: fc.record({ value: figure, ...statement }),
  sameDayReport: fc.record({ value: fc.boolean(), ...statement }),
});

const payer = fc.record({
  title: inLanguages(40),
  bring: fc.array(inLanguages(), { minLength: 1, maxLength: 2 }),
});

const reply = fc.record({
  title: words(40),
  text: inLanguages(200),
  isArchived: fc.boolean(),
});

const category = fc.record({ label: inLanguages(40), isArchived: fc.boolean() });
const ownTexts = fc.record(
  { subject: words(40), opening: words(200), closing: words(200) },
  { requiredKeys: [], noNullPrototype: true },
);
const mailWords = fc.record(
  {
    booked: fc.record(
      { portuguese: ownTexts, english: ownTexts },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const house = fc.record({
  name: words(40),
  street: words(),
  complement: fc.option(inLanguages(20), { nil: undefined }),
  phone: fc.option(phone, { nil: undefined }),
  hours,
  isArchived: fc.boolean(),
});

const campaign = fc.record({
  isYearly: fc.boolean(),
  offersQuestionnaire: fc.boolean(),
  gives: inLanguages(100),
});

const facts = fc.record({
  siteName: words(),
  domain: host,
  legalName: words(),
  displayName: words(),
  specialty: inLanguages(30),
  slogan: inLanguages(80),
  priceRange: fc.constantFrom('$', '$$$$'),
  foundingYear: fc.integer({ min: 1900, max: 2026 }),
  isSmallDataAgent: fc.boolean(),
  address: fc.record({
    street: words(),
    number: words(6),
    complement: fc.option(inLanguages(20), { nil: undefined }),
    neighborhood: words(30),
    city: words(40),
    stateCode: fc.constantFrom(...STATES),
    postalCode: digits(8).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    countryCode: fc.constant('BR' as const),
    latitude: fc.double({ min: -33, max: 5, noNaN: true }),
    longitude: fc.double({ min: -73, max: -29, noNaN: true }),
  }),
  otherTimeZone: fc.option(fc.constantFrom(...OTHER_ZONES), { nil: undefined }),
  phone,
  whatsapp: fc.option(
    fc.record(
      { number: phone, defaultMessage: inLanguages() },
      { requiredKeys: ['defaultMessage'], noNullPrototype: true },
    ),
    { nil: undefined },
  ),
  hours,
  social: fc.record({ instagram: link, youtube: link, spotify: link }),
  keywords: fc.array(inLanguages(30), { maxLength: 4 }),
  locales: fc.constantFrom<ClinicRecord['locales']>(['pt-BR'], ['pt-BR', 'en-US']),
  chatbotUrl: link,
  reviewLink: link,
  insuranceNetwork: fc.option(words(40), { nil: undefined }),
  plansEnabled: fc.boolean(),
  offers: fc.record({
    blog: fc.boolean(),
    podcast: fc.boolean(),
    questionnaire: fc.boolean(),
    lenses: fc.boolean(),
    children: fc.boolean(),
  }),
  flexMonthlyCents: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
  statements,
  bookingForm: fc.record({
    birthDate: fc.constantFrom('required', 'optional', 'off'),
    email: fc.constantFrom('required', 'optional', 'off'),
    card: fc.constantFrom('required', 'optional', 'off'),
    note: fc.constantFrom('optional', 'off'),
  }),
  agenda: fc.record({
    slotStepMinutes: fc.constantFrom(5, 20, 60),
    noticeMinutes: fc.constantFrom(0, 45, 3_000),
    horizonDays: fc.constantFrom(1, 30, 365),
    holdMinutes: fc.constantFrom(1, 10),
    maxHoldMinutes: fc.constantFrom(10, 60),
    cancelNoticeHours: fc.constantFrom(0, 1, 48),
    maxFutureAppointmentsPerPhone: fc.constantFrom(1, 5),
    addOnsPerDay: fc.constantFrom(0, 3),
  }),
});

/** Any record that the schema allows. */
export const anyRecord: fc.Arbitrary<ClinicRecord> = fc
  .record({
    facts,
    staff,
    rooms: place('sala'),
    equipment: place('aparelho'),
    chosen: fc.subarray(CATALOGUE),
    own: fc.integer({ min: 0, max: 3 }),
    offered: fc.array(offered, { minLength: 1, maxLength: 12 }),
    payers: fc.array(payer, { maxLength: 6 }),
    categories: fc.option(fc.array(category, { maxLength: 4 }), { nil: undefined }),
    campaigns: fc.array(campaign, { maxLength: 1 }),
    houses: fc.array(house, { maxLength: 2 }),
    placed: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    replies: fc.option(fc.array(reply, { maxLength: 3 }), { nil: undefined }),
    mailWords: fc.option(mailWords, { nil: undefined }),
    isTaught: fc.boolean(),
    officer: words(),
  })
  .map(({ facts: own, staff: { people, responsibilities }, ...parts }): ClinicRecord => {
    const { rooms, equipment } = parts;
    const services = servicesOf({
      ...parts,
      facts: parts.offered,
      practitioners: people.filter(({ isArchived }) => !isArchived).map(({ slug }) => slug),
      places: [...rooms, ...equipment].map(({ slug }) => slug),
    });
    const [first = { slug: '' }] = services;
    const branches = parts.houses.map(({ street, complement, name, ...each }, index) => ({
      ...each,
      slug: `unidade-${index + 1}`,
      name: `${name} ${index + 1}`,
      // All houses of a clinic keep one time.
      address: { ...own.address, street, complement },
    }));
    const inHouse = <T extends object>(place: T, index: number) => ({
      ...place,
      branch: branches.at((parts.placed[index % parts.placed.length] ?? 0) % 3)?.slug,
    });
    return {
      ...manausRecord,
      ...own,
      people,
      responsibilities,
      resources: { rooms: rooms.map(inHouse), equipment: equipment.map(inHouse) },
      branches,
      mainBranchName: branches.length > 0 ? 'A primeira unidade' : undefined,
      services,
      dataProtectionOfficer: { name: parts.officer, email: 'dados@olhar.example.com' },
      followUps: {
        returnDays: 15,
        returnServices: parts.isTaught ? [first.slug] : [],
        postOperativeServices: [],
        postOperativeDays: [1, 7],
        postOperativeAppointment: first.slug,
      },
      payers: [
        { id: 'particular', title: 'Particular', bring: ['Documento'] },
        ...parts.payers.map((each, index) => ({ id: `convenio-${index + 1}`, ...each })),
      ],
      postCategories: parts.categories && [
        { slug: 'assunto', label: 'Olhos' },
        ...parts.categories.map(({ label, isArchived }, index) => ({
          slug: `assunto-${index + 1}`,
          label: ofTheirOwn(label, index),
          isArchived,
          ...(index % 2 === 1 && {
            address: `tema-${index}`,
            formerAddresses: [`antigo-${index}`],
          }),
        })),
      ],
      replyTemplates: parts.replies?.map((each, index) => ({
        slug: `resposta-${index + 1}`,
        ...each,
      })),
      mailWords: parts.mailWords,
      campaigns: parts.campaigns.map((each, index) => ({
        slug: `campanha-${index + 1}`,
        code: `OLHOS ${index + 1}`,
        services: [first.slug],
        startsOn: '2026-11-01',
        endsOn: '2026-12-31',
        ...each,
      })),
    };
  });
