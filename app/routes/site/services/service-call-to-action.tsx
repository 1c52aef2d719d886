import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { Island } from '#app/islands/island.tsx';
import { reachOf } from '#app/locales/clinic/reach.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { formed } from '#app/platform/text/fact-words.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

/** The service that is booked first, and the words on the button that leads to it. */
export type Evaluation = { service: string; button: string };

type ServiceCallToActionProps = {
  clinic: PublicClinic;
  service: { slug: string; title: string };
  isBookableOnline: boolean;
  evaluation: Evaluation | null;
};

/**
 * How to book this service: online where the clinic allows it, or the evaluation that comes before it; always
 * by phone, and by WhatsApp where there is one.
 */
export function ServiceCallToAction({
  clinic,
  service,
  isBookableOnline,
  evaluation,
}: ServiceCallToActionProps) {
  const messages = useMessages(servicesMessages).page;
  const { scheduling, phone, whatsapp } = clinic;
  const title =
    evaluation && !isBookableOnline
      ? messages.evaluationTitle
      : messages.scheduleThis(service.title);
  const online = isBookableOnline
    ? { lead: messages.scheduleLead, slug: service.slug, button: messages.schedule }
    : evaluation && {
        lead: formed(messages.evaluationLead, clinic.doctorForm),
        slug: evaluation.service,
        button: evaluation.button,
      };
  return (
    <aside className="call-to-action" aria-label={title}>
      <p className="call-title">{title}</p>
      {online ? (
        <>
          <p>{online.lead}</p>
          <ScheduleButton scheduling={scheduling} service={online.slug} size="large">
            {online.button}
          </ScheduleButton>
          {/* Where there are several houses, the journey asks in which before it shows times. */}
          {scheduling.kind !== 'external' && clinic.houses.length === 0 ? (
            <Island
              name="next-times"
              on="use"
              id="proximos-horarios"
              props={{ service: online.slug, reach: reachOf(clinic), timeZone: clinicZone() }}
            />
          ) : null}
          <p>
            <a href={phone.link}>
              <PhoneText>{messages.byPhone(phone.display)}</PhoneText>
            </a>
          </p>
        </>
      ) : (
        <p>
          <a href={phone.link}>
            <PhoneText>{messages.byPhoneOnly(reachOf(clinic))}</PhoneText>
          </a>
        </p>
      )}
      {whatsapp ? (
        <LinkButton href={whatsapp.link} look="secondary" icon={<Icon name="chat" />}>
          {messages.whatsapp}
        </LinkButton>
      ) : null}
    </aside>
  );
}
