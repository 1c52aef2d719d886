import type { StatementMessages } from '#app/locales/accessibility/statement.ts';

/** How a criterion is checked. */
export type Check = keyof StatementMessages['checks'];

type Criterion = {
  /** 'A' or 'AA' of WCAG 2.2. */
  level: 'A' | 'AA';
  checks: readonly Check[];
  /** `none`: the site has nothing that the criterion speaks of. */
  state: keyof StatementMessages['table']['states'];
};

const judged =
  (state: Criterion['state']) =>
  (level: Criterion['level'], ...checks: Check[]): Criterion => ({ level, checks, state });
const met = judged('met');
const partly = judged('partly');
const none = judged('none');

/** The criteria of levels A and AA in WCAG 2.2, in its order: 49 of WCAG 2.1 (4.1.1 has gone) and six new ones. */
export const CRITERIA = {
  '1.1.1': met('A', 'axe', 'equalAccess', 'trees', 'contents', 'pdf', 'reading'),
  '1.2.1': met('A', 'contents', 'reading'),
  '1.2.2': met('A', 'contents', 'reading'),
  '1.2.3': met('A', 'contents', 'reading'),
  '1.2.4': none('AA', 'reading'),
  '1.2.5': none('AA', 'reading'),
  '1.3.1': met('A', 'axe', 'equalAccess', 'html', 'trees', 'pdf'),
  '1.3.2': met('A', 'trees', 'journeys', 'keyboard', 'pdf', 'reading'),
  '1.3.3': met('A', 'reading'),
  '1.3.4': met('AA', 'windows', 'reading'),
  '1.3.5': met('AA', 'axe', 'html', 'reading'),
  '1.4.1': met('A', 'axe', 'colours', 'reading'),
  '1.4.2': met('A', 'contents', 'reading'),
  '1.4.3': met('AA', 'axe', 'colours'),
  '1.4.4': met('AA', 'windows'),
  '1.4.5': met('AA', 'reading'),
  '1.4.10': met('AA', 'windows'),
  '1.4.11': partly('AA', 'colours', 'reading'),
  '1.4.12': met('AA', 'windows'),
  '1.4.13': met('AA', 'reading'),
  '2.1.1': met('A', 'keyboard', 'journeys', 'axe'),
  '2.1.2': met('A', 'keyboard'),
  '2.1.4': met('A', 'reading'),
  '2.2.1': met('A', 'journeys'),
  '2.2.2': met('A', 'journeys', 'reading'),
  '2.3.1': met('A', 'reading'),
  '2.4.1': met('A', 'axe', 'keyboard'),
  '2.4.2': met('A', 'axe', 'journeys', 'pdf'),
  '2.4.3': met('A', 'keyboard', 'journeys'),
  '2.4.4': met('A', 'axe', 'equalAccess', 'trees', 'reading'),
  '2.4.5': met('AA', 'journeys', 'reading'),
  '2.4.6': met('AA', 'axe', 'trees', 'reading'),
  '2.4.7': met('AA', 'keyboard'),
  '2.4.11': met('AA', 'keyboard'),
  '2.5.1': met('A', 'journeys', 'reading'),
  '2.5.2': met('A', 'reading'),
  '2.5.3': met('A', 'axe', 'equalAccess'),
  '2.5.4': none('A', 'reading'),
  '2.5.7': met('AA', 'journeys', 'reading'),
  '2.5.8': met('AA', 'axe', 'windows'),
  '3.1.1': met('A', 'axe', 'html', 'journeys', 'pdf'),
  '3.1.2': partly('AA', 'axe', 'reading'),
  '3.2.1': met('A', 'keyboard', 'reading'),
  '3.2.2': met('A', 'keyboard', 'journeys'),
  '3.2.3': met('AA', 'reading'),
  '3.2.4': met('AA', 'reading'),
  '3.2.6': met('A', 'reading'),
  '3.3.1': met('A', 'journeys', 'axe'),
  '3.3.2': met('A', 'axe', 'equalAccess', 'trees', 'journeys'),
  '3.3.3': met('AA', 'journeys'),
  '3.3.4': met('AA', 'journeys'),
  '3.3.7': met('A', 'journeys'),
  '3.3.8': met('AA', 'journeys', 'reading'),
  '4.1.2': met('A', 'axe', 'equalAccess', 'html', 'trees'),
  '4.1.3': partly('AA', 'journeys', 'axe'),
} satisfies Record<keyof StatementMessages['criteria'], Criterion>;

export type CriterionNumber = keyof typeof CRITERIA;

export const CRITERION_NUMBERS = Object.keys(CRITERIA).filter(
  (number): number is CriterionNumber => number in CRITERIA,
);
