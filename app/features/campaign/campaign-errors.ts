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

const OWN_FIELDS: Readonly<Record<string, string>> = {
  endereco: messages.slug,
  codigo: messages.code,
};
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  da: messages.gives,
  titulo: messages.title,
  chamada: messages.leadText,
  mais: messages.more,
};

/** A field of the form by its label, with where it is: 'Vantagem 2, em inglês: Título'. */
export function campaignFieldName(fieldId: string): string {
  const own = OWN_FIELDS[fieldId];
  if (own) return own;
  const [, field = '', part] = /^([a-z]+)(?:-\d-(titulo|texto))?-(?:pt|en)$/.exec(fieldId) ?? [];
  const place = placeOf(fieldId) ?? '';
  const isPoint = part !== undefined;
  const label = part === 'texto' ? messages.pointText : isPoint ? messages.pointTitle : '';
  return isPoint ? `${place}: ${label}` : `${TEXT_FIELDS[field] ?? fieldId}, ${place}`;
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
