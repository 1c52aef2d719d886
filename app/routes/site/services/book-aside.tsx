import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

type BookAsideProps = {
  clinic: PublicClinic;
  messages: { title: string; text: string; byPhone: (phone: string) => string };
};

/** Invites readers and listeners to book an appointment. */
export function BookAside({ clinic, messages }: BookAsideProps) {
  return (
    <aside className="call-to-action" aria-label={messages.title}>
      <p className="call-title">{messages.title}</p>
      <p>{messages.text}</p>
      <ScheduleButton scheduling={clinic.scheduling} size="large" />
      <p>
        <a href={clinic.phone.link}>
          <PhoneText>{messages.byPhone(clinic.phone.display)}</PhoneText>
        </a>
      </p>
    </aside>
  );
}
