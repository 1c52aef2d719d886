import { type BrandColours, nearestReadable, weakPairs } from '#app/clinic/brand/brand-palette.ts';
import { type Family, OWN_COLOURS } from '#app/clinic/brand/brand-tokens.ts';
import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import {
  type Brand,
  LANDSCAPES,
  type Landscape,
  weakFamilies,
} from '#app/clinic/record/brand-fields.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';

const messages = staffBrand.looks;

export const BRAND_PATH = '/equipe/clinica/marca';
export const FAMILIES = ['deep', 'action', 'sun'] as const satisfies readonly Family[];

/** Names of the form's fields. */
export const BRAND_FIELDS = {
  deep: 'cor-principal',
  action: 'cor-dos-botoes',
  sun: 'cor-de-destaque',
  own: 'cores-do-site',
  shown: 'cores-de-antes',
  scene: 'desenho',
  /** What stood there when the form began. */
  shownScene: 'desenho-de-antes',
  picture: 'foto',
  /** The picture and its words that the form began with. */
  shownPicture: 'foto-de-antes',
  alt: 'foto-mostra',
  shownAlt: 'foto-mostrava',
  version: 'versao',
  /** In the address: the version that a press has made. */
  made: 'feita',
  intent: 'acao',
  logo: 'logotipo',
  holdsName: 'traz-o-nome',
} as const;

export const OWN_PICTURE = 'foto';

/** The form as it was typed. */
export type LooksValues = Record<Family, string> & {
  isOwn: boolean;
  scene: string;
  picture: string;
  alt: string;
};

/** What the record is given. */
export type Looks = {
  colours?: BrandColours;
  landscape: Landscape;
  picture?: { image: string; alt: string };
};

/** Images of the library, with what they show. */
export type Pictures = readonly { value: string; label: string }[];

/**
 * Whoever chose another colour than the form began with wants it, though the box for the site's own is still ticked;
 * and whoever chose another picture wants that one, with its own words.
 */
export function looksValuesOf(form: FormData): LooksValues {
  const text = (field: keyof typeof BRAND_FIELDS) => formText(form, BRAND_FIELDS[field]).trim();
  const colours = {
    deep: text('deep').toLowerCase(),
    action: text('action').toLowerCase(),
    sun: text('sun').toLowerCase(),
  };
  const shown = text('shown');
  const isAsShown = shown === '' || shown === shownColours(colours);
  return {
    ...colours,
    isOwn: form.has(BRAND_FIELDS.own) && isAsShown,
    ...sceneOf(text),
  };
}

/**
 * The form as if a picture had just been marked among those of the library.
 * @param alt what was said of it as it was sent
 */
export function withNewPicture(form: FormData, image: string, alt: string): FormData {
  const marked = new FormData();
  for (const [name, value] of form) marked.append(name, value);
  marked.set(BRAND_FIELDS.picture, image);
  marked.set(BRAND_FIELDS.shownPicture, '');
  marked.set(BRAND_FIELDS.scene, formText(form, BRAND_FIELDS.shownScene));
  // Who has described it here as well, has done so for this page.
  if (formText(form, BRAND_FIELDS.alt) === formText(form, BRAND_FIELDS.shownAlt)) {
    marked.set(BRAND_FIELDS.alt, alt);
    marked.set(BRAND_FIELDS.shownAlt, '');
  }
  return marked;
}

function sceneOf(text: (field: keyof typeof BRAND_FIELDS) => string) {
  const [picture, alt] = [text('picture'), text('alt')];
  // Who has marked another drawing since wants that one, though the picture stays marked in its list.
  const isOther =
    picture !== '' && picture !== text('shownPicture') && text('scene') === text('shownScene');
  return {
    scene: isOther ? OWN_PICTURE : text('scene'),
    picture,
    alt: isOther && alt === text('shownAlt') ? '' : alt,
  };
}

export type RecordBrand = NonNullable<ClinicRecord['brand']>;

export type RecordPicture = NonNullable<RecordBrand['picture']>;

/**
 * The brand with other looks. The form shows the picture's words in Portuguese: where it has ever had these, those in
 * English that it had with them come back.
 * @param former what has been said of the picture, the newest first
 */
export function withLooks(
  { logo, picture: now }: RecordBrand,
  looks: Looks,
  former: readonly RecordPicture[],
): RecordBrand {
  const same = [...former, ...(now ? [now] : [])].filter(
    ({ image, alt }) => image === looks.picture?.image && inPortuguese(alt) === looks.picture.alt,
  );
  const picture = same.find(({ alt }) => typeof alt !== 'string') ?? same[0];
  return { ...looks, ...(picture && { picture }), ...(logo && { logo }) };
}

/** What may be chosen: the picture that is on the site stays one, also where the list is too long to hold it. */
export function withOwnPicture(listed: Pictures, { picture }: Brand): Pictures {
  const isMissing = picture && !listed.some(({ value }) => value === picture.image);
  return isMissing ? [...listed, { value: picture.image, label: picture.alt }] : listed;
}

/** The form with what the brand last said of the picture, or else the library's words, where nobody has written others. */
export function withWordsOf(
  values: LooksValues,
  pictures: Pictures,
  [last]: readonly RecordPicture[],
): LooksValues {
  const { label = '' } = pictures.find(({ value }) => value === values.picture) ?? {};
  const alt = last ? inPortuguese(last.alt) : label;
  return values.alt === '' ? { ...values, alt } : values;
}

/** The three colours as one value of a form. */
export function shownColours({ deep, action, sun }: BrandColours): string {
  return [deep, action, sun].join(' ').toLowerCase();
}

/** The form of a brand as it is. */
export function valuesOfBrand({ colours, picture, landscape }: Brand): LooksValues {
  return {
    ...(colours ?? OWN_COLOURS),
    isOwn: colours === undefined,
    scene: picture ? OWN_PICTURE : landscape,
    picture: picture?.image ?? '',
    alt: picture?.alt ?? '',
  };
}

/** The chosen colours; the site's own in place of what is none. */
export function coloursIn({ isOwn, deep, action, sun }: LooksValues): BrandColours {
  if (isOwn) return OWN_COLOURS;
  const read = (family: Family, typed: string) => (isHex(typed) ? typed : OWN_COLOURS[family]);
  return { deep: read('deep', deep), action: read('action', action), sun: read('sun', sun) };
}

/** Reads the form; each fault is told at its field. @param pictures of the library */
export function parseLooks(values: LooksValues, pictures: Pictures): Result<Looks, FieldError[]> {
  const errors = [...colourErrors(values), ...pictureErrors(values, pictures)];
  if (errors.length > 0) return refuse(errors);
  const colours = coloursIn(values);
  const isOwn = FAMILIES.every((family) => colours[family] === OWN_COLOURS[family]);
  const landscape = LANDSCAPES.find((each) => each === values.scene) ?? 'town';
  const image = values.scene === OWN_PICTURE ? { image: values.picture, alt: values.alt } : null;
  return ok({ ...(isOwn ? {} : { colours }), landscape, ...(image && { picture: image }) });
}

function colourErrors(values: LooksValues): FieldError[] {
  if (values.isOwn) return [];
  const wrong = FAMILIES.filter((family) => !isHex(values[family]));
  if (wrong.length > 0)
    return wrong.map((family) => ({ fieldId: BRAND_FIELDS[family], message: messages.notColour }));
  const colours = coloursIn(values);
  const ratio = Math.min(...weakPairs(colours).map((pair) => pair.ratio));
  return weakFamilies(colours).map((family) => {
    const better = nearestReadable(colours, family);
    const words = [
      messages.tooWeak(formatRatio(ratio)),
      ...(better ? [messages.better(better)] : []),
    ];
    return { fieldId: BRAND_FIELDS[family], message: words.join(' ') };
  });
}

function pictureErrors({ scene, picture, alt }: LooksValues, pictures: Pictures): FieldError[] {
  if (scene !== OWN_PICTURE) return [];
  const { missing, gone } = messages.pictures;
  if (picture === '') return [{ fieldId: BRAND_FIELDS.picture, message: missing }];
  if (!pictures.some(({ value }) => value === picture))
    return [{ fieldId: BRAND_FIELDS.picture, message: gone }];
  return alt === '' ? [{ fieldId: BRAND_FIELDS.alt, message: messages.pictureAltMissing }] : [];
}

/** Why a brand was not put on the site, at the field that it is for. @param refusal 'changed', or faults of the record */
export function refusalOfBrand(refusal: 'changed' | { faults: readonly RecordFault[] }) {
  const fieldId = MAIN_FORM;
  if (refusal === 'changed') return { fieldId, message: staffBrand.changed, status: 409 };
  const isOfPicture = refusal.faults.some(({ path }) => path[1] === 'picture');
  return isOfPicture
    ? { fieldId: BRAND_FIELDS.picture, message: messages.pictures.gone, status: 422 }
    : { fieldId, message: staffBrand.faulty, status: 422 };
}

/** '7,1', cut and never rounded up: what is below the least is not shown as reaching it. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
}

function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
