import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { AUDIO_FILE_FIELD, MAX_AUDIO_BYTES } from '#app/platform/audio-name.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { AUDIOS_PATH } from './audio-fields.ts';

const messages = staffAudio.upload;

/** Uploads audio that an episode can use later. */
export function UploadForm({ error }: { error: string | undefined }) {
  return (
    <form
      method="post"
      action={AUDIOS_PATH}
      encType="multipart/form-data"
      noValidate
      className="staff-form stack"
    >
      <FileField
        id={AUDIO_FILE_FIELD}
        name={AUDIO_FILE_FIELD}
        label={messages.file}
        hint={messages.fileHint}
        accept=".mp3,.m4a,audio/mpeg,audio/mp4"
        error={error}
        limit={{ bytes: MAX_AUDIO_BYTES, message: staffAudio.refusals['too-large'] }}
      />
      <Button size="large">{messages.submit}</Button>
    </form>
  );
}
