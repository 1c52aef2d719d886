import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { AppointmentState } from './appointment-state.ts';

/** How a visit stands, in a word. */
export function StateMark({ state }: { state: AppointmentState }) {
  return <span className={`agenda-state agenda-state-${state}`}>{staffAgenda.states[state]}</span>;
}
