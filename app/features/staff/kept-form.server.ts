import { z } from 'zod';
import { formText } from '#app/platform/form-values.ts';
import { deriveToken, hashToken, sha256Hex } from '#app/platform/token.server.ts';
import {
  FILE_LEFT_BEHIND,
  KEPT_FIELDS,
  type KeptField,
  keptFields,
  type ResumedForm,
  type SealedForm,
} from './kept-fields.ts';

/** What a sealed form may weigh, form-encoded: a text of 200,000 characters takes at most nine bytes each. */
export const MAX_SEALED_BYTES = 2_000_000;

/** A form that was sent after its session had lapsed: whose it was, the page it was for, what was typed. */
export type LapsedForm = {
  owner: number;
  path: string;
  fields: readonly KeptField[];
  /** Names of the fields whose files were left behind. */
  files: readonly string[];
};

const shape = z.object({
  owner: z.number(),
  fields: z.array(z.tuple([z.string(), z.string()]).readonly()),
  // A form that was sealed by an earlier release has none.
  files: z.array(z.string()).default([]),
});

/** Whether a request of this media type brings a form that can be kept. */
export function isForm(contentType: string | undefined): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(
    contentType ?? '',
  );
}

/** A form as it is kept: without secrets, and without its files, of which only the fields' names remain. */
export function lapsedForm(form: FormData, whose: { owner: number; path: string }): LapsedForm {
  // For a field without a chosen file browsers send a nameless empty one.
  const chosen = [...form].filter(([, value]) => typeof value !== 'string' && value.name !== '');
  return { ...whose, fields: keptFields(form), files: [...new Set(chosen.map(([name]) => name))] };
}

/** A kept form to be sent now; each file that was left behind has a stand-in, so that its page asks for it again. */
export function resumedForm({ path, fields, files }: LapsedForm): ResumedForm {
  const missing = files.map((name): KeptField => [name, FILE_LEFT_BEHIND]);
  return { path, fields: [...fields, ...missing], hasFiles: files.length > 0 };
}

/** Whether the steps of the login can carry a sealed form. */
export function canTravel({ text }: SealedForm): boolean {
  return String(new URLSearchParams({ [KEPT_FIELDS.text]: text })).length <= MAX_SEALED_BYTES;
}

/**
 * Seals a form so that it can travel through the pages of the login in the browser alone: nothing of it is
 * stored, and only its owner can send it on.
 */
export function sealForm(secret: string, { path, ...rest }: LapsedForm): SealedForm {
  const text = JSON.stringify(rest);
  return { text, seal: sealOf(secret, path, text) };
}

/** The form in a login's fields; null when there is none, or when it was not sealed by us for this page. */
export function openForm(secret: string, form: FormData, path: string): LapsedForm | null {
  const text = formText(form, KEPT_FIELDS.text);
  const seal = formText(form, KEPT_FIELDS.seal);
  // Hashes are of equal length, and comparing them leaks nothing about the right value.
  if (text === '' || !hashToken(seal).equals(hashToken(sealOf(secret, path, text)))) return null;
  return { path, ...shape.parse(JSON.parse(text)) };
}

function sealOf(secret: string, path: string, text: string): string {
  return deriveToken(secret, `staff-kept-form:${path}:${sha256Hex(text)}`);
}
