import { z } from 'zod';

// The properties that search engines require for each schema.org type that the site uses, and the recommended
// ones that the site always knows.

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const duration = z.string().regex(/^PT\d+[MS]$/);
const amount = z.string().regex(/^\d+\.\d{2}$/);
const reference = z.strictObject({ '@id': url });
const values = (type: string) => z.literal(type);

const action = z.object({
  '@type': text,
  target: z.object({ '@type': values('EntryPoint'), urlTemplate: url }),
});
const address = z.strictObject({
  '@type': values('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().length(2),
  postalCode: text,
  addressCountry: values('BR'),
});
const registration = z.strictObject({
  '@type': values('PropertyValue'),
  propertyID: text,
  value: z.string().regex(/^\d+$/),
});
const page = {
  '@id': url,
  url,
  name: text,
  description: text,
  inLanguage: z.enum(['pt-BR', 'en-US']),
  isPartOf: reference,
  publisher: reference,
  breadcrumb: reference.optional(),
};
const question = z.strictObject({
  '@type': values('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': values('Answer'), text }),
});
const person = { '@id': url, name: text, jobTitle: text, url, worksFor: reference };
const service = { '@id': url, name: text, description: text, url };

const openingHours = z.strictObject({
  '@type': values('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.string().regex(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/)).min(1),
  opens: z.iso.time({ precision: -1 }),
  closes: z.iso.time({ precision: -1 }),
});
const rating = z.strictObject({
  '@type': values('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
  reviewCount: z.int().positive(),
});
const monthlyPrice = z.object({
  '@type': values('UnitPriceSpecification'),
  price: amount,
  priceCurrency: values('BRL'),
  unitCode: values('MON'),
});

const briefClinic = {
  '@id': url,
  name: text,
  url,
  telephone: z.string().regex(/^\+55\d+$/),
  logo: url,
  image: url,
  priceRange: text,
  address,
};

/** The clinic on the pages that are about it. */
export const wholeClinic = z.object({
  ...briefClinic,
  legalName: text,
  email: z.email(),
  medicalSpecialty: z.object({ '@type': values('MedicalSpecialty'), name: text }),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z.array(openingHours).min(1),
  sameAs: z.array(url).min(1),
  aggregateRating: rating.optional(),
  potentialAction: action,
});

const LD_TYPES = {
  MedicalClinic: z.object(briefClinic),
  Physician: z.object({
    ...person,
    address,
    telephone: text,
    medicalSpecialty: z.object({ name: text }).optional(),
    identifier: z.array(registration).min(1),
  }),
  Person: z.object({ ...person, identifier: z.array(registration).min(1) }),
  WebSite: z.object({
    '@id': url,
    url,
    name: text,
    inLanguage: text,
    publisher: reference,
    potentialAction: action
      .extend({ 'query-input': values('required name=search_term_string') })
      .optional(),
  }),
  WebPage: z.object(page),
  AboutPage: z.object({ ...page, mainEntity: reference }),
  CollectionPage: z.object(page),
  ItemPage: z.object({ ...page, mainEntity: reference }),
  MedicalWebPage: z.object({
    ...page,
    reviewedBy: reference.optional(),
    lastReviewed: day.optional(),
  }),
  FAQPage: z.object({ ...page, mainEntity: z.array(question).min(1) }),
  BreadcrumbList: z.object({
    '@id': url,
    itemListElement: z
      .array(
        z.strictObject({ '@type': values('ListItem'), position: z.int(), name: text, item: url }),
      )
      .min(2),
  }),
  MedicalProcedure: z.object({ ...service, bodyLocation: text }),
  MedicalTest: z.object(service),
  BlogPosting: z.object({
    '@id': url,
    url,
    headline: text,
    description: text,
    image: url,
    datePublished: day,
    dateModified: day,
    timeRequired: duration,
    // An article from elsewhere names its author, if anybody, without a page of this site.
    author: z
      .union([reference, z.strictObject({ '@type': values('Person'), name: text })])
      .optional(),
    publisher: reference,
    mainEntityOfPage: reference,
  }),
  PodcastSeries: z.object({
    '@id': url,
    url,
    name: text,
    description: text,
    image: url,
    webFeed: url,
    author: reference,
  }),
  PodcastEpisode: z.object({
    '@id': url,
    url,
    name: text,
    datePublished: day,
    timeRequired: duration,
    episodeNumber: z.int().positive(),
    partOfSeries: reference,
    actor: z.array(reference).min(1),
    associatedMedia: z.object({
      '@type': values('AudioObject'),
      contentUrl: url,
      duration,
      inLanguage: values('pt-BR'),
    }),
  }),
  Product: z.object({
    '@id': url,
    name: text,
    description: text,
    category: text,
    image: url,
    brand: reference,
    offers: z.object({
      '@type': values('Offer'),
      url,
      price: amount,
      priceCurrency: values('BRL'),
      seller: reference,
      priceSpecification: monthlyPrice,
    }),
  }),
} as const;

const node = z.looseObject({
  '@type': z.union([text, z.array(text).min(1)]).transform((type) => [type].flat()),
  '@id': url,
});
const graph = z.strictObject({
  '@context': values('https://schema.org'),
  '@graph': z.array(node).min(1),
});
export type LdNodes = z.output<typeof graph>['@graph'];

const schemas = new Map<string, z.ZodType>(Object.entries(LD_TYPES));

/**
 * The nodes of a page's JSON-LD block.
 * @throws when the block is invalid
 */
export function nodesOf(block: unknown): LdNodes {
  return graph.parse(block)['@graph'];
}

/** All types on a page. */
export function typesOf(nodes: LdNodes): string[] {
  return [...new Set(nodes.flatMap((each) => each['@type']))].sort();
}

/** Problems with the nodes of one page, one line each. */
export function faultsOf(nodes: LdNodes): string[] {
  const ids = new Set(nodes.map((each) => each['@id']));
  return [
    ...(ids.size < nodes.length ? ['a name stands for two nodes'] : []),
    ...nodes.flatMap((each) => each['@type'].flatMap((type) => schemaFaults(type, each))),
    ...nodes.flatMap((each) => valueFaults(each, { at: each['@id'], ids })),
  ];
}

function schemaFaults(type: string, value: LdNodes[number]): string[] {
  const schema = schemas.get(type);
  if (!schema) return [`${type}: nobody has said what it must have`];
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
}

/** Empty strings, and references to nodes that the page does not describe. */
function valueFaults(value: unknown, { at, ids }: { at: string; ids: Set<string> }): string[] {
  if (value === '' || value === null || value === undefined) return [`${at}: is empty`];
  if (Array.isArray(value)) return value.flatMap((each) => valueFaults(each, { at, ids }));
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === '@id' && !ids.has(String(first[1])))
    return [`${at}: names ${first[1]}, which the page does not describe`];
  return entries.flatMap(([key, each]) => valueFaults(each, { at: `${at}.${key}`, ids }));
}
