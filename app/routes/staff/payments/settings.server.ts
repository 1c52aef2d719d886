import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { PAYMENT_PATHS } from '#app/features/payments/payment-paths.ts';
import {
  parseSettings,
  readSettingsForm,
  type SettingsValues,
} from '#app/features/payments/settings-form.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffPayments.settings;

/** Settles the Pix key and the days of the reminders. */
export async function answerSettings(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = readSettingsForm(form);
  const parsed = parseSettings(values);
  if (!parsed.ok) {
    const errors = parsed.refusal.map(({ field, wrong }) => ({
      fieldId: field,
      message: messages.wrong[wrong],
    }));
    return refused({ values, errors, version: null }, 400);
  }
  const changed = await changeSetting(services, 'payments', {
    value: parsed.value,
    seenVersion: Number(formText(form, 'versao')),
    by: staff.id,
  });
  if (changed.ok) return seeOther(`${PAYMENT_PATHS.settings}?feito`);
  const now = (await readSettings(services.db)).get('payments');
  const message = now ? messages.changed(now.by, formatMoment(now.at)) : messages.wrong.kind;
  const errors = [{ fieldId: 'tipo', message }];
  return refused({ values, errors, version: now?.version ?? 0 }, 409);
}

type Refused = { values: SettingsValues; errors: FieldError[]; version: number | null };

function refused(view: Refused, status: number) {
  return data(view, { status, headers: ERROR_HEADERS });
}
