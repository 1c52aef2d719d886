import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { Island } from '#app/islands/island.tsx';
import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type ServiceCallToActionProps = {
  clinic: PublicClinic;
  service: { slug: string; shortTitle: string };
  isBookableOnline: boolean;
};

/** How to book this service: online where the clinic allows it, always by phone or WhatsApp. */
export function ServiceCallToAction({
  clinic,
  service,
  isBookableOnline,
}: ServiceCallToActionProps) {
  const messages = useMessages(servicesMessages).page;
  const { scheduling, phone, whatsapp } = clinic;
  return (
    <aside className="call-to-action" aria-label={messages.scheduleThis(service.shortTitle)}>
      <p className="call-title">{messages.scheduleThis(service.shortTitle)}</p>
      {isBookableOnline ? (
        <>
          <p>{messages.scheduleLead}</p>
          <ScheduleButton scheduling={scheduling} service={service.slug} size="large">
            {messages.schedule}
          </ScheduleButton>
          {scheduling.kind !== 'external' ? (
            <Island
              name="next-times"
              on="use"
              id="proximos-horarios"
              props={{ service: service.slug, phone: phone.display }}
            />
          ) : null}
          <p>
            <a href={phone.link}>{messages.byPhone(phone.display)}</a>
          </p>
        </>
      ) : (
        <p>
          <a href={phone.link}>{messages.byPhoneOnly(phone.display)}</a>
        </p>
      )}
      <LinkButton href={whatsapp.link} look="secondary" icon={<Icon name="chat" />}>
        {messages.whatsapp}
      </LinkButton>
    </aside>
  );
}
