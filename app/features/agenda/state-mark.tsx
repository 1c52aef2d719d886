import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { AppointmentState } from './appointment-state.ts';

/** The state of an appointment, as a label. */
export function StateMark({ state }: { state: AppointmentState }) {
  return <span className={`agenda-state agenda-state-${state}`}>{staffAgenda.states[state]}</span>;
}
