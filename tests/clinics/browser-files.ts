// Which files of the browser tests are run for which clinic of the tests. What a file shows of any clinic's site it need
// show once: `npm test` takes turns with the two clinics, so that the second one costs no time of its own. With EVERY_FILE
// in the environment each clinic is shown all that it can be. docs/decisions/0062-*.md

/** What depends on whose site it is: always for both. */
export const FOR_BOTH = [
  'clinic-facts',
  'clinic-journeys',
  'every-page',
  'html',
  'links',
  'time-zones',
  'without-scripts',
];

/** They run for whichever clinic; in `npm test` for the second one. */
export const IN_THE_SECOND: readonly string[] = [
  'booking-back',
  'booking-hold',
  'booking-rivals',
  'changed-pages',
  'data-import',
  'keyboard',
  'mail-words',
  'staff-agenda',
  'staff-brand',
  'staff-checks',
  'staff-content',
  'staff-editor',
  'staff-inbox',
  'staff-keyboard',
  'staff-mail',
  'staff-own-roles',
  'staff-payments',
  'staff-privacy',
  'staff-session',
  'staff-testimonials',
];

/** They run for whichever clinic; in `npm test` for the first one. */
export const IN_THE_FIRST: readonly string[] = [
  'leads',
  'after-paint',
  'accessibility-look',
  'accessibility-panel',
  'booking-errors',
  'clinic-copy',
  'contact',
  'content-import',
  'enlarged-text',
  'manage',
  'change-history',
  'own-page',
  'pasted-html',
  'privacy',
  'staff-clinic',
  'staff-login',
  'staff-roles',
  'waitlist',
  'without-practitioner',
];

const ENGLISH = 'its pages are looked at in English too';
const PLANS = 'plans, which the second clinic does not sell';
const ARTICLES = 'articles and recordings, of which the second clinic has none';
const THINGS = 'rooms, devices and services that the second clinic has not';
const RECORD = 'words and figures of the first clinic, which are read out';
const PROGRAM = 'scripts and styles that read nothing of a record';

/** What the second clinic has not, or what reads nothing of a clinic's record. */
export const FIRST_ALONE: Record<string, string> = {
  accessibility: 'a child’s details, which the second clinic does not ask for',
  'accessibility-privacy': PROGRAM,
  'address-point': 'the streets around the first clinic',
  booking: 'a child’s way, and what an insurer of the first clinic asks for',
  'booking-english': ENGLISH,
  branches: 'two houses, for which the tests have a third clinic',
  campaign: 'a campaign, which the second clinic has not',
  catalogue: THINGS,
  check: ENGLISH,
  consent: ENGLISH,
  content: ARTICLES,
  'content-source': 'the texts of a WordPress, in categories of the first clinic',
  deposit: 'prices that the second clinic does not tell',
  engines: PROGRAM,
  frame: RECORD,
  gallery: 'components by themselves, on no site',
  home: RECORD,
  'hours-of-services': 'hours of the first clinic, beside which others are typed',
  'import-houses': 'two houses, for which the tests have a third clinic',
  insurance: 'two insurers that pay for different services',
  'keyboard-journeys': PLANS,
  'known-colours': 'the inspection itself, on pages of its own',
  leaving: 'a nurse and a doctor who stay when another goes',
  libras: PROGRAM,
  machines: ENGLISH,
  'mail-pages': ENGLISH,
  map: ENGLISH,
  measurement: ARTICLES,
  messages: 'a copy to an address that at the second clinic may be its own already',
  'not-found': ENGLISH,
  'old-browsers': PROGRAM,
  'own-clinic': 'a clinic of its own, made on screen',
  'patient-way': 'a count of steps among twelve services',
  'payment-providers': ENGLISH,
  payments: ENGLISH,
  preparation: 'lenses, which the second clinic does not fit',
  'reading-aids': PROGRAM,
  reminders: THINGS,
  reviews: ENGLISH,
  screening: ENGLISH,
  'self-healing': 'the simulator of sight, which the second clinic has not',
  'service-lengths': THINGS,
  'service-worker': ENGLISH,
  services: THINGS,
  'several-exams': 'several exams, of which the second clinic makes one',
  speech: PROGRAM,
  'staff-categories': 'sixteen categories of articles, in two languages',
  'staff-desk': ARTICLES,
  'staff-every-page': 'pages of campaigns, plans and articles',
  'staff-pictures': 'portraits of two people, in two languages',
  'staff-podcast': ARTICLES,
  'staff-settings': 'surgery, and devices with hours of their own',
  subscriptions: PLANS,
  trees: 'what a screen reader is given of the first clinic, word by word',
};
