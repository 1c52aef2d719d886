import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { VisitState } from './appointment-state.ts';

/** How a visit stands, in a word. */
export function StateMark({ state }: { state: VisitState }) {
  return <span className={`agenda-state agenda-state-${state}`}>{staffAgenda.states[state]}</span>;
}
