import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { CampaignFieldError } from './campaign-form.ts';

const messages = staffCampaigns.form;

/** What is wrong, with where it is: the form has the same fields for each point and each language. */
export function campaignErrors(errors: readonly CampaignFieldError[]): FieldError[] {
  return errors.map(({ fieldId, wrong }) => {
    const place = placeOf(fieldId);
    const message = messages.wrong[wrong];
    return { fieldId, message: place === null ? message : messages.wrongAt(place, message) };
  });
}

/** 'Vantagem 2, em inglês'; null for a field that there is only once. */
function placeOf(fieldId: string): string | null {
  if (fieldId === 'inicioDay') return messages.starts;
  if (fieldId === 'fimDay') return messages.ends;
  const [, field = '', suffix] = /^(.+)-(pt|en)$/.exec(fieldId) ?? [];
  if (suffix === undefined) return null;
  const language = suffix === 'en' ? messages.previewIn['en-US'] : messages.previewIn['pt-BR'];
  const [, list, n] = /^(vantagem|passo)-(\d)-/.exec(field) ?? [];
  if (list === undefined) return language;
  const point = list === 'passo' ? messages.step(Number(n)) : messages.benefit(Number(n));
  return `${point}, ${language}`;
}
