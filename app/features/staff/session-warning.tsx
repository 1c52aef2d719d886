import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { STAFF_PATHS } from './staff-paths.ts';

const messages = staffLogin.watch;

/**
 * Warns before a session ends and says when it has; see the enhancement `session-watch`. Without a script nothing
 * is shown, and a form that is sent too late is kept through the login.
 */
export function SessionWarning({ staffId }: { staffId: number }) {
  const close = (
    <Button type="button" data-act="close" look="secondary">
      {messages.close}
    </Button>
  );
  return (
    <dialog
      id="session-warning"
      className="dialog"
      data-touch="session-watch"
      data-ready="idle"
      data-staff={staffId}
    >
      <State name="soon" title={messages.soonTitle} text={messages.soon}>
        <Button type="button" data-act="stay">
          {messages.stay}
        </Button>
      </State>
      <State name="last" title={messages.lastTitle} text={messages.last}>
        {close}
      </State>
      <State name="over" title={messages.overTitle} text={messages.over}>
        <a
          href={STAFF_PATHS.login}
          target="_blank"
          rel="noopener"
          className="button button-primary"
        >
          {messages.signIn}
        </a>
        {close}
      </State>
      <State name="other" title={messages.otherTitle} text={messages.other}>
        {close}
      </State>
    </dialog>
  );
}

type StateProps = { name: string; title: string; text: string; children: React.ReactNode };

/** One of the things that the dialog says; the script shows it. */
function State({ name, title, text, children }: StateProps) {
  return (
    <div className="flow" data-state={name} hidden>
      <h2 id={`session-${name}`}>{title}</h2>
      <p>{text}</p>
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
