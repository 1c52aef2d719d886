import type { Brand } from '#app/clinic/record/brand-fields.ts';
import { BRAND_FIELDS, type RecordBrand } from '#app/features/brand/brand-form.ts';
import { isFileSent } from '#app/features/images/read-upload.server.ts';
import { storeLogo } from '#app/features/images/store-logo.server.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffBrand.logo;

export function logoError(refusal: keyof typeof messages.refusals): FieldError {
  return { fieldId: BRAND_FIELDS.logo, message: messages.refusals[refusal] };
}

/** The logo of a form; null where none came with it. */
function logoIn(form: FormData): File | null {
  const file = form.get(BRAND_FIELDS.logo);
  return file === null || typeof file === 'string' || file.size === 0 ? null : file;
}

export const isLogoSent = (form: FormData) => isFileSent(form, BRAND_FIELDS.logo);

/** Whether the form says of the logo what holds now. */
export function isLogoAsBefore(form: FormData, { logo }: Brand): boolean {
  const holdsName = form.has(BRAND_FIELDS.holdsName);
  return !isLogoSent(form) && (logo?.holdsName ?? holdsName) === holdsName;
}

type LogoChange = {
  edit: (brand: RecordBrand) => RecordBrand;
  /** What was left out of the file. */
  dropped: readonly string[];
};

/** Takes the logo of a form in; without one, what the form says of the logo in use. */
export async function takeLogo(
  args: StaffArgs,
  form: FormData,
): Promise<Result<LogoChange, FieldError>> {
  const { services, staff } = staffPageOf(args);
  const holdsName = form.has(BRAND_FIELDS.holdsName);
  const withLogo = (brand: RecordBrand, logo: RecordBrand['logo']) =>
    logo ? { ...brand, logo: { ...logo, holdsName } } : brand;
  if (!isLogoSent(form)) return ok({ edit: (brand) => withLogo(brand, brand.logo), dropped: [] });
  const file = logoIn(form);
  if (!file) return refuse(logoError('file-missing'));
  const sent = Buffer.from(await file.arrayBuffer());
  const stored = await storeLogo(services, { sent, by: staff.id });
  if (!stored.ok) return refuse(logoError(stored.refusal));
  const { dropped, ...logo } = stored.value;
  return ok({ edit: (brand) => withLogo(brand, logo), dropped });
}

/**
 * What to say of a logo that was chosen and that no browser puts back into the page: an error beside others, unless the
 * file itself was refused; a hint where nothing is wrong.
 */
export function lostLogo(form: FormData, errors: readonly FieldError[]) {
  const name = logoIn(form)?.name.slice(0, 100);
  const isRefused = errors.some(({ fieldId }) => fieldId === BRAND_FIELDS.logo);
  if (name === undefined || isRefused) return { errors: [] };
  if (errors.length === 0) return { errors: [], hint: name };
  return { errors: [{ fieldId: BRAND_FIELDS.logo, message: messages.again(name) }] };
}
