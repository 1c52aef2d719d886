import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffResize } from '#app/locales/pt-BR/staff/day/resize.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { MoveJump } from './move-jump.tsx';

const messages = staffAgenda.appointment;

type ChangePanelProps = {
  appointment: {
    protocol: string;
    on: string;
    /** Null where its length stays. */
    resizeHref: string | null;
  };
  isChangeable: boolean;
};

/** The ways to another time, another length or none; who is here already can only take longer or shorter. */
export function ChangePanel({ appointment, isChangeable }: ChangePanelProps) {
  const { protocol, resizeHref, on } = appointment;
  if (!isChangeable && !resizeHref) return null;
  return (
    <section className="flow" aria-labelledby="change-title">
      <h2 id="change-title">{messages.change}</h2>
      <ButtonRow>
        {isChangeable ? (
          <LinkButton href={appointmentPath(protocol, 'mudar')} look="secondary">
            {messages.move}
          </LinkButton>
        ) : null}
        {resizeHref ? (
          <LinkButton href={resizeHref} look="secondary">
            {staffResize.link}
          </LinkButton>
        ) : null}
        {isChangeable ? (
          <LinkButton href={appointmentPath(protocol, 'cancelar')} look="danger">
            {messages.cancel}
          </LinkButton>
        ) : null}
      </ButtonRow>
      {isChangeable ? <MoveJump on={on} action={appointmentPath(protocol, 'mudar')} /> : null}
    </section>
  );
}
