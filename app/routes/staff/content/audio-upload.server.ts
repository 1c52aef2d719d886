import type { AppServices } from '#app/context/app-services.ts';
import {
  audioLabel,
  TOO_LARGE_QUERY,
  type UploadRefusal,
} from '#app/features/audio/audio-fields.ts';
import { storeAudio } from '#app/features/audio/store-audio.server.ts';
import type { ContentType } from '#app/features/content/content-type.ts';
import { fieldName } from '#app/features/content/field-values.ts';
import { FILE_LEFT_BEHIND } from '#app/features/staff/kept-fields.ts';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { AUDIO_FILE_FIELD, audioPath, MAX_AUDIO_BYTES } from '#app/platform/audio-files.ts';
import { formText } from '#app/platform/form-values.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffAudio.refusals;
const LIMIT = { hits: 60, windowSeconds: 3_600 };

type Sender = { services: Pick<AppServices, 'db' | 'clock' | 'env'>; staff: { id: number } };
type Refused = { reason: keyof typeof messages; message: string; status: number };

/** Stores the audio of a form. */
export async function uploadAudio(
  form: FormData,
  { services, staff }: Sender,
): Promise<Result<{ name: string; isKnown: boolean }, Refused>> {
  const refused = (reason: Refused['reason'], status = 422) =>
    refuse({ reason, message: messages[reason], status });
  const upload = await readUpload(form);
  if (!upload.ok) return refused(upload.refusal);
  const { db, clock, env } = services;
  const waitSeconds = await countHit(
    { db, clock, secret: env.appSecret, isOn: env.rateLimits },
    'audio-upload',
    `staff:${staff.id}`,
    LIMIT,
  );
  if (waitSeconds > 0) return refused('too-often', 429);
  const stored = await storeAudio({ db, clock }, { ...upload.value, by: staff.id });
  return stored.ok ? stored : refused(stored.refusal);
}

/** The form's audio as the value of the episode's field; null when the content type has no audio field. */
export async function audioIn(
  form: FormData,
  page: Sender & { type: ContentType },
): Promise<Result<Record<string, readonly string[]>, Refused> | null> {
  const field = page.type.fieldsOf('').find(({ type }) => type === 'audio');
  if (!field) return null;
  const taken = await uploadAudio(form, page);
  if (taken.ok) return ok({ [fieldName(field.name)]: [audioPath(taken.value.name)] });
  const wasLeftBehind = formText(form, AUDIO_FILE_FIELD) === FILE_LEFT_BEHIND;
  return taken.refusal.reason === 'file-missing' && !wasLeftBehind ? null : taken;
}

/** The error at the file field when an upload was too large to be read. */
export function tooLargeOf(
  { searchParams }: URL,
  fieldId = AUDIO_FILE_FIELD,
  message = messages['too-large'],
): FieldError[] {
  return searchParams.has(TOO_LARGE_QUERY) ? [{ fieldId, message }] : [];
}

export type Upload = { sent: Buffer; label: string };

/** The audio or film of a form, as it was sent, with a sanitized label from its name. */
export async function readUpload(
  form: FormData,
  field = AUDIO_FILE_FIELD,
): Promise<Result<Upload, UploadRefusal>> {
  const values = form.getAll(field);
  if (values.length > 1) return refuse('many-files');
  const [file] = values;
  if (file === undefined || typeof file === 'string') return refuse('file-missing');
  // Browsers send a nameless file when none was chosen.
  if (file.size === 0) return refuse(file.name === '' ? 'file-missing' : 'file-empty');
  if (file.size > MAX_AUDIO_BYTES) return refuse('too-large');
  return ok({ sent: Buffer.from(await file.arrayBuffer()), label: audioLabel(file.name) });
}
