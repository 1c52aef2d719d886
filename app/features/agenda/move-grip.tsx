import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';
import { appointmentPath } from './agenda-paths.ts';

type MoveGripProps = { appointment: { protocol: string; patient: string; version: number } };

/** Link to the form that moves an appointment; with scripts, its drag handle. */
export function MoveGrip({ appointment: { protocol, patient, version } }: MoveGripProps) {
  return (
    <a
      className="agenda-grip no-print"
      href={appointmentPath(protocol, 'mudar')}
      data-times={appointmentPath(protocol, 'horarios')}
      data-protocol={protocol}
      data-version={version}
      aria-label={messages.gripFor(patient)}
      aria-describedby="move-help"
      draggable={false}
    >
      <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true" focusable="false">
        <path d="M3 3v.01M3 8v.01M3 13v.01M7 3v.01M7 8v.01M7 13v.01" />
      </svg>
      <span>{messages.grip}</span>
    </a>
  );
}
