import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { lintTestimonial } from '#app/features/compliance/lint-content.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import {
  MOST_SHOWN,
  parseTestimonial,
  TESTIMONIALS_PATH,
  type TestimonialFormValues,
  testimonialErrors,
  testimonialFormValuesIn,
} from '#app/features/reviews/testimonial.ts';
import {
  addTestimonial,
  changeTestimonial,
  findTestimonial,
  revokeTestimonial,
  type TestimonialRefusal,
} from '#app/features/reviews/testimonials.server.ts';
import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffTestimonials;

type FormView = {
  values: TestimonialFormValues | null;
  errors: FieldError[];
  findings: Finding[];
  /** Current version after a conflict; the form continues from it. */
  version: number | null;
};

/** The testimonial of an address; null for a new one. @throws 404 when it does not exist */
export async function testimonialPageOf(args: StaffArgs, word: string) {
  const page = staffPageOf(args);
  if (word === 'novo') return { ...page, stored: null };
  const id = /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null;
  const stored = id === null ? null : await findTestimonial(page.services.db, id);
  if (!stored) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, stored };
}

/** Stores, corrects, shows or revokes a testimonial. */
export async function answerTestimonial(args: StaffArgs, word: string) {
  const page = await testimonialPageOf(args, word);
  const { services, staff, today, stored } = page;
  const form = await args.request.formData();
  if (stored && formText(form, 'acao') === 'retirar') {
    if (formText(form, 'confirmo') === '')
      return refused({ errors: [{ fieldId: 'confirmo', message: messages.revoke.missing }] }, 400);
    await revokeTestimonial(services, { id: stored.id, by: staff.id });
    return seeOther(`${TESTIMONIALS_PATH}/${stored.id}`);
  }
  const values = testimonialFormValuesIn(form);
  const parsed = parseTestimonial(values, today);
  if (!parsed.ok) return refused({ values, errors: testimonialErrors(parsed.refusal) }, 400);
  const findings = lintTestimonial(parsed.value);
  if (parsed.value.isShown && findings.some(({ severity }) => severity === 'blocks')) {
    const errors = [{ fieldId: 'palavras', message: messages.form.wordsRefused }];
    return refused({ values, errors, findings }, 422);
  }
  const sentKey = formText(form, 'key');
  const version = Number(formText(form, 'versao'));
  const saved = stored
    ? await changeTestimonial(services, { id: stored.id, version, by: staff.id }, parsed.value)
    : await addTestimonial(services, parsed.value, {
        by: staff.id,
        formKey: isTokenShaped(sentKey) ? sentKey : newToken(),
      });
  if (saved.ok) return seeOther(`${TESTIMONIALS_PATH}/${saved.value}?feito`);
  const { refusal } = saved;
  if (refusal === 'gone') throw data(null, { status: 404, headers: ERROR_HEADERS });
  const fresh = stored && (await findTestimonial(services.db, stored.id));
  const message =
    refusal === 'changed' && fresh
      ? messages.form.changed(fresh.by, formatMoment(fresh.changedAt))
      : WORDS[refusal];
  const fieldId = refusal === 'too-many' ? 'mostrar' : 'palavras';
  return refused({ values, errors: [{ fieldId, message }], version: fresh?.version ?? null }, 409);
}

const WORDS = {
  changed: messages.form.revoked,
  revoked: messages.form.revoked,
  'too-many': messages.form.tooMany(MOST_SHOWN),
} satisfies Record<Exclude<TestimonialRefusal, 'gone'>, string>;

function refused(view: Partial<FormView>, status: number) {
  const whole: FormView = { values: null, errors: [], findings: [], version: null, ...view };
  return data(whole, { status, headers: ERROR_HEADERS });
}
