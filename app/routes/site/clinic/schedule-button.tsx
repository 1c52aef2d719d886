import { useLocation } from 'react-router';
import { COUPON_PARAMETER, codeInAddress } from '#app/clinic/coupon-code.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { SERVICE_PARAMETER } from '#app/features/booking/booking-draft.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { withoutLocale } from '#app/platform/locale.ts';
import { type ButtonLook, type ButtonSize, LinkButton } from '#app/ui/button/button.tsx';
import { DialogButton } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

export const CONTACT_DIALOG = 'contato-rapido';

type ScheduleButtonProps = {
  scheduling: PublicClinic['scheduling'];
  children?: string | undefined;
  /** Slug of the service to book. */
  service?: string | undefined;
  /** Code of a campaign to book with. */
  code?: string | undefined;
  look?: ButtonLook;
  size?: ButtonSize;
};

/** Links to the agenda or to the configured scheduling page, or opens the contact dialog. */
export function ScheduleButton({
  scheduling,
  children,
  service,
  code,
  ...looks
}: ScheduleButtonProps) {
  const { scheduleLong } = useMessages(chromeMessages);
  const label = children ?? scheduleLong;
  const icon = <Icon name="calendar" />;
  if (scheduling.kind === 'contact-modal')
    return (
      <>
        <DialogButton {...looks} dialogId={CONTACT_DIALOG} icon={icon}>
          {label}
        </DialogButton>
        <span className="without-dialogs">
          <LinkButton {...looks} href={scheduleHref(scheduling, { service, code })} icon={icon}>
            {label}
          </LinkButton>
        </span>
      </>
    );
  return (
    <LinkButton {...looks} href={scheduleHref(scheduling, { service, code })} icon={icon}>
      {label}
    </LinkButton>
  );
}

type Wanted = Pick<ScheduleButtonProps, 'service' | 'code'>;

/** Where a booking starts; only our own agenda takes a service and a code. */
function scheduleHref(scheduling: PublicClinic['scheduling'], { service, code }: Wanted): string {
  if (scheduling.kind === 'external') return scheduling.href;
  const query = new URLSearchParams({
    ...(service !== undefined && { [SERVICE_PARAMETER]: service }),
    ...(code !== undefined && { [COUPON_PARAMETER]: codeInAddress(code) }),
  });
  return query.size > 0 ? `${scheduling.href}?${query}` : scheduling.href;
}

/** Sticky buttons for booking and WhatsApp, or the phone where there is none: on small screens, after 600 px of scrolling, and not during booking. */
export function StickySchedule({ clinic }: { clinic: PublicClinic }) {
  const chrome = useMessages(chromeMessages);
  const path = withoutLocale(useLocation().pathname);
  if (/^\/(?:agendamento|visita)(?:\/|$)/.test(path)) return null;
  return (
    <div className="window-foot">
      <section className="sticky-schedule" aria-label={chrome.quickActions}>
        <ScheduleButton scheduling={clinic.scheduling} />
        {clinic.whatsapp ? (
          <a
            className="button button-secondary"
            href={clinic.whatsapp.link}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            <VisuallyHidden>
              {chrome.whatsapp} {chrome.newTab}
            </VisuallyHidden>
          </a>
        ) : (
          <a className="button button-secondary" href={clinic.phone.link}>
            <Icon name="phone" />
            <VisuallyHidden>{chrome.contact.phone(clinic.phone.display)}</VisuallyHidden>
          </a>
        )}
      </section>
    </div>
  );
}
