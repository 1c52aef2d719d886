// Which files of the browser tests are run for which clinic of the tests. What a file shows of any clinic's site, it need
// show once: `npm test` takes turns with the two clinics, so that the second one costs no time of its own. With EVERY_FILE
// in the environment each clinic is shown all that it can be: docs/decisions/0062-*.md.

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
export const IN_THE_SECOND: readonly string[] = [];

/** They run for whichever clinic; in `npm test` for the first one. */
export const IN_THE_FIRST: readonly string[] = [];

/** What the second clinic has not, or what reads nothing of a clinic's record. */
export const FIRST_ALONE: Record<string, string> = {};
