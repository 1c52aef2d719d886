import '#app/features/audio/audio.css';
import '#app/ui/file-field/file-field.css';
import { AUDIOS_PATH } from '#app/features/audio/audio-fields.ts';
import { AudioList } from '#app/features/audio/audio-list.tsx';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { AUDIO_FILE_FIELD, MAX_AUDIO_BYTES } from '#app/platform/audio-files.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/audio';
import { answerAudioForm, audioPage } from './audio.server.ts';

const messages = staffAudio.list;

export const loader = (args: Route.LoaderArgs) => audioPage(args);

export const action = (args: Route.ActionArgs) => answerAudioForm(args);

export default function Audio({ loaderData, actionData }: Route.ComponentProps) {
  const { audios, done } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <StaffScreen
      title={staffAudio.title}
      lead={staffAudio.lead}
      back={{ href: CONTENT_PATH, label: staffContent.title }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <div className="split">
        <section className="flow" aria-labelledby="upload-title">
          <h2 id="upload-title">{staffAudio.upload.title}</h2>
          <UploadForm error={errors[0]?.message} />
        </section>
        <section className="stack" aria-labelledby="list-title">
          <h2 id="list-title">{messages.title}</h2>
          {audios.length > 0 ? (
            <AudioList audios={audios} />
          ) : (
            <Notice title={messages.emptyTitle} titleLevel={3}>
              <p>{messages.empty}</p>
            </Notice>
          )}
        </section>
      </div>
    </StaffScreen>
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
