import { useLocalPath } from '#app/locales/use-locale.ts';
import { type BrandLogo, BrandName } from '#app/ui/brand-mark/brand-name.tsx';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import { Addresses, type FooterHouse, type HoursLine, OpeningHours } from './footer-places.tsx';

export type FooterLink = {
  href: string;
  label: string;
  /** With JavaScript, opens this part of the consent dialog instead of following the link. */
  consent?: 'manage';
  /** The page about accessibility, with its symbol; with JavaScript, opens the reader's settings. */
  isAccessibility?: true;
  /** Nothing for search engines. */
  rel?: 'nofollow';
};
export type SocialLink = { href: string; label: string; icon: IconName };

type SiteFooterProps = {
  brand: string;
  logo?: BrandLogo | undefined;
  phone: FooterLink;
  address: { title: string; lines: readonly string[]; map: FooterLink };
  hours: { title: string; lines: readonly HoursLine[] };
  /** Where there are several, they stand in place of the one address and its hours. */
  houses?: readonly FooterHouse[];
  contact: { title: string; links: readonly FooterLink[] };
  pages: { title: string; links: readonly FooterLink[] };
  /** The site's search. */
  search: React.ReactNode;
  social: { title: string; links: readonly SocialLink[] };
  /** Company and responsible doctor, whom the medical council requires every page to name. */
  identity: React.ReactNode;
};

/** Footer of every page: how to reach the clinic, where to go on, and who is responsible. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, logo, phone, address, hours, houses = [], contact, pages } = props;
  const { search, social, identity } = props;
  return (
    <footer id="rodape" className="site-footer" tabIndex={-1}>
      <div className="site-footer-inner">
        <div className="footer-lead">
          <p className="brand footer-brand">
            <BrandName name={brand} logo={logo} />
          </p>
          <a className="footer-phone" href={phone.href}>
            <Icon name="phone" />
            {phone.label}
          </a>
        </div>
        <section className="footer-section footer-address">
          <h2>{address.title}</h2>
          <Addresses lines={address.lines} houses={houses} />
          <a href={address.map.href}>{address.map.label}</a>
        </section>
        <section className="footer-section footer-hours">
          <h2>{hours.title}</h2>
          <OpeningHours lines={hours.lines} houses={houses} />
        </section>
        <section className="footer-section footer-contact">
          <h2>{contact.title}</h2>
          <LinkList links={contact.links} />
        </section>
        <nav className="footer-section footer-pages" aria-labelledby="footer-pages">
          <h2 id="footer-pages">{pages.title}</h2>
          <LinkList links={pages.links} />
        </nav>
        <div className="footer-search">{search}</div>
        {social.links.length > 0 ? <SocialLinks {...social} /> : null}
        <p className="footer-identity">{identity}</p>
      </div>
    </footer>
  );
}

/** The frame of a page with one task: who is responsible, in a line, and privacy. */
export function SlimFooter({
  identity,
  links,
}: {
  identity: React.ReactNode;
  links: readonly FooterLink[];
}) {
  return (
    <footer id="rodape" className="site-footer slim-footer" tabIndex={-1}>
      <div className="slim-footer-inner">
        <p className="footer-identity">{identity}</p>
        <LinkList links={links} />
      </div>
    </footer>
  );
}

function SocialLinks({ title, links }: SiteFooterProps['social']) {
  return (
    <ul className="footer-social" aria-label={title}>
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href} rel="noopener noreferrer">
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function LinkList({ links }: { links: readonly FooterLink[] }) {
  const local = useLocalPath();
  return (
    <ul>
      {links.map(({ href, label, rel, consent, isAccessibility }) => (
        <li key={href}>
          <a
            href={local(href)}
            rel={rel}
            data-consent={consent}
            data-accessibility={isAccessibility ? '' : undefined}
          >
            {isAccessibility ? (
              <>
                <Icon name="accessibility" />
                <span>{label}</span>
              </>
            ) : (
              label
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
