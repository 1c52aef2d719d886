import type { Clinic, OpeningHours } from '#app/clinic/clinic-schema.ts';
import { hasPoint } from '#app/clinic/map/known-point.ts';
import { publishedStatements } from '#app/clinic/published-statements.ts';
import { hasBranches } from '#app/clinic/record/branch-fields.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { doorOf } from '#app/clinic/record/house-line.ts';
import { hasSpecialistOn } from '#app/clinic/record/specialist.ts';
import { schedulingTarget } from '#app/clinic/scheduling-link.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

/** The page that shows every house. */
const HOUSES_PATH = '/mapa';

export function clinicId(site: SiteAddresses): string {
  return site.shared('/#clinica');
}

/** The clinic as every page describes it. */
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
 * The clinic with everything in the record. The rating is included only while that statement may be shown, the specialty
 * only while a doctor has it registered.
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
    medicalSpecialty: hasSpecialistOn(clinic, today) ? specialtyOf(clinic.specialty) : undefined,
    currenciesAccepted: 'BRL',
    keywords: clinic.keywords.join(', '),
    geo: geoOf(address),
    openingHoursSpecification: openingHoursNodes(clinic.hours),
    sameAs: Object.values(clinic.social),
    aggregateRating: ratingOf(clinic, today),
    potentialAction: reserveAction(clinic, site),
    ...(hasBranches(clinic) && { department: furtherHouses(clinic, site) }),
  };
}

/** The houses beside the main one, which is the clinic itself: each with its own address, phone and hours. */
function furtherHouses(clinic: Clinic, site: SiteAddresses): LdDraftNode[] {
  return clinic.branches.flatMap(({ slug, name, address, phone, hours }) =>
    slug === null
      ? []
      : [
          {
            '@type': 'MedicalClinic',
            '@id': site.shared(`/#${slug}`),
            name: `${clinic.displayName}, ${name}`,
            url: `${site.page(HOUSES_PATH)}#${slug}`,
            image: site.shared('/icon-512.png'),
            telephone: phone.e164,
            priceRange: clinic.priceRange,
            address: postalAddress(address),
            geo: geoOf(address),
            openingHoursSpecification: openingHoursNodes(hours),
            parentOrganization: referenceTo(clinicId(site)),
          },
        ],
  );
}

/** Undefined for an address without a point of its own. */
function geoOf(address: Clinic['address']): LdDraftNode | undefined {
  if (!hasPoint(address)) return undefined;
  const { latitude, longitude } = address;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** A specialty by its name: schema.org's own list has none for ophthalmology. */
export function specialtyOf(name: string): LdDraftNode {
  return { '@type': 'MedicalSpecialty', name };
}

export function postalAddress(address: Clinic['address']): LdDraftNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: [doorOf(address), address.neighborhood].join(', '),
    addressLocality: address.city,
    addressRegion: address.stateCode,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}

/** Opening hours, days with the same interval grouped; days on which the clinic is closed are left out. */
function openingHoursNodes(hours: OpeningHours): LdDraftNode[] {
  const intervals = new Map<string, { opens: string; closes: string; days: string[] }>();
  for (const day of WEEKDAYS) {
    for (const { startsTime, endsTime } of hours[day]) {
      const key = `${startsTime}-${endsTime}`;
      const known = intervals.get(key) ?? { opens: startsTime, closes: endsTime, days: [] };
      known.days.push(`https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`);
      intervals.set(key, known);
    }
  }
  return [...intervals.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
}

function ratingOf({ statements }: Clinic, today: string): LdDraftNode | undefined {
  const { rating } = publishedStatements(statements, today);
  if (!rating) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.value,
    bestRating: rating.best,
    worstRating: 1,
    reviewCount: rating.reviews,
  };
}

function reserveAction(clinic: Clinic, site: SiteAddresses): LdDraftNode {
  const target = schedulingTarget(clinic);
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: target.kind === 'external' ? target.href : site.page(target.href),
      inLanguage: site.locale,
    },
    provider: referenceTo(clinicId(site)),
  };
}
