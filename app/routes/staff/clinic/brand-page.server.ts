import { isDeepStrictEqual } from 'node:util';
import { coloursOf, shownBrand } from '#app/clinic/brand/brand-of-clinic.ts';
import {
  BRAND_FIELDS,
  BRAND_PATH,
  looksValuesOf,
  parseLooks,
  type RecordBrand,
  valuesOfBrand,
  withLooks,
} from '#app/features/brand/brand-form.ts';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { TOO_LARGE_QUERY } from '#app/features/images/image-fields.ts';
import { imageOptions } from '#app/features/images/read-images.server.ts';
import { imageFormValuesOf, readForm } from '#app/features/images/read-upload.server.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { formText } from '#app/platform/form-values.ts';
import { tooLarge } from '#app/routes/staff/content/images-upload.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { askedBrand, typedLooks } from './asked-record.server.ts';
import { logoError, logoIn, nowHoldsName, takeLogo } from './brand/brand-logo.server.ts';
import { takePicture } from './brand/brand-picture.server.ts';
import { again, changeBrand } from './brand/change-brand.server.ts';

/** The brand as it is on the site, and what the form begins with. */
export async function brandPage(args: StaffArgs) {
  const { url, clinic, services } = staffPageOf(args);
  const { brand, version, filled, logo: formerLogo } = await askedBrand(staffPageOf(args));
  const done = url.searchParams.get('feito') ?? '';
  return {
    ...{ version, filled, values: valuesOfBrand(brand), colours: coloursOf({ brand }) },
    pictures: await imageOptions(services.db),
    logo: shownBrand(clinic).logo,
    done: isDone(done) ? staffBrand.done[done] : undefined,
    formerLogo: formerLogo && { logo: shownBrand({ brand }).logo ?? null },
    errors: url.searchParams.has(TOO_LARGE_QUERY) ? tooLarge() : [],
    dropped: url.searchParams.get('ficou-fora')?.slice(0, 200) ?? '',
  };
}

function isDone(word: string): word is keyof typeof staffBrand.done {
  return Object.hasOwn(staffBrand.done, word);
}

/** Shows a choice, puts it on the site, or takes in a logo. */
export async function answerBrandForm(args: StaffArgs) {
  const form = await readForm(args.request);
  if (!form) return again(new FormData(), { errors: [logoError('unreadable')] }, 422);
  const intent = formText(form, BRAND_FIELDS.intent);
  if (intent === 'tirar-logotipo')
    return changeBrand(args, form, { word: 'tirado', edit: ({ logo: _, ...brand }) => brand });
  if (intent === 'logotipo-de-antes') {
    const { logo } = await askedBrand(staffPageOf(args));
    return logo
      ? changeBrand(args, form, logo)
      : again(form, { errors: [logoError('unreadable')] }, 422);
  }
  return intent === 'logotipo' ? answerLogo(args, form) : answerLooks(args, form);
}

/** Puts the logo alone on the site. What was chosen above is kept where the file is refused. */
async function answerLogo(args: StaffArgs, form: FormData) {
  const values = looksValuesOf(form);
  const version = Number(formText(form, BRAND_FIELDS.version)) || 0;
  const typed = { values, version, upload: imageFormValuesOf(form) };
  const taken = await takeLogo(args, form);
  if (!taken.ok) return again(form, { ...typed, errors: [taken.refusal] }, 422);
  if (!taken.value) return again(form, { ...typed, errors: [logoError('file-missing')] }, 422);
  return changeBrand(args, form, { word: 'logotipo', values, ...taken.value });
}

async function answerLooks(args: StaffArgs, sent: FormData) {
  const { url, clinic } = staffPageOf(args);
  const { form, refused } = await takePicture(args, sent);
  const { values, pictures, former } = await typedLooks(staffPageOf(args), form);
  const looks = parseLooks(values, pictures);
  const version = Number(formText(form, BRAND_FIELDS.version)) || 0;
  const typed = { values, version, ...(refused && { upload: refused.upload }) };
  if (!looks.ok || refused) {
    // Which picture it is has no answer yet while the one that was sent is refused.
    const own = (looks.ok ? [] : looks.refusal).filter(
      ({ fieldId }) => !(refused && fieldId === BRAND_FIELDS.picture),
    );
    const errors = [...own, ...(refused?.errors ?? [])];
    return again(form, { ...typed, errors }, refused?.status ?? 422);
  }
  if (formText(form, BRAND_FIELDS.intent) === 'ver') return again(form, { ...typed, errors: [] });
  const before = parseLooks(valuesOfBrand(clinic.brand), pictures);
  const logoNow = clinic.brand.logo?.holdsName ?? form.has(BRAND_FIELDS.holdsName);
  const isAsBefore =
    before.ok &&
    isDeepStrictEqual(before.value, looks.value) &&
    logoNow === form.has(BRAND_FIELDS.holdsName);
  // Who has chosen nothing only goes on.
  if (leadsOn(url) && isAsBefore && !logoIn(form)) return seeOther(BRAND_PATH);
  const logo = await takeLogo(args, form);
  if (!logo.ok) return again(form, { ...typed, errors: [logo.refusal] }, 422);
  const keep = (brand: RecordBrand) => nowHoldsName(form, brand);
  const { edit = keep, dropped = [] } = logo.value ?? {};
  const both = (brand: RecordBrand) => edit(withLooks(brand, looks.value, former));
  return changeBrand(args, form, { word: 'guardado', edit: both, values, dropped });
}
