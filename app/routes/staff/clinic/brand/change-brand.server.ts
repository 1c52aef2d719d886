import { data } from 'react-router';
import {
  BRAND_FIELDS,
  BRAND_PATH,
  coloursIn,
  type LooksValues,
  type RecordBrand,
  refusalOfBrand,
} from '#app/features/brand/brand-form.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import type { ImageFormValues } from '#app/features/images/image-fields.ts';
import type { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { lostLogo } from './brand-logo.server.ts';

/** What comes back after a form that was not put on the site: all that was typed, and what no browser keeps. */
type BrandAnswer = {
  errors: readonly FieldError[];
  values?: LooksValues;
  /** Of a picture that did not come into the library. */
  upload?: ImageFormValues;
  /** The version that was seen; undefined where the newest is to be looked at. */
  version?: number;
};

/** The page again with what was sent. */
export function again(form: FormData, answer: BrandAnswer, status = 200) {
  const { values, version, errors, upload } = answer;
  const logo = lostLogo(form, errors);
  const isStale = status === 409;
  // What somebody else has put on the site meanwhile is shown as it is there.
  const colours = isStale ? undefined : values && coloursIn(values);
  const holdsName = values && form.has(BRAND_FIELDS.holdsName);
  const kept = { values, colours, version, upload, holdsName, isStale, lost: logo.hint };
  return data({ errors: [...errors, ...logo.errors], ...kept }, status);
}

type BrandChange = {
  edit: (brand: RecordBrand) => RecordBrand;
  word: keyof typeof staffBrand.done;
  values?: LooksValues;
  /** What was left out of a logo. */
  dropped?: readonly string[];
};

/** Saves a change of the brand, unless somebody else has saved first. */
export async function changeBrand(args: StaffArgs, form: FormData, change: BrandChange) {
  const { services, staff } = staffPageOf(args);
  const { db, clock } = services;
  const { clinicFile } = services.contentStore;
  const { record } = await readCurrentRecord(db, clinicFile);
  const seenVersion = Number(formText(form, BRAND_FIELDS.version)) || 0;
  const changed = await changeRecord(
    { db, clock, clinicFile },
    {
      changes: { brand: change.edit(record.brand ?? {}) },
      seenVersion,
      by: staff.id,
    },
  );
  if (!changed.ok) {
    const { status, ...error } = refusalOfBrand(changed.refusal);
    const seen = status === 422 ? { version: seenVersion } : {};
    const typed = change.values && { values: change.values };
    return again(form, { errors: [error], ...seen, ...typed }, status);
  }
  const dropped = (change.dropped ?? []).join(', ').slice(0, 200);
  const query = new URLSearchParams({ feito: change.word });
  // Where nothing was changed there is nothing to take back, and the last version may be a colleague's.
  if (changed.value.isNew) query.set(BRAND_FIELDS.made, String(changed.value.version));
  if (dropped) query.set('ficou-fora', dropped);
  return seeOther(`${BRAND_PATH}?${query}`);
}
