import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';
import { coloursOf, shownBrand } from '#app/clinic/brand/brand-of-clinic.ts';
import {
  BRAND_FIELDS,
  BRAND_PATH,
  coloursIn,
  type LooksValues,
  parseLooks,
  type RecordBrand,
  refusalOfBrand,
  valuesOfBrand,
  withLooks,
} from '#app/features/brand/brand-form.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { imageOptions } from '#app/features/images/read-images.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { storeLogo } from '#app/features/images/store-logo.server.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { askedBrand, typedLooks } from './asked-record.server.ts';

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
    dropped: url.searchParams.get('ficou-fora')?.slice(0, 200) ?? '',
  };
}

function isDone(word: string): word is keyof typeof staffBrand.done {
  return Object.hasOwn(staffBrand.done, word);
}

/** Shows a choice, puts it on the site, or takes in a logo. */
export async function answerBrandForm(args: StaffArgs) {
  const form = await readForm(args.request);
  if (!form) return refusedLogo('unreadable');
  const intent = formText(form, BRAND_FIELDS.intent);
  if (intent === 'logotipo') return answerLogo(args, form);
  if (intent === 'tirar-logotipo')
    return changeBrand(args, form, { word: 'tirado', edit: ({ logo: _, ...brand }) => brand });
  if (intent === 'logotipo-de-antes') {
    const { logo } = await askedBrand(staffPageOf(args));
    return logo ? changeBrand(args, form, logo) : refusedLogo('unreadable');
  }
  const { url, clinic } = staffPageOf(args);
  const { values, pictures, former } = await typedLooks(staffPageOf(args), form);
  const looks = parseLooks(values, pictures);
  if (!looks.ok) return data({ errors: looks.refusal, values, colours: coloursIn(values) }, 422);
  if (intent === 'ver') return data({ errors: [], values, colours: coloursIn(values) });
  const before = parseLooks(valuesOfBrand(clinic.brand), pictures);
  // Who has chosen nothing only goes on.
  if (leadsOn(url) && before.ok && isDeepStrictEqual(before.value, looks.value))
    return seeOther(BRAND_PATH);
  const edit = (brand: RecordBrand) => withLooks(brand, looks.value, former);
  return changeBrand(args, form, { word: 'guardado', edit, values });
}

async function answerLogo(args: StaffArgs, form: FormData) {
  const { services, staff } = staffPageOf(args);
  const file = form.get(BRAND_FIELDS.logo);
  if (file === null || typeof file === 'string' || file.size === 0)
    return refusedLogo('file-missing');
  const sent = Buffer.from(await file.arrayBuffer());
  const stored = await storeLogo(services, { sent, by: staff.id });
  if (!stored.ok) return refusedLogo(stored.refusal);
  const { dropped, ...logo } = stored.value;
  const holdsName = form.has(BRAND_FIELDS.holdsName);
  const edit = (brand: RecordBrand) => ({ ...brand, logo: { ...logo, holdsName } });
  return changeBrand(args, form, {
    word: 'logotipo',
    edit,
    more: { 'ficou-fora': dropped.join(', ').slice(0, 200) },
  });
}

function refusedLogo(refusal: keyof typeof staffBrand.logo.refusals) {
  return refused(BRAND_FIELDS.logo, staffBrand.logo.refusals[refusal], 422);
}

function refused(fieldId: string, message: string, status: number, values?: LooksValues) {
  const errors: FieldError[] = [{ fieldId, message }];
  return data({ errors, values, colours: values && coloursIn(values) }, status);
}

type BrandChange = {
  edit: (brand: RecordBrand) => RecordBrand;
  word: keyof typeof staffBrand.done;
  values?: LooksValues;
  more?: Readonly<Record<string, string>>;
};

async function changeBrand(args: StaffArgs, form: FormData, change: BrandChange) {
  const { services, staff } = staffPageOf(args);
  const { db, clock } = services;
  const { clinicFile } = services.contentStore;
  const { record } = await readCurrentRecord(db, clinicFile);
  const changed = await changeRecord(
    { db, clock, clinicFile },
    {
      changes: { brand: change.edit(record.brand ?? {}) },
      seenVersion: Number(formText(form, BRAND_FIELDS.version)) || 0,
      by: staff.id,
    },
  );
  if (!changed.ok) {
    const { fieldId, message, status } = refusalOfBrand(changed.refusal);
    return refused(fieldId, message, status, change.values);
  }
  const more = Object.entries(change.more ?? {}).filter(([, value]) => value !== '');
  return seeOther(`${BRAND_PATH}?${new URLSearchParams([['feito', change.word], ...more])}`);
}
