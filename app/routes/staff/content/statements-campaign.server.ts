import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import {
  type CampaignFormValues,
  parseCampaign,
  readTypedCampaign,
} from '#app/features/compliance/campaign-form.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { CAMPAIGN_PATH } from '#app/features/compliance/statement-form.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffStatements.campaign;

/** Sets the campaign's days and code, or returns to every October. */
export async function answerCampaign(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const snapshot = { seenVersion: Number(formText(form, 'versao')), by: staff.id };
  const isCleared = formText(form, 'acao') === 'limpar';
  const values = isCleared ? null : readTypedCampaign(form);
  const parsed = values && parseCampaign(values);
  if (parsed && !parsed.ok) {
    const errors = parsed.refusal.map(({ field, wrong }) => ({
      fieldId: field === 'codigo' ? field : `${field}Day`,
      message: messages.wrong[wrong],
    }));
    return refused({ values, errors, version: null }, 400);
  }
  const value = parsed ? parsed.value : null;
  const changed = await changeSetting(services, 'campaign', { value, ...snapshot });
  if (changed.ok) {
    // The redirect sees the change at once; the other instances are notified.
    await services.contentStore.refresh();
    return seeOther(`${CAMPAIGN_PATH}?feito`);
  }
  const now = (await readSettings(services.db)).get('campaign');
  const message = now ? staffStatements.statement.changed(now.by, formatMoment(now.at)) : '';
  const errors = [{ fieldId: 'inicioDay', message }];
  return refused({ values, errors, version: now?.version ?? 0 }, 409);
}

type Refused = { values: CampaignFormValues | null; errors: FieldError[]; version: number | null };

function refused(view: Refused, status: number) {
  return data(view, { status, headers: ERROR_HEADERS });
}
