import { BRAND_FIELDS, type RecordBrand } from '#app/features/brand/brand-form.ts';
import { storeLogo } from '#app/features/images/store-logo.server.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffBrand.logo;

export function logoError(refusal: keyof typeof messages.refusals): FieldError {
  return { fieldId: BRAND_FIELDS.logo, message: messages.refusals[refusal] };
}

/** The logo of a form; null where none was chosen. */
export function logoIn(form: FormData): File | null {
  const file = form.get(BRAND_FIELDS.logo);
  return file === null || typeof file === 'string' || file.size === 0 ? null : file;
}

type LogoChange = {
  edit: (brand: RecordBrand) => RecordBrand;
  dropped: readonly string[];
};

/** What the form says of the logo in use, where it sends no other. */
export function nowHoldsName(form: FormData, { logo, ...brand }: RecordBrand): RecordBrand {
  return logo
    ? { ...brand, logo: { ...logo, holdsName: form.has(BRAND_FIELDS.holdsName) } }
    : brand;
}

/** Takes the logo of a form in. @returns null where none was chosen */
export async function takeLogo(
  args: StaffArgs,
  form: FormData,
): Promise<Result<LogoChange | null, FieldError>> {
  const { services, staff } = staffPageOf(args);
  const file = logoIn(form);
  if (!file) return ok(null);
  const sent = Buffer.from(await file.arrayBuffer());
  const stored = await storeLogo(services, { sent, by: staff.id });
  if (!stored.ok) return refuse(logoError(stored.refusal));
  const { dropped, ...logo } = stored.value;
  const holdsName = form.has(BRAND_FIELDS.holdsName);
  return ok({ edit: (brand) => ({ ...brand, logo: { ...logo, holdsName } }), dropped });
}

/**
 * What to say of a logo that was chosen and that no browser puts back into the page: an error beside others, unless the
 * file itself was refused; a hint where nothing is wrong.
 */
export function lostLogo(form: FormData, errors: readonly FieldError[]) {
  const name = logoIn(form)?.name.slice(0, 100);
  const isRefused = errors.some(({ fieldId }) => fieldId === BRAND_FIELDS.logo);
  if (name === undefined || isRefused) return { isSent: name !== undefined, errors: [] };
  if (errors.length === 0) return { isSent: true, errors: [], hint: name };
  const message = messages.again(name);
  return { isSent: true, errors: [{ fieldId: BRAND_FIELDS.logo, message }] };
}
