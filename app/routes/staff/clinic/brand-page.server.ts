import { isDeepStrictEqual } from 'node:util';
import { coloursOf, shownBrand } from '#app/clinic/brand/brand-of-clinic.ts';
import {
  BRAND_FIELDS,
  BRAND_PATH,
  parseLooks,
  type RecordBrand,
  valuesOfBrand,
  withLooks,
} from '#app/features/brand/brand-form.ts';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { TOO_LARGE_QUERY } from '#app/features/images/image-fields.ts';
import { imageOptions } from '#app/features/images/read-images.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import { askedBrand, typedLooks } from './asked-record.server.ts';
import { isLogoAsBefore, isLogoSent, logoError, takeLogo } from './brand/brand-logo.server.ts';
import { takePicture } from './brand/brand-picture.server.ts';
import { again, changeBrand } from './brand/change-brand.server.ts';
import { recordServicesOf, savedVersion } from './record-page.server.ts';
import { takeBack } from './section-outcome.server.ts';

const TOO_LARGE = { fieldId: MAIN_FORM, message: staffBrand.tooLarge };

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
    saved: await savedVersion(services, url, { current: version, made: BRAND_FIELDS.made }),
    formerLogo: formerLogo && { logo: shownBrand({ brand }).logo ?? null },
    errors: url.searchParams.has(TOO_LARGE_QUERY) ? [TOO_LARGE] : [],
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
  if (intent === 'desfazer') {
    const { services, staff } = staffPageOf(args);
    const version = Number(formText(form, BRAND_FIELDS.version)) || 0;
    return takeBack(recordServicesOf(services), BRAND_PATH, { version, by: staff.id });
  }
  if (intent === 'tirar-logotipo')
    return changeBrand(args, form, { word: 'tirado', edit: ({ logo: _, ...brand }) => brand });
  if (intent === 'logotipo-de-antes') {
    const { logo } = await askedBrand(staffPageOf(args));
    return logo
      ? changeBrand(args, form, logo)
      : again(form, { errors: [logoError('unreadable')] }, 422);
  }
  return answerLooks(args, form);
}

/** All that the form holds, whichever button was pressed: nothing that was chosen is left out. */
async function answerLooks(args: StaffArgs, sent: FormData) {
  const { url, clinic } = staffPageOf(args);
  const intent = formText(sent, BRAND_FIELDS.intent);
  const { form, refused } = await takePicture(args, sent);
  const { values, pictures, former } = await typedLooks(staffPageOf(args), form);
  const looks = parseLooks(values, pictures);
  const version = Number(formText(form, BRAND_FIELDS.version)) || 0;
  const typed = { values, version, ...(refused && { upload: refused.upload }) };
  const missing = intent === 'logotipo' && !isLogoSent(form) ? [logoError('file-missing')] : [];
  if (!looks.ok || refused || missing.length > 0) {
    // Which picture it is has no answer yet while the one that was sent is refused.
    const own = (looks.ok ? [] : looks.refusal).filter(
      ({ fieldId }) => !(refused && fieldId === BRAND_FIELDS.picture),
    );
    const errors = [...own, ...(refused?.errors ?? []), ...missing];
    return again(form, { ...typed, errors }, refused?.status ?? 422);
  }
  if (intent === 'ver') return again(form, { ...typed, errors: [] });
  const before = parseLooks(valuesOfBrand(clinic.brand), pictures);
  const isAsBefore = before.ok && isDeepStrictEqual(before.value, looks.value);
  // Who has chosen nothing only goes on.
  if (leadsOn(url) && isAsBefore && isLogoAsBefore(form, clinic.brand)) return seeOther(BRAND_PATH);
  const logo = await takeLogo(args, form);
  if (!logo.ok) return again(form, { ...typed, errors: [logo.refusal] }, 422);
  const { edit, dropped } = logo.value;
  const both = (brand: RecordBrand) =>
    edit(isAsBefore ? brand : withLooks(brand, looks.value, former));
  const word = intent === 'logotipo' && isAsBefore ? 'logotipo' : 'guardado';
  return changeBrand(args, form, { word, edit: both, values, dropped });
}
