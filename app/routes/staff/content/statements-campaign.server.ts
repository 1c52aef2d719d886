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
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { formText } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const texts = staffStatements.campaign;

/** Sets the days and the code of the campaign, or goes back to every October. */
export async function answerCampaign(args: StaffArgs) {
  const { services, staff } = await staffPageOf(args, 'content.write');
  const form = await args.request.formData();
  const seen = { seenVersion: Number(formText(form, 'versao')), by: staff.id };
  const isCleared = formText(form, 'acao') === 'limpar';
  const typed = isCleared ? null : readTypedCampaign(form);
  const parsed = typed && parseCampaign(typed);
  if (parsed && !parsed.ok) {
    const errors = parsed.refusal.map(({ field, wrong }) => ({
      fieldId: field === 'codigo' ? field : `${field}Day`,
      message: texts.wrong[wrong],
    }));
    return refused({ typed, errors, version: null }, 400);
  }
  const value = parsed ? parsed.value : null;
  const changed = await changeSetting(services, 'campaign', { value, ...seen });
  if (changed.ok) {
    // Who is led on sees it at once; the other instances are told.
    await services.contentStore.refresh();
    return seeOther(`${CAMPAIGN_PATH}?feito`);
  }
  const now = (await readSettings(services.db)).get('campaign');
  const message = now ? staffStatements.claim.changed(now.by, formatMoment(now.at)) : '';
  const errors = [{ fieldId: 'inicioDay', message }];
  return refused({ typed, errors, version: now?.version ?? 0 }, 409);
}

type Refused = { typed: CampaignFormValues | null; errors: FieldError[]; version: number | null };

function refused(shown: Refused, status: number) {
  return data(shown, { status, headers: ERROR_HEADERS });
}
