import { Address } from '#app/features/booking/appointment-card.tsx';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import type { AppointmentView } from '#app/features/booking/appointment-view.ts';
import { ChecklistSection } from '#app/features/own-page/checklist.tsx';
import { ownPageMessages } from '#app/locales/own/own-page.ts';
import { recommendedMessages } from '#app/locales/own/recommended.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { OwnParts } from './own-page.server.ts';

/** After an appointment was booked by a recommendation's link. @param moment of the appointment */
export function BookedNotice({ moment }: { moment: string }) {
  const { booked } = useMessages(recommendedMessages).page;
  return (
    <Notice tone="success" role="status" title={booked.title}>
      <p>{booked.text(moment)}</p>
    </Notice>
  );
}

type ComingProps = { appointment: AppointmentView; own: OwnParts };

/** What counts before coming: where, whether, and what to do. */
export function ComingSoon({ appointment, own }: ComingProps) {
  const messages = useMessages(ownPageMessages);
  return (
    <>
      <section className="stack" aria-labelledby="own-where">
        <h2 id="own-where">{messages.where}</h2>
        <Address appointment={appointment} />
        {own.hasConfirmed ? (
          <p>
            <strong>{messages.confirm.done}</strong>
          </p>
        ) : (
          <ButtonRow>
            <LinkButton href={APPOINTMENT_PATHS.confirm} size="large">
              {messages.confirm.ask}
            </LinkButton>
          </ButtonRow>
        )}
      </section>
      <ChecklistSection list={own.checklist} protocol={appointment.protocol} day={own.day} />
    </>
  );
}
