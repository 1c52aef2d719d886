import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { ContactButtons } from './appointment-card.tsx';
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
export function AppointmentActions({
  appointment,
  changeability,
  cancelNoticeHours,
}: AppointmentActionsProps) {
  const messages = useMessages(manageMessages).appointment;
  return (
    <div className="stack">
      {changeability === 'open' ? (
        <ButtonRow>
          <LinkButton href={APPOINTMENT_PATHS.move} size="large" isClientSide>
            {messages.move}
          </LinkButton>
          <LinkButton href={APPOINTMENT_PATHS.cancel} size="large" look="danger" isClientSide>
            {messages.cancel}
          </LinkButton>
        </ButtonRow>
      ) : (
        <>
          <LateNotice changeability={changeability} cancelNoticeHours={cancelNoticeHours} />
          <ContactButtons contact={appointment} />
        </>
      )}
      {changeability === 'past' ? null : (
        <ButtonRow>
          <LinkButton
            href={APPOINTMENT_PATHS.voucher}
            look="secondary"
            icon={<Icon name="print" />}
            isClientSide
          >
            {messages.voucher}
          </LinkButton>
          <LinkButton
            href={APPOINTMENT_PATHS.calendar}
            look="secondary"
            icon={<Icon name="calendar" />}
          >
            {messages.calendar}
          </LinkButton>
        </ButtonRow>
      )}
    </div>
  );
}

function LateNotice({
  changeability,
  cancelNoticeHours,
}: Pick<AppointmentActionsProps, 'changeability' | 'cancelNoticeHours'>) {
  const { late } = useMessages(manageMessages);
  const isPast = changeability === 'past';
  return (
    <Notice title={isPast ? late.pastTitle : late.title}>
      <p>{isPast ? late.past : late.text(cancelNoticeHours)}</p>
    </Notice>
  );
}
