import type { Clinic, OpeningHours } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/clinic-schema.ts';
import { publishedStatements } from '#app/clinic/published-statements.ts';
import { schedulingTarget } from '#app/clinic/scheduling-link.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export function clinicId(site: SiteAddresses): string {
  return site.shared('/#clinica');
}

/** What every page says of the clinic that stands behind it. */
export function clinicInBrief(clinic: Clinic, site: SiteAddresses): LdDraftNode {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(site),
    name: clinic.displayName,
    url: site.page('/'),
    logo: site.shared('/icon-512.png'),
    image: site.shared('/icon-512.png'),
    telephone: clinic.phone.e164,
    priceRange: clinic.priceRange,
    address: postalAddress(clinic.address),
  };
}

/**
 * The clinic as the record knows it. The rating is told only while the record's claim may be shown.
 * @param today calendar day in the clinic's zone
 */
export function clinicNode(clinic: Clinic, site: SiteAddresses, today: string): LdDraftNode {
  const { companyCrm, address } = clinic;
  return {
    ...clinicInBrief(clinic, site),
    alternateName: clinic.siteName,
    legalName: clinic.legalName,
    slogan: clinic.slogan,
    email: clinic.email,
    taxID: clinic.taxId,
    foundingDate: String(clinic.foundingYear),
    identifier: {
      '@type': 'PropertyValue',
      propertyID: `CRM-${companyCrm.uf}`,
      value: companyCrm.number,
    },
    medicalSpecialty: specialtyOf(clinic.specialty),
    currenciesAccepted: 'BRL',
    keywords: clinic.keywords.join(', '),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    openingHoursSpecification: openingHoursNodes(clinic.hours),
    sameAs: Object.values(clinic.social),
    aggregateRating: ratingOf(clinic, today),
    potentialAction: reserveAction(clinic, site),
  };
}

/** A specialty by its name: schema.org's own list has none for the medicine of the eye. */
export function specialtyOf(name: string): LdDraftNode {
  return { '@type': 'MedicalSpecialty', name };
}

export function postalAddress(address: Clinic['address']): LdDraftNode {
  const { street, number, complement, neighborhood } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: [`${street}, ${number}`, complement, neighborhood].filter(Boolean).join(', '),
    addressLocality: address.city,
    addressRegion: address.stateCode,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}

/** The week, days with the same stretch together; days on which the clinic is closed are not named. */
function openingHoursNodes(hours: OpeningHours): LdDraftNode[] {
  const stretches = new Map<string, { opens: string; closes: string; days: string[] }>();
  for (const day of WEEKDAYS) {
    for (const { startsTime, endsTime } of hours[day]) {
      const key = `${startsTime}-${endsTime}`;
      const known = stretches.get(key) ?? { opens: startsTime, closes: endsTime, days: [] };
      known.days.push(`https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`);
      stretches.set(key, known);
    }
  }
  return [...stretches.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
}

function ratingOf({ claims }: Clinic, today: string): LdDraftNode | undefined {
  const { rating } = publishedStatements(claims, today);
  if (!rating) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.value,
    bestRating: rating.best,
    worstRating: 1,
    reviewCount: rating.reviews,
  };
}

function reserveAction(clinic: Clinic, site: SiteAddresses): LdDraftNode | undefined {
  const target = schedulingTarget(clinic);
  if (target.kind === 'contact-modal') return undefined;
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: target.kind === 'internal' ? site.page(target.href) : target.href,
      inLanguage: site.locale,
    },
    provider: referenceTo(clinicId(site)),
  };
}
