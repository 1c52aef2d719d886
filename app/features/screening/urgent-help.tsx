import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ScreeningMessages } from '#app/locales/screening/screening-messages.ts';
import type { Locale } from '#app/platform/locale.ts';
import { localPath } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SCREENING_PATH } from './screening-paths.ts';

type UrgentActionsProps = {
  messages: ScreeningMessages;
  phone: { display: string; link: string };
};

/** What to do now, most urgent first, and whom to call. No score, no booking. */
export function UrgentActions({ messages, phone }: UrgentActionsProps) {
  const { urgent } = messages;
  return (
    <>
      <div className="button-row screening-calls">
        <LinkButton href="tel:192" size="large" icon={<Icon name="phone" />}>
          {urgent.ambulance}
        </LinkButton>
        <LinkButton href={phone.link} look="secondary" size="large" icon={<Icon name="phone" />}>
          {urgent.clinic(phone.display)}
        </LinkButton>
      </div>
      <ul className="screening-todo" data-impersonal="">
        {urgent.todo.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

type UrgentHelpProps = { locale: Locale; clinic: PublicClinic; messages: ScreeningMessages };

/** The server's answer to a sign that cannot wait. */
export function UrgentHelp({ locale, clinic, messages }: UrgentHelpProps) {
  const { urgent } = messages;
  return (
    <div className="screening-urgent stack">
      <h1>{urgent.title}</h1>
      <Notice tone="urgent">
        <p>
          <strong>{urgent.lead}</strong>
        </p>
        <UrgentActions messages={messages} phone={clinic.phone} />
      </Notice>
      <p>{urgent.nothingKept}</p>
      <p>
        <a className="way-link" href={localPath(locale, SCREENING_PATH)}>
          {urgent.again}
        </a>
      </p>
    </div>
  );
}
