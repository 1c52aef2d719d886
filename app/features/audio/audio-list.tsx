import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { audioPath } from '#app/platform/audio-files.ts';
import { DeleteFile, FileUses } from '#app/ui/uploaded-file/uploaded-file.tsx';
import { AUDIO_ACTIONS, AUDIO_FIELDS } from './audio-fields.ts';

export type AudioView = {
  name: string;
  label: string;
  /** Duration and size, formatted. */
  details: string;
  stored: string;
  uses: readonly { href: string; locale: string; title: string }[];
  newEpisode: string;
};

const messages = staffAudio.list;

/** Uploaded audio, each with a player and the episodes that use it; unused audio can be deleted. */
export function AudioList({ audios }: { audios: readonly AudioView[] }) {
  return (
    <ul className="audio-list">
      {audios.map((audio) => (
        <li key={audio.name} className="flow">
          <h3>{audio.label}</h3>
          {/* biome-ignore lint/a11y/useMediaCaption: the episode has a transcript */}
          <audio
            controls
            preload="none"
            src={audioPath(audio.name)}
            aria-label={messages.listen(audio.label)}
          />
          <p>{audio.details}</p>
          <p className="small">{audio.stored}</p>
          {audio.uses.length > 0 ? (
            <FileUses title={messages.uses} uses={audio.uses} />
          ) : (
            <>
              <p>{messages.notUsed}</p>
              <p className="file-uses">
                <a href={audio.newEpisode}>{messages.newEpisode}</a>
              </p>
              <DeleteFile
                file={audio}
                messages={messages}
                form={{ fields: AUDIO_FIELDS, action: AUDIO_ACTIONS.delete }}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
