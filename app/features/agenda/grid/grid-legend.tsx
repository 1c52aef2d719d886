import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffGrid as messages } from '#app/locales/pt-BR/staff/day/grid.ts';
import type { GridSign } from './day-grid.ts';
import { StateShape } from './state-shape.tsx';

export const SIGN_WORDS: Readonly<Record<GridSign, string>> = {
  ...staffAgenda.states,
  answered: messages.answered,
};

const SHOWN = [
  'confirmed',
  'answered',
  'arrived',
  'in-service',
  'done',
  'unsettled',
  'no-show',
] as const;

/** What the shapes mean. */
export function GridLegend() {
  return (
    <ul className="cal-legend no-print" aria-label={messages.legend}>
      {SHOWN.map((sign) => (
        <li key={sign}>
          <StateShape sign={sign} /> {SIGN_WORDS[sign]}
        </li>
      ))}
    </ul>
  );
}
