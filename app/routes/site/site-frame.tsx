import { useLocation, useRouteError } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { ConsentBanner, ConsentPreferences } from '#app/features/consent/consent-questions.tsx';
import type { ChromeMessages } from '#app/locales/chrome.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { inLocale, LOCALES, type Locale, localPath, withoutLocale } from '#app/platform/locale.ts';
import { ContactDialog } from '#app/routes/site/clinic/contact-dialog.tsx';
import { ScheduleButton, StickySchedule } from '#app/routes/site/clinic/schedule-button.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SiteFooter } from '#app/ui/site-footer/site-footer.tsx';
import { SiteHeader } from '#app/ui/site-header/site-header.tsx';
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

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

/** Header, page and footer. */
export function SiteFrame({ clinic, locales, companies, preview, children }: SiteFrameProps) {
  const { close } = useMessages(chromeMessages);
  return (
    <>
      <SkipLink />
      {clinic ? <Header clinic={clinic} locales={locales} /> : null}
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
          <Footer clinic={clinic} />
          <StickySchedule clinic={clinic} />
          <ContactDialog clinic={clinic} />
          <ConsentPreferences companies={companies} />
        </>
      ) : null}
    </>
  );
}

function Header({ clinic, locales }: { clinic: PublicClinic; locales: readonly Locale[] }) {
  const path = withoutLocale(useLocation().pathname);
  const chrome = useMessages(chromeMessages);
  const items = navigationOf(clinic, chrome).map((item) => ({
    ...item,
    isActive: item.href === '/' ? path === '/' : path.startsWith(item.href),
  }));
  return (
    <SiteHeader
      brand={clinic.siteName}
      items={items}
      otherLanguage={useOtherLanguage(locales)}
      actions={
        <>
          <LinkButton
            href={clinic.whatsapp.link}
            look="secondary"
            icon={<Icon name="chat" />}
            target="_blank"
            rel="noopener noreferrer"
          >
            {chrome.whatsapp} <VisuallyHidden>{chrome.newTab}</VisuallyHidden>
          </LinkButton>
          <ScheduleButton scheduling={clinic.scheduling}>{chrome.schedule}</ScheduleButton>
        </>
      }
    />
  );
}

/** The same page in the other language, with a booking's draft; the home page when this one failed. */
function useOtherLanguage(locales: readonly Locale[]) {
  const location = useLocation();
  const isLost = Boolean(useRouteError());
  const here = useLocale();
  const other = LOCALES.find((locale) => locale !== here && locales.includes(locale));
  if (!other) return undefined;
  const href = isLost ? localPath(other, '/') : inLocale(other, location);
  return { href, label: chromeMessages[other].languageName, locale: other };
}

/** Navigation entries; plans are left out while they are switched off. */
function navigationOf(clinic: PublicClinic, chrome: ChromeMessages) {
  return chrome.navigation.filter(({ href }) => clinic.plansEnabled || href !== '/planos');
}

function Footer({ clinic }: { clinic: PublicClinic }) {
  const chrome = useMessages(chromeMessages);
  const messages = chrome.footer;
  const { phone, whatsapp, email, doctor, nurse, technicalDirector, dataProtectionOfficer } =
    clinic;
  const links = [...navigationOf(clinic, chrome), ...messages.morePages];
  const mail = (address: string) => ({ href: `mailto:${address}`, label: address });
  return (
    <SiteFooter
      brand={clinic.siteName}
      slogan={clinic.slogan}
      phone={{ title: messages.callUs, href: phone.link, label: phone.display }}
      contact={{
        title: messages.contact,
        links: [{ href: whatsapp.link, label: messages.whatsapp(whatsapp.display) }, mail(email)],
      }}
      address={{
        title: messages.address,
        lines: clinic.addressLines,
        map: { href: clinic.mapUrl, label: messages.map },
      }}
      hours={{
        title: messages.hours,
        lines: clinic.openingLines.map(({ days, times }) => ({ label: days, value: times })),
      }}
      pages={{ title: messages.pages, links }}
      identity={{
        title: messages.identity,
        company: [
          { label: messages.company, value: clinic.legalName },
          { label: messages.companyCrm, value: clinic.companyCrm },
          { label: messages.taxId, value: clinic.taxId },
        ],
        people: [{ role: messages.technicalDirector, ...technicalDirector }, doctor, nurse],
      }}
      privacy={{
        title: messages.privacy,
        text: messages.privacyOfficer(dataProtectionOfficer.name),
        mail: mail(dataProtectionOfficer.email),
        links: [messages.privacyPolicy, { ...messages.preferences, consent: 'manage' }],
      }}
    />
  );
}
