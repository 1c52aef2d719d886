import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog/dialog.tsx';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import { CONTACT_DIALOG } from './schedule-button.tsx';

const LEAVE_FOR_WHATSAPP = 'sair-whatsapp';
const LEAVE_FOR_CHATBOT = 'sair-assistente';

/** Five ways to reach the clinic. Opens by any `DialogButton` with its id, without JavaScript. */
export function ContactDialog({ clinic }: { clinic: PublicClinic }) {
  const texts = useMessages(chromeMessages).contact;
  const local = useLocalPath();
  const { scheduling, phone, email, whatsapp, chatbotUrl, answerMinutes } = clinic;
  const mail = `mailto:${email}?subject=${encodeURIComponent(texts.emailSubject)}`;
  return (
    <Dialog id={CONTACT_DIALOG} title={texts.title}>
      {answerMinutes ? <p>{texts.pace(answerMinutes)}</p> : null}
      <ul className="ways">
        {scheduling.kind === 'contact-modal' ? null : (
          <Way icon="calendar" note={texts.onlineNote}>
            <a href={local(scheduling.href)}>{texts.online}</a> <strong>{texts.recommended}</strong>
          </Way>
        )}
        <Way icon="chat" note={texts.whatsappNote}>
          <button type="button" popoverTarget={LEAVE_FOR_WHATSAPP}>
            {texts.whatsapp}
          </button>
        </Way>
        {chatbotUrl ? (
          <Way icon="assistant" note={texts.chatbotNote}>
            <button type="button" popoverTarget={LEAVE_FOR_CHATBOT}>
              {texts.chatbot}
            </button>
          </Way>
        ) : null}
        <Way icon="phone" note={texts.phoneNote}>
          <a href={phone.link}>{texts.phone(phone.display)}</a>
        </Way>
        <Way icon="mail" note={texts.emailNote(email)}>
          <a href={mail}>{texts.email}</a>
        </Way>
      </ul>
      <ExternalLinkDialog
        id={LEAVE_FOR_WHATSAPP}
        href={whatsapp.link}
        destination={texts.destinations.whatsapp}
      />
      {chatbotUrl ? (
        <ExternalLinkDialog
          id={LEAVE_FOR_CHATBOT}
          href={chatbotUrl}
          destination={texts.destinations.chatbot}
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

/** Asks before another site is opened. */
function ExternalLinkDialog({ id, href, destination }: ExternalLinkDialogProps) {
  const texts = useMessages(chromeMessages).contact;
  return (
    <Dialog id={id} title={texts.externalLinkTitle}>
      <p>{texts.leaving(destination)}</p>
      <ButtonRow>
        <LinkButton href={href} target="_blank" rel="noopener noreferrer" data-confirmed="">
          {texts.goOn}
        </LinkButton>
        <DialogClose dialogId={id}>{texts.stay}</DialogClose>
      </ButtonRow>
    </Dialog>
  );
}
