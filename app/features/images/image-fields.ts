import { ok, type Result, refuse } from '#app/platform/result.ts';

export const IMAGE_FIELDS = {
  file: 'imagem',
  alt: 'descricao',
  credit: 'credito',
  showsPeople: 'pessoas',
  authorised: 'autorizacao',
  version: 'versao',
  action: 'acao',
} as const;

export const IMAGE_ACTIONS = { delete: 'apagar' } as const;

/** Query parameter of the list's address after an upload that was too large to be read. */
export const TOO_LARGE_QUERY = 'grande';

/** Of one image, as it is sent. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const MAX_ALT = 250;
export const MAX_CREDIT = 160;

/** An image's description, credit and whether it shows people. */
export type ImageDescription = { alt: string; credit: string | null; showsPeople: boolean };
export type ImageFormValues = {
  alt: string;
  credit: string;
  showsPeople: boolean;
  authorised: boolean;
};

export type WordsRefusal =
  | 'alt-missing'
  | 'alt-too-long'
  | 'alt-is-name'
  | 'credit-too-long'
  | 'not-authorised';

/** The field at which each refusal is shown. */
export const FIELD_OF_REFUSAL = {
  'alt-missing': IMAGE_FIELDS.alt,
  'alt-too-long': IMAGE_FIELDS.alt,
  'alt-is-name': IMAGE_FIELDS.alt,
  'credit-too-long': IMAGE_FIELDS.credit,
  'not-authorised': IMAGE_FIELDS.authorised,
} as const satisfies Record<WordsRefusal, string>;

/** Parses the description in a form. @returns every refusal, in the order of the fields */
export function parseImageDescription(
  values: ImageFormValues,
): Result<ImageDescription, WordsRefusal[]> {
  const alt = oneLine(values.alt);
  const credit = oneLine(values.credit);
  const refusals: WordsRefusal[] = [];
  if (!/\p{L}/u.test(alt)) refusals.push('alt-missing');
  else if (alt.length > MAX_ALT) refusals.push('alt-too-long');
  else if (/^\S+\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(alt)) refusals.push('alt-is-name');
  if (credit.length > MAX_CREDIT) refusals.push('credit-too-long');
  if (values.showsPeople && !values.authorised) refusals.push('not-authorised');
  if (refusals.length > 0) return refuse(refusals);
  return ok({ alt, credit: credit || null, showsPeople: values.showsPeople });
}

/** Removes line breaks and invisible characters, which could reorder the surrounding text. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export const MAX_IMAGE_SEARCH = 80;

/** Search and page of the library, from an address. */
export function searchOf(query: URLSearchParams): { search: string; page: number } {
  const page = query.get('pagina') ?? '';
  return {
    search: (query.get('busca') ?? '').trim().slice(0, MAX_IMAGE_SEARCH),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
