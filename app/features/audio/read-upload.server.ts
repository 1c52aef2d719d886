import { AUDIO_FILE_FIELD, MAX_AUDIO_BYTES } from '#app/platform/audio-name.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { audioLabel, type UploadRefusal } from './audio-fields.ts';

export type Upload = { sent: Buffer; label: string };

/** The audio file of a form, as it was sent. Of its name only harmless words are kept. */
export async function readUpload(form: FormData): Promise<Result<Upload, UploadRefusal>> {
  const values = form.getAll(AUDIO_FILE_FIELD);
  if (values.length > 1) return refuse('many-files');
  const [file] = values;
  if (file === undefined || typeof file === 'string') return refuse('file-missing');
  // Browsers send a nameless file where none was chosen.
  if (file.size === 0) return refuse(file.name === '' ? 'file-missing' : 'file-empty');
  if (file.size > MAX_AUDIO_BYTES) return refuse('too-large');
  return ok({ sent: Buffer.from(await file.arrayBuffer()), label: audioLabel(file.name) });
}
