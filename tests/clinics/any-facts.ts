import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { ASKED } from '#app/clinic/record/booking-form-fields.ts';
import { OTHER_ZONES, STATES } from '#app/clinic/record/time-zones.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import {
  anyWords,
  cents,
  digits,
  email,
  host,
  hours,
  inLanguages,
  link,
  maybe,
  phone,
  some,
  taxId,
  words,
} from './any-words.ts';

// Whatever of a record names no other part of it.

const uf = fc.constantFrom(...STATES);
const flag = maybe(fc.boolean());

const address = fc.record({
  street: anyWords(),
  number: words(6),
  complement: maybe(inLanguages(20)),
  neighborhood: anyWords(30),
  city: anyWords(40),
  stateCode: uf,
  postalCode: digits(8).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
  countryCode: fc.constant('BR' as const),
  latitude: fc.double({ min: -33, max: 5, noNaN: true }),
  longitude: fc.double({ min: -73, max: -29, noNaN: true }),
});

const agenda = fc.record(
  {
    slotStepMinutes: fc.constantFrom(5, 20, 60),
    noticeMinutes: fc.constantFrom(0, 45, 3_000),
    horizonDays: fc.constantFrom(1, 30, 365),
    holdMinutes: fc.constantFrom(1, 10),
    maxHoldMinutes: fc.constantFrom(10, 60),
    cancelNoticeHours: fc.constantFrom(0, 1, 48),
    maxFutureAppointmentsPerPhone: fc.constantFrom(1, 5),
    addOnsPerDay: fc.constantFrom(0, 3, 20),
    prefersCompactDays: fc.boolean(),
    maxStepGapMinutes: fc.constantFrom(0, 15, 60),
  },
  {
    requiredKeys: [
      ...(['slotStepMinutes', 'noticeMinutes', 'horizonDays', 'holdMinutes'] as const),
      ...(['maxHoldMinutes', 'cancelNoticeHours', 'addOnsPerDay'] as const),
      'maxFutureAppointmentsPerPhone',
    ],
    noNullPrototype: true,
  },
);

export const facts = fc.record({
  siteName: words(),
  domain: host,
  legalName: anyWords(),
  displayName: words(),
  specialty: inLanguages(30),
  slogan: inLanguages(80),
  priceRange: fc.constantFrom('$', '$$$$'),
  foundingYear: fc.integer({ min: 1900, max: 2100 }),
  taxId,
  companyCrm: fc.record({ number: fc.constantFrom('1', '000321', '1234567890'), uf }),
  address,
  otherTimeZone: maybe(fc.constantFrom(...OTHER_ZONES)),
  phone,
  whatsapp: maybe(
    fc.record(
      { number: phone, defaultMessage: inLanguages() },
      { requiredKeys: ['defaultMessage'], noNullPrototype: true },
    ),
  ),
  email,
  hours,
  saturdayFaqHours: maybe(
    fc.constantFrom(
      { startsTime: '08:00', endsTime: '12:00', conflictsWith: 'hours' as const },
      { startsTime: '09:30', endsTime: '09:35', conflictsWith: 'hours' as const },
    ),
  ),
  social: fc.record({
    instagram: link,
    facebook: link,
    youtube: link,
    linkedin: link,
    x: link,
    spotify: link,
  }),
  dataProtectionOfficer: fc.record({ name: anyWords(), email }),
  isSmallDataAgent: flag,
  keywords: fc.array(inLanguages(30), { maxLength: 4 }),
  // Without a bias towards the first, or the other language would be drawn too seldom.
  locales: fc.noBias(fc.constantFrom<ClinicRecord['locales']>(['pt-BR'], ['pt-BR', 'en-US'])),
  externalSchedulingUrl: maybe(
    fc.constantFrom('https://agenda.example.com/olhos?de=site', 'agenda velha', ''),
  ),
  chatbotUrl: link,
  placeId: maybe(fc.constantFrom('ChIJN1t_tDeuEmsRUsoyG83frY4', 'YOUR_PLACE_ID', '')),
  reviewLink: link,
  showsGoogleReviews: flag,
  insuranceNetwork: maybe(anyWords(40)),
  backupHost: maybe(host),
  plansEnabled: flag,
  isOpenToAll: flag,
  offers: maybe(
    some({
      blog: fc.boolean(),
      podcast: fc.boolean(),
      questionnaire: fc.boolean(),
      lenses: fc.boolean(),
      children: fc.boolean(),
    }),
  ),
  examples: maybe(
    some({
      posts: fc.boolean(),
      episodes: fc.boolean(),
      people: fc.boolean(),
      reviews: fc.boolean(),
    }),
  ),
  flexMonthlyCents: maybe(cents),
  screeningInstrument: maybe(fc.constantFrom(...SCREENING_INSTRUMENTS)),
  bookingForm: maybe(
    some({
      birthDate: fc.constantFrom(...ASKED),
      email: fc.constantFrom(...ASKED),
      card: fc.constantFrom(...ASKED),
      note: fc.constantFrom('optional' as const, 'off' as const),
    }),
  ),
  agenda,
});

/** A further house of a clinic, without its place in the record. */
export const house = fc.record({
  name: words(40),
  address,
  phone: maybe(phone),
  hours,
  isArchived: flag,
});
