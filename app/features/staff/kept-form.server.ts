import { z } from 'zod';
import { formText } from '#app/platform/form-values.ts';
import { deriveToken, hashToken, sha256Hex } from '#app/platform/token.server.ts';
import { KEPT_FIELDS, type KeptField, type SealedForm } from './kept-form.tsx';

/** A form that was sent after its session had lapsed: whose it was, the page it was for, what was typed. */
export type LapsedForm = { owner: number; path: string; fields: readonly KeptField[] };

const shape = z.object({
  owner: z.number(),
  fields: z.array(z.tuple([z.string(), z.string()]).readonly()),
});

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
