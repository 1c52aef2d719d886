import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { CallButton } from './appointment-card.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';

/** Whether the patient may still change the appointment: yes, too late, or already past. */
export type Changeability = 'open' | 'late' | 'past';

type AppointmentActionsProps = {
  appointment: AppointmentView;
  changeability: Changeability;
  cancelNoticeHours: number;
};

/** The patient's actions on the appointment; when it is too late for them, whom to call. */
export function AppointmentActions(props: AppointmentActionsProps) {
  const { changeability } = props;
  return (
    <div className="stack">
      {changeability === 'open' ? <ChangeLinks /> : <LateNotice {...props} />}
      {changeability === 'past' ? null : <PaperLinks />}
    </div>
  );
}

/** Cancelling is the smaller of the two: who cannot come on the day mostly wants another. */
function ChangeLinks() {
  const messages = useMessages(manageMessages).appointment;
  return (
    <>
      <ButtonRow>
        <LinkButton href={APPOINTMENT_PATHS.move} size="large">
          {messages.move}
        </LinkButton>
      </ButtonRow>
      <ButtonRow>
        <LinkButton href={APPOINTMENT_PATHS.cancel} look="quiet">
          {messages.cancel}
        </LinkButton>
      </ButtonRow>
    </>
  );
}

function PaperLinks() {
  const messages = useMessages(manageMessages).appointment;
  return (
    <ButtonRow>
      <LinkButton
        href={APPOINTMENT_PATHS.calendar}
        look="secondary"
        icon={<Icon name="calendar" />}
      >
        {messages.calendar}
      </LinkButton>
      <LinkButton href={APPOINTMENT_PATHS.voucher} look="secondary" icon={<Icon name="print" />}>
        {messages.voucher}
      </LinkButton>
      <LinkButton href={APPOINTMENT_PATHS.again} look="quiet">
        {messages.again}
      </LinkButton>
    </ButtonRow>
  );
}

function LateNotice({ appointment, changeability, cancelNoticeHours }: AppointmentActionsProps) {
  const { late, appointment: messages } = useMessages(manageMessages);
  const isPast = changeability === 'past';
  const { whatsapp } = appointment;
  return (
    <>
      <Notice title={isPast ? late.pastTitle : late.title}>
        <p>
          {isPast
            ? late.past(whatsapp !== undefined)
            : late.text(cancelNoticeHours, whatsapp !== undefined)}
        </p>
      </Notice>
      <ButtonRow>
        {isPast ? <LinkButton href={APPOINTMENT_PATHS.again}>{messages.again}</LinkButton> : null}
        {!isPast && whatsapp ? (
          <>
            <ChatButton href={whatsapp.move}>{late.move}</ChatButton>
            <ChatButton href={whatsapp.cancel}>{late.cancel}</ChatButton>
          </>
        ) : null}
        <CallButton phone={appointment.phone} />
      </ButtonRow>
    </>
  );
}

function ChatButton({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} look="secondary" icon={<Icon name="chat" />}>
      {children}
    </LinkButton>
  );
}
