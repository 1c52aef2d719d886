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
  'accessibility-look',
  'accessibility-panel',
  'accessibility-privacy',
  'address-point',
  'after-paint',
  'booking',
  'booking-errors',
  'catalogue',
  'change-history',
  'check',
  'consent',
  'contact',
  'content',
  'content-import',
  'deposit',
  'engines',
  'enlarged-text',
  'frame',
  'home',
  'hours-of-services',
  'insurance',
  'keyboard-journeys',
  'leads',
  'leaving',
  'machines',
  'mail-pages',
  'manage',
  'map',
  'messages',
  'not-found',
  'old-browsers',
  'own-page',
  'pasted-html',
  'patient-way',
  'payment-providers',
  'payments',
  'privacy',
  'reading-aids',
  'reminders',
  'screening',
  'self-healing',
  'service-lengths',
  'services',
  'several-exams',
  'staff-clinic',
  'staff-desk',
  'staff-login',
  'staff-pictures',
  'staff-roles',
  'staff-settings',
  'waitlist',
  'without-practitioner',
];

const ENGLISH = 'its pages are looked at in English too';
const ARTICLES = 'articles and recordings, of which the second clinic has none';
const PROGRAM = 'scripts and styles that read nothing of a record';

/** What the second clinic has not, or what reads nothing of a clinic's record. */
export const FIRST_ALONE: Record<string, string> = {
  accessibility: 'a child’s details, which the second clinic does not ask for',
  'booking-english': ENGLISH,
  branches: 'two houses, for which the tests have a third clinic',
  campaign: 'a campaign, which the second clinic has not',
  'clinic-copy': 'two installations of its own, of the first clinic',
  'content-source': 'the texts of a WordPress, in categories of the first clinic',
  gallery: 'components by themselves, on no site',
  'import-houses': 'two houses, for which the tests have a third clinic',
  'known-colours': 'the inspection itself, on pages of its own',
  libras: PROGRAM,
  measurement: ARTICLES,
  'own-clinic': 'a clinic of its own, made on screen',
  preparation: 'lenses, which the second clinic does not fit',
  reviews: ENGLISH,
  'service-worker': ENGLISH,
  speech: PROGRAM,
};
