import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog/dialog.tsx';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { CONTACT_DIALOG } from './schedule-button.tsx';

const LEAVE_FOR_WHATSAPP = 'sair-whatsapp';
const LEAVE_FOR_CHATBOT = 'sair-assistente';

/** Up to five ways to reach the clinic. Any `DialogButton` with its id opens it, without JavaScript. */
export function ContactDialog({ clinic }: { clinic: PublicClinic }) {
  const messages = useMessages(chromeMessages).contact;
  const local = useLocalPath();
  const { scheduling, phone, email, whatsapp, chatbotUrl, answerMinutes } = clinic;
  const mail = `mailto:${email}?subject=${encodeURIComponent(messages.emailSubject)}`;
  return (
    <Dialog id={CONTACT_DIALOG} title={messages.title}>
      {answerMinutes ? <p>{messages.pace(answerMinutes)}</p> : null}
      <ul className="ways">
        <Way icon="calendar" note={messages.onlineNote}>
          <a href={local(scheduling.href)}>{messages.online}</a>{' '}
          <strong>{messages.recommended}</strong>
        </Way>
        {whatsapp ? (
          <Way icon="chat" note={messages.whatsappNote}>
            <button type="button" popoverTarget={LEAVE_FOR_WHATSAPP}>
              {messages.whatsapp}
            </button>
          </Way>
        ) : null}
        {chatbotUrl ? (
          <Way icon="assistant" note={messages.chatbotNote}>
            <button type="button" popoverTarget={LEAVE_FOR_CHATBOT}>
              {messages.chatbot}
            </button>
          </Way>
        ) : null}
        <Way icon="phone" note={messages.phoneNote}>
          <a href={phone.link}>
            <PhoneText>{messages.phone(phone.display)}</PhoneText>
          </a>
        </Way>
        <Way icon="mail" note={messages.emailNote(email)}>
          <a href={mail}>{messages.email}</a>
        </Way>
      </ul>
      {whatsapp ? (
        <ExternalLinkDialog
          id={LEAVE_FOR_WHATSAPP}
          href={whatsapp.link}
          destination={messages.destinations.whatsapp}
        />
      ) : null}
      {chatbotUrl ? (
        <ExternalLinkDialog
          id={LEAVE_FOR_CHATBOT}
          href={chatbotUrl}
          destination={messages.destinations.chatbot}
        />
      ) : null}
    </Dialog>
  );
}

type WayProps = { icon: IconName; note: string; children: React.ReactNode };

function Way({ icon, note, children }: WayProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <div className="way-name">{children}</div>
        <p className="small">{note}</p>
      </div>
    </li>
  );
}

type ExternalLinkDialogProps = { id: string; href: string; destination: string };

/** Asks before leaving for another site. */
function ExternalLinkDialog({ id, href, destination }: ExternalLinkDialogProps) {
  const messages = useMessages(chromeMessages).contact;
  return (
    <Dialog id={id} title={messages.externalLinkTitle}>
      <p>{messages.leaving(destination)}</p>
      <ButtonRow>
        <LinkButton href={href} target="_blank" rel="noopener noreferrer" data-confirmed="">
          {messages.goOn}
        </LinkButton>
        <DialogClose dialogId={id}>{messages.stay}</DialogClose>
      </ButtonRow>
    </Dialog>
  );
}
