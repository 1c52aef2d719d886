import { useLocation } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { withoutLocale } from '#app/platform/locale.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

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
