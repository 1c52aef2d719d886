import { inOneLine } from '#app/platform/free-text.ts';

/** The 27 states of Brazil, in the order of their names. */
export const STATES = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'],
  ...['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const;

/** An address for deliveries within Brazil. */
export type PostalAddress = {
  /** CEP, eight digits. */
  postalCode: string;
  street: string;
  /** 'S/N' where the house has none. */
  streetNumber: string;
  complement: string;
  district: string;
  city: string;
  stateCode: string;
};

const LONGEST = {
  street: 120,
  streetNumber: 12,
  complement: 60,
  district: 80,
  city: 80,
} satisfies Partial<Record<keyof PostalAddress, number>>;

/** A typed address, tidied, and the fields that are missing or wrong, in the order of the form. */
export function parseAddress(typed: PostalAddress): {
  address: PostalAddress;
  wrong: (keyof PostalAddress)[];
} {
  const line = (field: keyof typeof LONGEST) =>
    inOneLine(typed[field]).normalize('NFC').replace(/\s+/g, ' ').trim();
  const address = {
    postalCode: typed.postalCode.replace(/[\s.\p{Pd}]/gu, ''),
    street: line('street'),
    streetNumber: line('streetNumber'),
    complement: line('complement'),
    district: line('district'),
    city: line('city'),
    stateCode: typed.stateCode.trim().toUpperCase(),
  };
  const isLine = (field: keyof typeof LONGEST) =>
    [...address[field]].length <= LONGEST[field] &&
    (field === 'complement' || /[\p{L}\p{N}]/u.test(address[field]));
  const isRight = {
    postalCode: /^\d{8}$/.test(address.postalCode) && !/^0{5}/.test(address.postalCode),
    street: isLine('street'),
    streetNumber: isLine('streetNumber'),
    complement: isLine('complement'),
    district: isLine('district'),
    city: isLine('city'),
    stateCode: STATES.some((code) => code === address.stateCode),
  };
  const fields = [
    'postalCode',
    'street',
    'streetNumber',
    'complement',
    'district',
    'city',
    'stateCode',
  ] as const;
  return { address, wrong: fields.filter((field) => !isRight[field]) };
}

/** The address as written on an envelope, in one line. */
export function addressLine(address: PostalAddress): string {
  const { street, streetNumber, complement, district, city, stateCode, postalCode } = address;
  return [
    `${street}, ${streetNumber}`,
    complement,
    district,
    `${city} – ${stateCode}`,
    `CEP ${postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
