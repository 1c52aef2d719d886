import { useLocation } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chrome } from '#app/locales/pt-BR/chrome.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SiteFooter } from '#app/ui/site-footer/site-footer.tsx';
import { SiteHeader } from '#app/ui/site-header/site-header.tsx';
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type SiteFrameProps = {
  /** Missing only when the record itself could not be read. */
  clinic: PublicClinic | undefined;
  children: React.ReactNode;
};

/** Header, page and footer. */
export function SiteFrame({ clinic, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      {clinic ? <Header clinic={clinic} /> : null}
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {clinic ? (
        <>
          <Footer clinic={clinic} />
          <ContactDialog clinic={clinic} />
        </>
      ) : null}
    </>
  );
}

function Header({ clinic }: { clinic: PublicClinic }) {
  const { pathname } = useLocation();
  const items = navigationOf(clinic).map((item) => ({
    ...item,
    isActive: item.href === '/' ? pathname === '/' : pathname.startsWith(item.href),
  }));
  return (
    <SiteHeader
      brand={clinic.siteName}
      items={items}
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

/** The entries of the navigation; plans are left out while they are switched off. */
function navigationOf(clinic: PublicClinic) {
  return chrome.navigation.filter(({ href }) => clinic.plansEnabled || href !== '/planos');
}

function Footer({ clinic }: { clinic: PublicClinic }) {
  const texts = chrome.footer;
  const { phone, whatsapp, email, doctor, nurse, technicalDirector, dataProtectionOfficer } =
    clinic;
  const mail = (address: string) => ({ href: `mailto:${address}`, label: address });
  return (
    <SiteFooter
      brand={clinic.siteName}
      slogan={clinic.slogan}
      phone={{ title: texts.callUs, href: phone.link, label: phone.display }}
      contact={{
        title: texts.contact,
        links: [{ href: whatsapp.link, label: texts.whatsapp(whatsapp.display) }, mail(email)],
      }}
      address={{
        title: texts.address,
        lines: clinic.addressLines,
        map: { href: clinic.mapUrl, label: texts.map },
      }}
      hours={{
        title: texts.hours,
        lines: clinic.openingLines.map(({ days, times }) => ({ label: days, value: times })),
      }}
      pages={{ title: texts.pages, links: [...navigationOf(clinic), ...texts.morePages] }}
      identity={{
        title: texts.identity,
        company: [
          { label: texts.company, value: clinic.legalName },
          { label: texts.companyCrm, value: clinic.companyCrm },
          { label: texts.taxId, value: clinic.taxId },
        ],
        people: [{ role: texts.technicalDirector, ...technicalDirector }, doctor, nurse],
      }}
      privacy={{
        title: texts.privacy,
        text: texts.privacyOfficer(dataProtectionOfficer.name),
        mail: mail(dataProtectionOfficer.email),
        policy: texts.privacyPolicy,
      }}
    />
  );
}
