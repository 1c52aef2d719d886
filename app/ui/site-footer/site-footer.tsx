import { useLocalPath } from '#app/locales/use-locale.ts';
import { BrandMark } from '#app/ui/brand-mark/brand-mark.tsx';

export type FooterPerson = { role: string; name: string; registrations: readonly string[] };
export type FooterLink = {
  href: string;
  label: string;
  /** With JavaScript, opens this part of the consent dialog instead of following the link. */
  consent?: 'manage';
};
export type FooterLine = { label: string; value: React.ReactNode };

type SiteFooterProps = {
  brand: string;
  slogan: string;
  phone: { title: string; href: string; label: string };
  contact: { title: string; links: readonly FooterLink[] };
  address: { title: string; lines: readonly string[]; map: FooterLink };
  hours: { title: string; lines: readonly FooterLine[] };
  pages: { title: string; links: readonly FooterLink[] };
  /** The responsible doctor, whom the medical council requires every page to name. */
  identity: {
    title: string;
    company: readonly FooterLine[];
    people: readonly FooterPerson[];
  };
  privacy: { title: string; text: string; mail: FooterLink; links: readonly FooterLink[] };
};

/** Footer of every page: contact details and who is responsible for the clinic. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, slogan, phone, contact, address, hours, pages, identity, privacy } = props;
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div className="footer-lead">
          <p className="brand footer-brand">
            <BrandMark />
            <span>{brand}</span>
          </p>
          <p>{slogan}</p>
          <p className="footer-phone">
            {phone.title}
            <a href={phone.href}>{phone.label}</a>
          </p>
        </div>
        <div className="footer-columns">
          <FooterSection title={address.title}>
            <address>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>
              <a href={address.map.href}>{address.map.label}</a>
            </p>
          </FooterSection>
          <FooterSection title={hours.title}>
            <LineList lines={hours.lines} />
          </FooterSection>
          <FooterSection title={contact.title}>
            <LinkList links={contact.links} />
          </FooterSection>
          <FooterSection title={pages.title}>
            <LinkList links={pages.links} />
          </FooterSection>
        </div>
        <div className="footer-identity">
          <FooterSection title={identity.title}>
            <LineList lines={identity.company} />
          </FooterSection>
          {identity.people.map((person) => (
            <FooterSection key={`${person.role} ${person.name}`} title={person.role}>
              <p>
                <strong>{person.name}</strong>
                {person.registrations.map((line) => (
                  <span key={line} className="footer-registration">
                    {line}
                  </span>
                ))}
              </p>
            </FooterSection>
          ))}
          <FooterSection title={privacy.title}>
            <p>
              {privacy.text} <a href={privacy.mail.href}>{privacy.mail.label}</a>
            </p>
            <LinkList links={privacy.links} />
          </FooterSection>
        </div>
      </div>
    </footer>
  );
}

function FooterSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="footer-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LinkList({ links }: { links: readonly FooterLink[] }) {
  const local = useLocalPath();
  return (
    <ul>
      {links.map(({ href, label, consent }) => (
        <li key={href}>
          <a href={local(href)} data-consent={consent}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LineList({ lines }: { lines: readonly FooterLine[] }) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
