import { formText } from '#app/platform/form-values.ts';
import { inOneLine } from '#app/platform/free-text.ts';

/** By what somebody may be spoken to. */
export const CHANNELS = ['whatsapp', 'phone', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How people here are addressed; null for the name alone. */
export const TREATMENTS = ['dona', 'seu'] as const;

/** What a patient needs on the day and how to reach them best; empty where nothing is known. */
export type PatientNeeds = {
  companion: string;
  mobility: string;
  hearing: string;
  channel: Channel | null;
  treatment: (typeof TREATMENTS)[number] | null;
  /** The name they go by. */
  knownAs: string;
};
export const NEED_FIELDS = [
  'companion',
  'mobility',
  'hearing',
  'channel',
  'treatment',
  'knownAs',
] as const;
export const NO_NEEDS: PatientNeeds = {
  companion: '',
  mobility: '',
  hearing: '',
  channel: null,
  treatment: null,
  knownAs: '',
};
/** What is written and not chosen, in the order of the form. */
export const NEED_TEXTS = ['knownAs', 'companion', 'mobility', 'hearing'] as const;
/** Characters. */
export const NEED_LENGTH = 120;

/** Names of the form's fields. */
export const NEED_NAMES = {
  companion: 'acompanhante',
  mobility: 'mobilidade',
  hearing: 'audicao',
  channel: 'canal',
  treatment: 'tratamento',
  knownAs: 'nomeDeUso',
} as const satisfies Record<keyof PatientNeeds, string>;

/** The form's needs, in one line each, and the fields that are too long. */
export function readNeedsForm(form: FormData): { needs: PatientNeeds; tooLong: string[] } {
  const line = (field: (typeof NEED_TEXTS)[number]) =>
    inOneLine(formText(form, NEED_NAMES[field])).trim().replace(/ {2,}/g, ' ').normalize('NFC');
  const needs = {
    companion: line('companion'),
    mobility: line('mobility'),
    hearing: line('hearing'),
    channel: CHANNELS.find((each) => each === formText(form, NEED_NAMES.channel)) ?? null,
    treatment: TREATMENTS.find((each) => each === formText(form, NEED_NAMES.treatment)) ?? null,
    knownAs: line('knownAs'),
  };
  const tooLong = NEED_TEXTS.filter((field) => [...needs[field]].length > NEED_LENGTH);
  return { needs, tooLong: tooLong.map((field) => NEED_NAMES[field]) };
}
