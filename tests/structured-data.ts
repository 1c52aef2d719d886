import { z } from 'zod';

// What search engines ask of each type of schema.org that the site tells of: the properties that they require and
// those that they recommend and the site always knows.

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const duration = z.string().regex(/^PT\d+[MS]$/);
const amount = z.string().regex(/^\d+\.\d{2}$/);
const reference = z.strictObject({ '@id': url });
const typed = (type: string) => z.literal(type);

const action = z.object({
  '@type': text,
  target: z.object({ '@type': typed('EntryPoint'), urlTemplate: url }),
});
const address = z.strictObject({
  '@type': typed('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().length(2),
  postalCode: text,
  addressCountry: typed('BR'),
});
const registration = z.strictObject({
  '@type': typed('PropertyValue'),
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
  '@type': typed('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': typed('Answer'), text }),
});
const person = { '@id': url, name: text, jobTitle: text, url, worksFor: reference };
const service = { '@id': url, name: text, description: text, url };

const openingHours = z.strictObject({
  '@type': typed('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.string().regex(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/)).min(1),
  opens: z.iso.time({ precision: -1 }),
  closes: z.iso.time({ precision: -1 }),
});
const rating = z.strictObject({
  '@type': typed('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
  reviewCount: z.int().positive(),
});
const monthlyPrice = z.object({
  '@type': typed('UnitPriceSpecification'),
  price: amount,
  priceCurrency: typed('BRL'),
  unitCode: typed('MON'),
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

/** Of the clinic on the pages that are about it. */
export const wholeClinic = z.object({
  ...briefClinic,
  legalName: text,
  email: z.email(),
  medicalSpecialty: z.object({ '@type': typed('MedicalSpecialty'), name: text }),
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
    medicalSpecialty: z.object({ name: text }),
    identifier: z.array(registration).min(2),
  }),
  Person: z.object({ ...person, identifier: z.array(registration).min(1) }),
  WebSite: z.object({
    '@id': url,
    url,
    name: text,
    inLanguage: text,
    publisher: reference,
    potentialAction: action
      .extend({ 'query-input': typed('required name=search_term_string') })
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
        z.strictObject({ '@type': typed('ListItem'), position: z.int(), name: text, item: url }),
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
    author: reference,
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
      '@type': typed('AudioObject'),
      contentUrl: url,
      duration,
      inLanguage: typed('pt-BR'),
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
      '@type': typed('Offer'),
      url,
      price: amount,
      priceCurrency: typed('BRL'),
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
  '@context': typed('https://schema.org'),
  '@graph': z.array(node).min(1),
});
export type LdNodes = z.output<typeof graph>['@graph'];

const schemas = new Map<string, z.ZodType>(Object.entries(LD_TYPES));

/** The nodes of a page's block. @throws for a block that is none */
export function nodesOf(block: unknown): LdNodes {
  return graph.parse(block)['@graph'];
}

/** All types that a page tells of. */
export function typesOf(nodes: LdNodes): string[] {
  return [...new Set(nodes.flatMap((each) => each['@type']))].sort();
}

/** What is wrong with the nodes of one page, a line each. */
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

/** Empty texts, and names of what the page does not describe. */
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
