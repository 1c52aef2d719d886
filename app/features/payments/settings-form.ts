import type { PaymentSettings } from '#app/payments/payment-settings.ts';
import { MAX_CITY, MAX_NAME, merchantWords } from '#app/payments/pix/br-code.ts';
import { kindOfPixKey, PIX_KEY_KINDS, parsePixKey } from '#app/payments/pix/pix-key.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

const FIELDS = ['tipo', 'chave', 'nome', 'cidade', 'antes', 'depois'] as const;
export type SettingsField = (typeof FIELDS)[number];
export type SettingsValues = Record<SettingsField, string>;

export type WrongSetting = {
  field: SettingsField;
  wrong: 'kind' | 'key' | 'name' | 'city' | 'days';
};

export function readSettingsForm(form: FormData): SettingsValues {
  const value = (name: SettingsField) => formText(form, name).trim().slice(0, 100);
  return {
    tipo: value('tipo'),
    chave: value('chave'),
    nome: value('nome'),
    cidade: value('cidade'),
    antes: value('antes'),
    depois: value('depois'),
  };
}

/** What the form shows before anybody has typed. @param clinic whose name and city are proposed */
export function settingsValues(
  { pix, remindDaysBefore, remindDaysAfter }: PaymentSettings,
  clinic: { legalName: string; city: string },
): SettingsValues {
  return {
    tipo: pix ? kindOfPixKey(pix.key) : 'none',
    chave: pix?.key ?? '',
    nome: pix?.name ?? merchantWords(clinic.legalName, MAX_NAME),
    cidade: pix?.city ?? merchantWords(clinic.city, MAX_CITY),
    antes: String(remindDaysBefore),
    depois: String(remindDaysAfter),
  };
}

export function parseSettings(
  values: SettingsValues,
): Result<PaymentSettings, readonly WrongSetting[]> {
  const kind = PIX_KEY_KINDS.find((each) => each === values.tipo);
  const key = kind ? parsePixKey(kind, values.chave) : null;
  const name = merchantWords(values.nome, MAX_NAME);
  const city = merchantWords(values.cidade, MAX_CITY);
  const wrong: WrongSetting[] = [];
  if (!kind && values.tipo !== 'none') wrong.push({ field: 'tipo', wrong: 'kind' });
  if (key && !key.ok) wrong.push({ field: 'chave', wrong: 'key' });
  if (kind && !name) wrong.push({ field: 'nome', wrong: 'name' });
  if (kind && !city) wrong.push({ field: 'cidade', wrong: 'city' });
  for (const field of ['antes', 'depois'] as const)
    if (!/^(?:[1-9]|1[0-5])$/.test(values[field])) wrong.push({ field, wrong: 'days' });
  if (wrong.length > 0) return refuse(wrong);
  return ok({
    pix: key?.ok ? { key: key.value, name, city } : null,
    remindDaysBefore: Number(values.antes),
    remindDaysAfter: Number(values.depois),
  });
}
