import { useLocation, useRouteError } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { FirstStops } from '#app/features/accessibility/first-stops.tsx';
import { ConsentBanner, ConsentPreferences } from '#app/features/consent/consent-questions.tsx';
import { chromeMessages } from '#app/locales/chrome.ts';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { inLocale, LOCALES, type Locale, localPath, withoutLocale } from '#app/platform/locale.ts';
import { ContactDialog } from '#app/routes/site/clinic/contact-dialog.tsx';
import { ScheduleButton, StickySchedule } from '#app/routes/site/clinic/schedule-button.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SiteHeader } from '#app/ui/site-header/site-header.tsx';
import { SlimHeader } from '#app/ui/site-header/slim-header.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { BookingFooter, Footer, navigationOf, SiteSearch } from './frame-footer.tsx';
import { hasSlimFrame, isInSection } from './frame-paths.ts';
import { MenuEnd } from './menu-end.tsx';

type SiteFrameProps = {
  /** Missing only when the clinic record could not be read. */
  clinic: PublicClinic | undefined;
  /** Languages of the site. */
  locales: readonly Locale[];
  /** Companies that receive data once the visitor consents. */
  companies: readonly string[];
  /** Banner above an entry that only staff can see yet. */
  preview: { words: string; back: string; backHref: string } | undefined;
  children: React.ReactNode;
};

/** Header, page and footer; around the booking a slim pair, which leads nowhere else. */
export function SiteFrame({ clinic, locales, companies, preview, children }: SiteFrameProps) {
  const { close } = useMessages(chromeMessages);
  const isSlim = hasSlimFrame(withoutLocale(useLocation().pathname));
  const places = isSlim ? (['menu', 'footer'] as const) : (['menu', 'search', 'footer'] as const);
  const skipTo = clinic ? places : [];
  const frame = isSlim ? { Header: BookingHeader, Footer: BookingFooter } : { Header, Footer };
  return (
    <>
      <FirstStops skipTo={skipTo} />
      {clinic ? <frame.Header clinic={clinic} locales={locales} /> : null}
      <ConsentBanner />
      <main id="conteudo" tabIndex={-1}>
        {preview ? (
          <p className="preview-bar" lang="pt-BR">
            {preview.words} <a href={preview.backHref}>{preview.back}</a>
          </p>
        ) : null}
        {children}
      </main>
      <div id="toasts" className="toasts" role="status" data-close={close} />
      {clinic ? (
        <>
          <frame.Footer clinic={clinic} />
          {isSlim ? null : <StickySchedule clinic={clinic} />}
          <ContactDialog clinic={clinic} />
          <ConsentPreferences companies={companies} />
        </>
      ) : null}
    </>
  );
}

const brandOf = ({ siteName, brand, isDemonstration }: PublicClinic, word: string) => ({
  brand: siteName,
  logo: brand.logo,
  mark: isDemonstration ? word : undefined,
});

type HeaderProps = { clinic: PublicClinic; locales: readonly Locale[] };

function Header({ clinic, locales }: HeaderProps) {
  const path = withoutLocale(useLocation().pathname);
  const chrome = useMessages(chromeMessages);
  const { demonstration } = chrome;
  // As short as the word that it stands for, so that the header keeps its room.
  const { phone: phoneWord } = useMessages(homeMessages).location;
  const items = navigationOf(clinic, chrome).map((item) => ({
    ...item,
    isActive: isInSection(item.href, path),
  }));
  return (
    <SiteHeader
      {...brandOf(clinic, demonstration)}
      items={items}
      otherLanguage={useOtherLanguage(locales)}
      searchHref="/busca"
      menuStart={<SiteSearch id="busca-menu" place={chrome.menu} />}
      menuEnd={<MenuEnd clinic={clinic} />}
      actions={
        <>
          <ScheduleButton scheduling={clinic.scheduling}>{chrome.schedule}</ScheduleButton>
          {clinic.whatsapp ? (
            <LinkButton
              href={clinic.whatsapp.link}
              look="secondary"
              icon={<Icon name="chat" />}
              target="_blank"
              rel="noopener noreferrer"
            >
              {chrome.whatsapp} <VisuallyHidden>{chrome.newTab}</VisuallyHidden>
            </LinkButton>
          ) : (
            <LinkButton href={clinic.phone.link} look="secondary" icon={<Icon name="phone" />}>
              {phoneWord} <VisuallyHidden>{clinic.phone.display}</VisuallyHidden>
            </LinkButton>
          )}
        </>
      }
    />
  );
}

function BookingHeader({ clinic, locales }: HeaderProps) {
  const { leaveBooking, demonstration } = useMessages(chromeMessages);
  return (
    <SlimHeader
      {...brandOf(clinic, demonstration)}
      phone={{ href: clinic.phone.link, label: clinic.phone.display }}
      leave={{ href: '/', ...leaveBooking }}
      otherLanguage={useOtherLanguage(locales)}
    />
  );
}

/** The same page in the other language, with a booking's draft; the home page when this one failed. */
function useOtherLanguage(locales: readonly Locale[]) {
  const [location, isLost, here] = [useLocation(), Boolean(useRouteError()), useLocale()];
  const other = LOCALES.find((locale) => locale !== here && locales.includes(locale));
  if (!other) return undefined;
  const href = isLost ? localPath(other, '/') : inLocale(other, location);
  return { href, label: chromeMessages[other].languageName, locale: other };
}
