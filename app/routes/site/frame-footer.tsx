import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { isOpenPath } from '#app/clinic/words/site-offers.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { type ChromeMessages, chromeMessages } from '#app/locales/chrome.ts';
import { housesMessages } from '#app/locales/clinic/houses.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { searchMessages } from '#app/locales/search.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { SiteFooter, SlimFooter } from '#app/ui/site-footer/site-footer.tsx';
import { Identity } from './footer-identity.tsx';
import { morePagesOf } from './footer-links.ts';

const STAFF_LINK = {
  href: STAFF_PATHS.login,
  label: staffFrame.fromSite,
  rel: 'nofollow',
} as const;

/** Navigation entries of what the clinic has. */
export function navigationOf({ offers }: PublicClinic, chrome: ChromeMessages) {
  return chrome.navigation.filter(({ href }) => isOpenPath(offers, href));
}

/** The whole footer. */
export function Footer({ clinic }: { clinic: PublicClinic }) {
  const chrome = useMessages(chromeMessages);
  const messages = chrome.footer;
  const { phone, whatsapp, email } = clinic;
  const { houses } = clinic;
  const local = useLocalPath();
  const housesMap = { href: local(MAP_PATHS.page), label: useMessages(housesMessages).footerMap };
  const links = [
    ...navigationOf(clinic, chrome),
    ...morePagesOf(clinic, messages.morePages),
    { href: APPOINTMENT_PATHS.appointment, label: chrome.myAppointment },
    { href: '/acessibilidade', label: chrome.accessibility, isAccessibility: true as const },
    messages.privacyPolicy,
    { ...messages.preferences, consent: 'manage' as const },
    // The staff's pages are in Portuguese alone.
    ...(useLocale() === DEFAULT_LOCALE ? [STAFF_LINK] : []),
  ];
  return (
    <SiteFooter
      {...{ brand: clinic.siteName, logo: clinic.brand.logo }}
      phone={{ href: phone.link, label: phone.display }}
      address={{
        title: messages.address,
        lines: clinic.addressLines,
        map: houses.length > 0 ? housesMap : { href: clinic.mapUrl, label: messages.map },
      }}
      hours={{
        title: messages.hours,
        lines: linesOf(clinic),
      }}
      houses={houses.map((house) => ({
        name: house.name,
        address: house.addressLines.slice(0, 3),
        hours: linesOf({ openingLines: house.openLines }),
      }))}
      contact={{
        title: messages.contact,
        links: [
          ...(whatsapp ? [{ href: whatsapp.link, label: chrome.whatsapp }] : []),
          { href: `mailto:${email}`, label: email },
        ],
      }}
      pages={{ title: messages.pages, links }}
      search={<SiteSearch id="busca-rodape" place={messages.searchPlace} />}
      social={{ title: messages.social, links: socialLinks(clinic, messages) }}
      identity={<Identity clinic={clinic} isWhole />}
    />
  );
}

function linesOf({ openingLines }: Pick<PublicClinic, 'openingLines'>) {
  return openingLines.map(({ days, times }) => ({ label: days, value: times }));
}

/** The footer around the booking. */
export function BookingFooter({ clinic }: { clinic: PublicClinic }) {
  const { footer: messages, accessibility } = useMessages(chromeMessages);
  return (
    <SlimFooter
      identity={<Identity clinic={clinic} />}
      links={[
        { href: '/acessibilidade', label: accessibility, isAccessibility: true },
        { href: messages.privacyPolicy.href, label: messages.privacyShort },
        { href: messages.preferences.href, label: messages.preferencesShort, consent: 'manage' },
      ]}
    />
  );
}

/** A search of the whole site; a page may have several. */
export function SiteSearch({ id, place }: { id: string; place: string }) {
  const { button } = useMessages(searchMessages);
  const { search } = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <SearchBox
      id={id}
      place={place}
      action={local('/busca')}
      label={search}
      button={button}
      query=""
      maxLength={MAX_QUERY_LENGTH}
      look="secondary"
    />
  );
}

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['spotify', 'Spotify'],
] as const;

function socialLinks({ social }: PublicClinic, { socialLink }: ChromeMessages['footer']) {
  return NETWORKS.flatMap(([icon, name]) => {
    const href = social[icon];
    return href === undefined ? [] : [{ href, icon, label: socialLink(name) }];
  });
}
