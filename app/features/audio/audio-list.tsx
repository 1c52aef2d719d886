import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { audioPath } from '#app/platform/audio-files.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog/dialog.tsx';
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
          {audio.uses.length > 0 ? <Uses uses={audio.uses} /> : <Unused audio={audio} />}
        </li>
      ))}
    </ul>
  );
}

function Uses({ uses }: Pick<AudioView, 'uses'>) {
  return (
    <>
      <p>{messages.uses}</p>
      <ul className="audio-uses">
        {uses.map(({ href, locale, title }) => (
          <li key={href} lang={locale}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unused({ audio: { name, label, newEpisode } }: { audio: AudioView }) {
  const dialogId = `apagar-${name.slice(0, 12)}`;
  return (
    <>
      <p>{messages.notUsed}</p>
      <p className="audio-uses">
        <a href={newEpisode}>{messages.newEpisode}</a>
      </p>
      <DialogButton dialogId={dialogId} look="danger">
        {messages.delete}
        <span className="visually-hidden">: {label}</span>
      </DialogButton>
      <Dialog id={dialogId} title={messages.deleteAsk}>
        <p>{messages.deleteHint(label)}</p>
        <form method="post">
          <input type="hidden" name={AUDIO_FIELDS.name} value={name} />
          <input type="hidden" name={AUDIO_FIELDS.action} value={AUDIO_ACTIONS.delete} />
          <ButtonRow>
            <Button look="danger">{messages.deleteYes}</Button>
            <DialogClose dialogId={dialogId}>{messages.deleteKeep}</DialogClose>
          </ButtonRow>
        </form>
      </Dialog>
    </>
  );
}
