import { staffWaitlist } from '#app/locales/pt-BR/staff/waitlist.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { WaitlistSettings } from './waking-hours.ts';

const messages = staffWaitlist.settings;

/** The settings as they are typed. */
export type SettingValues = {
  isOn: boolean;
  minutes: string;
  quietFrom: string;
  quietUntil: string;
  version: number;
};

export function settingValuesOf(settings: WaitlistSettings & { version: number }): SettingValues {
  return {
    isOn: settings.isOn,
    minutes: String(settings.offerMinutes),
    quietFrom: String(settings.quietFrom),
    quietUntil: String(settings.quietUntil),
    version: settings.version,
  };
}

export function readSettingValues(form: FormData): SettingValues {
  const text = (name: string) => formText(form, name).trim().slice(0, 10);
  return {
    isOn: text('ligada') !== '',
    minutes: text('minutos'),
    quietFrom: text('silencio-de'),
    quietUntil: text('silencio-ate'),
    version: Number(/^\d{1,9}$/.exec(text('versao'))?.[0] ?? 0),
  };
}

/** The settings ready to be stored, or every field that is wrong. */
export function parseSettings({
  isOn,
  minutes,
  quietFrom,
  quietUntil,
}: SettingValues): Result<WaitlistSettings, FieldError[]> {
  const errors: FieldError[] = [];
  const whole = (text: string, [least, most]: readonly [number, number], error: FieldError) => {
    const isFit = /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!isFit) errors.push(error);
    return Number(text);
  };
  const { wrongMinutes, wrongFrom, wrongUntil } = messages;
  const settings = {
    isOn,
    offerMinutes: whole(minutes, [15, 720], { fieldId: 'minutos', message: wrongMinutes }),
    quietFrom: whole(quietFrom, [12, 24], { fieldId: 'silencio-de', message: wrongFrom }),
    quietUntil: whole(quietUntil, [0, 12], { fieldId: 'silencio-ate', message: wrongUntil }),
  };
  return errors.length > 0 ? refuse(errors) : ok(settings);
}
