import { useLocation } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
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
  children?: string;
  /** Slug of the service to book. */
  service?: string;
  look?: ButtonLook;
  size?: ButtonSize;
};

/** Links to the agenda or to the configured scheduling page, or opens the contact dialog. */
export function ScheduleButton({ scheduling, children, service, ...looks }: ScheduleButtonProps) {
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
          <LinkButton {...looks} href={scheduleHref(scheduling, service)} icon={icon}>
            {label}
          </LinkButton>
        </span>
      </>
    );
  return (
    <LinkButton {...looks} href={scheduleHref(scheduling, service)} icon={icon}>
      {label}
    </LinkButton>
  );
}

/** Where a booking starts; only our own agenda takes a service. */
function scheduleHref(scheduling: PublicClinic['scheduling'], service?: string): string {
  if (scheduling.kind === 'external' || service === undefined) return scheduling.href;
  return `${scheduling.href}?servico=${encodeURIComponent(service)}`;
}

/** Sticky booking and WhatsApp buttons: on small screens, after 600 px of scrolling, and not during booking. */
export function StickySchedule({ clinic }: { clinic: PublicClinic }) {
  const chrome = useMessages(chromeMessages);
  const path = withoutLocale(useLocation().pathname);
  if (/^\/(?:agendamento|visita)(?:\/|$)/.test(path)) return null;
  return (
    <div className="window-foot">
      <section className="sticky-schedule" aria-label={chrome.quickActions}>
        <ScheduleButton scheduling={clinic.scheduling} />
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
      </section>
    </div>
  );
}
