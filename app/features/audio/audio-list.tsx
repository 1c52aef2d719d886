import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { audioFile } from '#app/platform/audio-name.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog/dialog.tsx';
import { AUDIO_ACTIONS, AUDIO_FIELDS } from './audio-fields.ts';

export type AudioView = {
  name: string;
  label: string;
  /** Length and size, as people read them. */
  facts: string;
  stored: string;
  uses: readonly { href: string; locale: string; title: string }[];
  newEpisode: string;
};

const texts = staffAudio.list;

/** What staff have sent, each to hear, with the episodes that use it; what none uses may go. */
export function AudioList({ audios }: { audios: readonly AudioView[] }) {
  return (
    <ul className="audio-list">
      {audios.map((audio) => (
        <li key={audio.name} className="flow">
          <h3>{audio.label}</h3>
          {/* biome-ignore lint/a11y/useMediaCaption: what is said is written out in the episode */}
          <audio
            controls
            preload="none"
            src={audioFile(audio.name)}
            aria-label={texts.listen(audio.label)}
          />
          <p>{audio.facts}</p>
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
      <p>{texts.uses}</p>
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
      <p>{texts.notUsed}</p>
      <p className="audio-uses">
        <a href={newEpisode}>{texts.newEpisode}</a>
      </p>
      <DialogButton dialogId={dialogId} look="danger">
        {texts.delete}
        <span className="visually-hidden">: {label}</span>
      </DialogButton>
      <Dialog id={dialogId} title={texts.deleteAsk}>
        <p>{texts.deleteHint(label)}</p>
        <form method="post">
          <input type="hidden" name={AUDIO_FIELDS.name} value={name} />
          <input type="hidden" name={AUDIO_FIELDS.action} value={AUDIO_ACTIONS.delete} />
          <ButtonRow>
            <Button look="danger">{texts.deleteYes}</Button>
            <DialogClose dialogId={dialogId}>{texts.deleteKeep}</DialogClose>
          </ButtonRow>
        </form>
      </Dialog>
    </>
  );
}
