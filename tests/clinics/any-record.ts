import fc from 'fast-check';
import type { LocalizedText } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { OTHER_ZONES, STATES } from '#app/clinic/record/time-zones.ts';
import { manausRecord } from './manaus.ts';
import { serraClaraRecord } from './serra-clara.ts';

// Records that the schema allows, as different from one another as possible. Shrinking leads towards one doctor, one
// service, plain words and everything optional left out.

type Person = ClinicRecord['people'][number];
type Service = ClinicRecord['services'][number];
type Hours = ClinicRecord['hours'];

const CATALOGUE = serraClaraRecord.services.map(({ slug }) => slug);
const LETTERS = 'abcdefgijlmnoprstuvz ÁÉãçõôü&\'"<>’-.,0';

/** What people call things: accents, quotes, ampersands, up to the length that fits the header. */
const words = (maxLength = 60) =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength })
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /[a-z]/.test(text));
const inLanguages = (maxLength = 60) =>
  fc.oneof(
    words(maxLength),
    fc.record({ 'pt-BR': words(maxLength), 'en-US': words(maxLength) }, { noNullPrototype: true }),
  );
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'123456789'), minLength: length, maxLength: length });
const phone = digits(8).map((end) => `+55929${end}`);
const host = fc.constantFrom('olhar.example.com', 'a-b.olhos.example.com.br', 'x1.example.org');
const link = fc.option(fc.constant('https://example.com/nos'), { nil: undefined });
const day = fc.constantFrom('2020-02-29', '2026-10-01', '2026-11-20');
const council = (kind: 'CRM' | 'COREN') =>
  fc.record({ kind: fc.constant(kind), number: digits(5), uf: fc.constantFrom(...STATES) });

/** Periods of a day, with gaps, from numbers of half hours. */
const periods = fc
  .uniqueArray(fc.integer({ min: 12, max: 44 }), { maxLength: 6 })
  .map((halves) => halves.sort((one, other) => one - other))
  .map((sorted) => {
    const time = (half = 0) =>
      `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, pair) => ({
      startsTime: time(sorted[pair * 2]),
      endsTime: time(sorted[pair * 2 + 1]),
    }));
  });
const hours: fc.Arbitrary<Hours> = fc.record({
  sunday: periods,
  monday: periods,
  tuesday: periods,
  wednesday: periods,
  thursday: periods,
  friday: periods,
  saturday: periods,
});

const anybody = {
  name: inLanguages(),
  gender: fc.constantFrom('woman' as const, 'man' as const),
  rqe: fc.array(digits(5), { maxLength: 2 }),
  specialty: fc.option(inLanguages(30), { nil: undefined }),
  title: inLanguages(40),
  role: fc.option(inLanguages(40), { nil: undefined }),
  biography: fc.option(inLanguages(200), { nil: undefined }),
  breaks: fc.constantFrom<{ startsTime: string; endsTime: string }[]>(
    [],
    [{ startsTime: '12:00', endsTime: '13:00' }],
  ),
  workdays: fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 }), { nil: undefined }),
};
const doctor = fc.record({
  ...anybody,
  profession: fc.constant('doctor' as const),
  council: council('CRM'),
});
const nurse = fc.record({
  ...anybody,
  profession: fc.constantFrom('nurse' as const, 'nursing-technician' as const),
  council: council('COREN'),
  phone: fc.option(phone, { nil: undefined }),
});
const other = fc.record({
  ...anybody,
  profession: fc.constant('other' as const),
  isArchived: fc.boolean(),
});

/** Told apart by a number. */
const ofTheirOwn = (text: LocalizedText, index: number) =>
  typeof text === 'string'
    ? `${text} ${index}`
    : { 'pt-BR': `${text['pt-BR']} ${index}`, 'en-US': `${text['en-US']} ${index}` };

/** One to four people; the first is a doctor, and a nurse may be there or not. */
const staff = fc
  .record({
    first: doctor,
    nurse: fc.option(nurse, { nil: undefined }),
    others: fc.array(fc.oneof(other, doctor), { maxLength: 2 }),
    directs: fc.nat(),
  })
  .map(({ first, nurse: nursing, others, directs }) => {
    const all = [first, ...(nursing ? [nursing] : []), ...others];
    // Two people of one name would share an anchor on the page about the clinic.
    const people = all.map(
      (each, index): Person => ({
        slug: `pessoa-${index + 1}`,
        ...each,
        name: ofTheirOwn(each.name, index),
      }),
    );
    const doctors = people.filter(({ profession }) => profession === 'doctor');
    const responsibilities = {
      doctor: 'pessoa-1',
      ...(nursing ? { nurse: 'pessoa-2' } : {}),
      technicalDirector: doctors[directs % doctors.length]?.slug ?? 'pessoa-1',
    };
    return { people, responsibilities };
  });

const place = (kind: string) =>
  fc
    .array(words(40), { maxLength: 3 })
    .map((names) => names.map((name, index) => ({ slug: `${kind}-${index + 1}`, name })));

const offered = fc.record({
  durationMinutes: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5),
  bufferBeforeMinutes: fc.constantFrom(0, 15),
  bufferAfterMinutes: fc.constantFrom(0, 5),
  isBookableOnline: fc.boolean(),
  bookingGroup: fc.option(fc.constantFrom('consultation', 'glasses', 'exam', 'child'), {
    nil: undefined,
  }),
  dilates: fc.boolean(),
  standsAlone: fc.boolean(),
  isArchived: fc.boolean(),
  by: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  at: fc.array(fc.nat(), { maxLength: 2 }),
  title: inLanguages(),
});

type Parts = {
  chosen: string[];
  own: number;
  facts: (typeof offered extends fc.Arbitrary<infer Facts> ? Facts : never)[];
  practitioners: string[];
  places: string[];
};

/** Services of the catalogue and own ones that no text speaks of; the first is always offered. */
function servicesOf({ chosen, own, facts, practitioners, places }: Parts): Service[] {
  const names = [
    ...chosen,
    ...Array.from({ length: own }, (_, index) => `servico-proprio-${index + 1}`),
  ];
  const slugs = names.length > 0 ? names : ['consultas-oftalmologicas'];
  return slugs.flatMap((slug, index): Service[] => {
    const found = facts[index % facts.length];
    if (!found) return [];
    const { by, at, title, isArchived, ...rest } = found;
    const pick = (list: string[], wanted: number[]) =>
      list.length === 0 ? [] : [...new Set(wanted.map((n) => list[n % list.length] ?? ''))];
    return [
      {
        slug,
        ...rest,
        practitioners: pick(practitioners, by),
        resources: pick(places, at),
        isArchived: index > 0 && isArchived,
        ...(CATALOGUE.includes(slug) ? {} : { title }),
      },
    ];
  });
}

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
  whatsapp: fc.record({ number: phone, defaultMessage: inLanguages() }),
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
