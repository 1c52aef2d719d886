import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { CAMPAIGNS_PATH, type CampaignContent } from '#app/features/campaign/campaign.ts';
import type { CampaignFormValues } from '#app/features/campaign/campaign-form.ts';
import {
  addCampaign,
  type CampaignRefusal,
  changeCampaign,
  moveCampaign,
} from '#app/features/campaign/change-campaign.server.ts';
import { findCampaign } from '#app/features/campaign/read-campaigns.server.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import { type ReasonError, readOverrides } from '#app/features/compliance/overrides.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Result } from '#app/platform/result.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { campaignFindings, type campaignPageOf } from './campaign-page.server.ts';

const messages = staffCampaigns.form;

type FormView = {
  values: CampaignFormValues | null;
  errors: FieldError[];
  findings: Finding[];
  reasons: Readonly<Record<string, string>>;
  reasonErrors: ReasonError[];
  /** What the form is based on: the version that was seen, after a conflict the current one. */
  version: number | null;
};

type CampaignPage = Awaited<ReturnType<typeof campaignPageOf>>;
type Saved = Result<number, CampaignRefusal>;

type Sent = {
  form: FormData;
  values: CampaignFormValues;
  version: number;
  /** Whether it shall be on the site from now on. */
  isShown: boolean;
};

/** What is on the site keeps the rules of advertising, or somebody says why not. */
export async function save(page: CampaignPage, content: CampaignContent, sent: Sent) {
  const { services, staff, today, stored } = page;
  const { form, values, version } = sent;
  const isShown = sent.isShown || stored?.state === 'published';
  const findings = campaignFindings(services, content, today);
  const { overrides, errors: reasonErrors, values: reasons } = readOverrides(form, findings);
  if (isShown && reasonErrors.length > 0) {
    const errors = [{ fieldId: 'achados', message: messages.findings }];
    return refused({ values, errors, findings, reasons, reasonErrors, version }, 422);
  }
  const key = formText(form, 'key');
  const formKey = isTokenShaped(key) ? key : newToken();
  const saved = stored
    ? await changeCampaign(services, { id: stored.id, version, by: staff.id }, content, overrides)
    : await addCampaign(services, content, { by: staff.id, formKey });
  if (!saved.ok || !sent.isShown) return settle(page, saved, { values, done: 'feito', version });
  const fresh = await findCampaign(services.db, saved.value);
  const edit = { id: saved.value, version: fresh?.version ?? 0, by: staff.id };
  const shown = await moveCampaign(services, edit, 'published', overrides);
  return settle(page, shown, { values, done: 'publicada', version: edit.version });
}

/** Leads on to the campaign as it is now, or says why it was not stored. */
export async function settle(
  { services, stored }: CampaignPage,
  saved: Saved,
  { values, done, version }: { values: CampaignFormValues | null; done: string; version: number },
) {
  if (saved.ok) {
    return seeOther(`${CAMPAIGNS_PATH}/${saved.value}?${done}`);
  }
  const { refusal } = saved;
  if (refusal === 'gone') throw data(null, { status: 404, headers: ERROR_HEADERS });
  if (refusal !== 'changed') {
    const fieldId = refusal === 'slug-taken' ? 'endereco' : 'codigo';
    const errors = [{ fieldId, message: messages.refusals[refusal] }];
    return refused({ values, errors, version }, 409);
  }
  const fresh = stored && (await findCampaign(services.db, stored.id));
  const by = fresh?.by ?? messages.somebody;
  const message = messages.changed(by, fresh ? formatMoment(fresh.changedAt) : '');
  const view = {
    values,
    errors: [{ fieldId: 'codigo', message }],
    version: fresh?.version ?? null,
  };
  return refused(view, 409);
}

export function refused(view: Partial<FormView>, status: number) {
  const nothing: FormView = {
    ...{ values: null, errors: [], findings: [], reasons: {}, reasonErrors: [], version: null },
  };
  return data({ ...nothing, ...view }, { status, headers: ERROR_HEADERS });
}
