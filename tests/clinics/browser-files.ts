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
  'catalogue',
  'contact',
  'content-import',
  'enlarged-text',
  'frame',
  'home',
  'hours-of-services',
  'insurance',
  'leaving',
  'manage',
  'change-history',
  'messages',
  'own-page',
  'pasted-html',
  'patient-way',
  'privacy',
  'reminders',
  'service-lengths',
  'services',
  'staff-clinic',
  'staff-login',
  'staff-pictures',
  'staff-roles',
  'staff-settings',
  'waitlist',
  'without-practitioner',
];

const ENGLISH = 'its pages are looked at in English too';
const PLANS = 'plans, which the second clinic does not sell';
const ARTICLES = 'articles and recordings, of which the second clinic has none';
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
  check: ENGLISH,
  consent: ENGLISH,
  content: ARTICLES,
  'content-source': 'the texts of a WordPress, in categories of the first clinic',
  deposit: 'prices that the second clinic does not tell',
  engines: PROGRAM,
  gallery: 'components by themselves, on no site',
  'import-houses': 'two houses, for which the tests have a third clinic',
  'keyboard-journeys': PLANS,
  'known-colours': 'the inspection itself, on pages of its own',
  libras: PROGRAM,
  machines: ENGLISH,
  'mail-pages': ENGLISH,
  map: ENGLISH,
  measurement: ARTICLES,
  'not-found': ENGLISH,
  'old-browsers': PROGRAM,
  'own-clinic': 'a clinic of its own, made on screen',
  'payment-providers': ENGLISH,
  payments: ENGLISH,
  preparation: 'lenses, which the second clinic does not fit',
  'reading-aids': PROGRAM,
  reviews: ENGLISH,
  screening: ENGLISH,
  'self-healing': 'the simulator of sight, which the second clinic has not',
  'service-worker': ENGLISH,
  'several-exams': 'several exams, of which the second clinic makes one',
  speech: PROGRAM,
  'staff-categories': 'sixteen categories of articles, in two languages',
  'staff-desk': ARTICLES,
  'staff-every-page': 'pages of campaigns, plans and articles',
  'staff-podcast': ARTICLES,
  subscriptions: PLANS,
  trees: 'what a screen reader is given of the first clinic, word by word',
};
