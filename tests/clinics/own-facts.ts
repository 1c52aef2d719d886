import type { LocalizedText } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

/** A text by which a clinic can be told, and what it says: 'the city'. */
type Fact = { what: string; text: string };

/** What only this clinic's site may say: its names, places, numbers, people, payers and figures. */
export function ownFacts(record: ClinicRecord): Fact[] {
  const { address, statements, plansEnabled } = record;
  const fact = (what: string, ...texts: (string | undefined)[]): Fact[] =>
    texts.flatMap((text) => (text ? [{ what, text }] : []));
  const inBoth = (text: LocalizedText | undefined) =>
    text === undefined || typeof text === 'string' ? [text] : Object.values(text);
  const phones = [record.phone, record.whatsapp?.number ?? []]
    .flat()
    .flatMap((e164) => [e164, `${e164.slice(5, -4)}-${e164.slice(-4)}`]);
  const figures = [
    statements.patients.value.toLocaleString('pt-BR'),
    `${statements.years.value} anos`,
    `${statements.rating.value.toLocaleString('pt-BR')} `,
    `${statements.rating.reviews} avaliações`,
  ];
  return [
    ...fact('a name', record.siteName, record.displayName, record.legalName),
    ...fact('a number', record.taxId, address.postalCode, ...phones),
    ...fact('the domain', record.domain),
    ...fact('the address', address.street, String(address.latitude)),
    ...fact('the city', address.city),
    ...fact('the slogan', ...inBoth(record.slogan)),
    ...record.people.flatMap(({ name, slug }) => [
      ...fact('a person', ...inBoth(name).map((each) => each?.replace(/^Dra?\. /, ''))),
      ...fact('a person', slug),
    ]),
    ...fact('a person', record.dataProtectionOfficer.name),
    ...record.payers
      .filter(({ id }) => id !== 'particular')
      .flatMap(({ id, title }) => fact('a payer', id, ...inBoth(title))),
    ...fact('the network', record.insuranceNetwork),
    ...record.resources.rooms.flatMap(({ name }) => fact('a room', name)),
    ...(record.campaigns ?? []).flatMap(({ code, slug }) => fact('a campaign', code, slug)),
    ...fact('a figure', ...figures),
    // Prices of the plans, where a clinic sells them.
    ...(plansEnabled ? fact('a price', '149,99', '139,90') : []),
    ...Object.values(record.social).flatMap((address_) => fact('an address', address_)),
  ];
}

/** Words of the demonstration that no fact of its record is: what its people and its campaign are called. */
export const DEMONSTRATION_WORDS: readonly RegExp[] = [
  /\bDra\./,
  /\b(?:a|da|à|pela|nossa) médica\b/i,
  /\b(?:Médica|Doutora)\b/,
  /enfermeir[ao]|enfermagem|COREN\b/i,
  /outubro do olho seco|olhos em outubro/i,
  /\/podcast\/[\w-]+\.mp3/,
];
