import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { ContactButtons } from './appointment-card.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';

/** How far a visit may still be changed by its patient: freely, no longer, or it is over. */
export type Changeability = 'open' | 'late' | 'past';

type AppointmentActionsProps = {
  visit: AppointmentView;
  changeability: Changeability;
  cancelNoticeHours: number;
};

/** What one can do with the visit; when it is late for that, whom to call. */
export function AppointmentActions({
  visit,
  changeability,
  cancelNoticeHours,
}: AppointmentActionsProps) {
  const texts = useMessages(manageMessages).visit;
  return (
    <div className="stack">
      {changeability === 'open' ? (
        <ButtonRow>
          <LinkButton href={APPOINTMENT_PATHS.move} size="large" isClientSide>
            {texts.move}
          </LinkButton>
          <LinkButton href={APPOINTMENT_PATHS.cancel} size="large" look="danger" isClientSide>
            {texts.cancel}
          </LinkButton>
        </ButtonRow>
      ) : (
        <>
          <LateNotice changeability={changeability} cancelNoticeHours={cancelNoticeHours} />
          <ContactButtons contact={visit} />
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
            {texts.voucher}
          </LinkButton>
          <LinkButton
            href={APPOINTMENT_PATHS.calendar}
            look="secondary"
            icon={<Icon name="calendar" />}
          >
            {texts.calendar}
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
