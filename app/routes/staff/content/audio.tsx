import { AUDIOS_PATH } from '#app/features/audio/audio-fields.ts';
import { AudioList } from '#app/features/audio/audio-list.tsx';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { AUDIO_FILE_FIELD, MAX_AUDIO_BYTES } from '#app/platform/audio-files.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import type { Route } from './+types/audio';
import { answerAudioForm, audioPage } from './audio.server.ts';
import { LibraryScreen } from './library-screen.tsx';

export const loader = (args: Route.LoaderArgs) => audioPage(args);

export const action = (args: Route.ActionArgs) => answerAudioForm(args);

export default function Audio({ loaderData, actionData }: Route.ComponentProps) {
  const { audios, done } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <LibraryScreen
      texts={staffAudio}
      errors={errors}
      done={done}
      upload={<UploadForm error={errors[0]?.message} />}
      files={audios.length > 0 ? <AudioList audios={audios} /> : null}
    />
  );
}

/** Uploads audio that an episode can use later. */
function UploadForm({ error }: { error: string | undefined }) {
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
        label={staffAudio.upload.file}
        hint={staffAudio.upload.fileHint}
        accept=".mp3,.m4a,audio/mpeg,audio/mp4"
        error={error}
        limit={{ bytes: MAX_AUDIO_BYTES, message: staffAudio.refusals['too-large'] }}
      />
      <Button size="large">{staffAudio.upload.submit}</Button>
    </form>
  );
}
