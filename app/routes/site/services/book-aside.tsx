import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';

type BookAsideProps = {
  clinic: PublicClinic;
  texts: { title: string; text: string; byPhone: (phone: string) => string };
};

/** The way from reading or listening to a visit. */
export function BookAside({ clinic, texts }: BookAsideProps) {
  return (
    <aside className="call-to-action" aria-label={texts.title}>
      <p className="call-title">{texts.title}</p>
      <p>{texts.text}</p>
      <ScheduleButton scheduling={clinic.scheduling} size="large" />
      <p>
        <a href={clinic.phone.link}>{texts.byPhone(clinic.phone.display)}</a>
      </p>
    </aside>
  );
}
