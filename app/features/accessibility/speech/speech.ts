import { addStyles } from '#app/features/accessibility/styles.ts';
import { type SpeechMessages, speechMessages } from '#app/locales/accessibility/speech.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { isPrivatePath } from '#app/platform/private-paths.ts';
import { browserMouth } from './browser-mouth.ts';
import { keepManner, keptManner } from './manner-store.ts';
import { createPageReading } from './page-reading.ts';
import { placeBar } from './place-bar.ts';
import type { Reading } from './reader.ts';
import css from './speech.css?inline';
import { createSpeechBar, RATES, type SpeechBar } from './speech-bar.ts';
import { chooseVoice } from './voices.ts';
import { watchSelection } from './watch-selection.ts';
import { type Voices, watchVoices } from './watch-voices.ts';

/** What the document's event 'speech' tells whenever a reading begins, pauses or ends. */
export type SpeechDetail = { state: Reading['state'] };

type Player = { toggle(): void; close(): void };
let player: Player | undefined;

/**
 * Shows the bar that reads the page's main content aloud; nothing is read before it is pressed.
 * @returns ends the reading and takes the bar away
 */
export function startSpeech(): () => void {
  player ??= openPlayer();
  return () => {
    player?.close();
    player = undefined;
  };
}

/** Reads the main content aloud; a second press ends it. Shows the bar if it is not there. */
export function toggleSpeech(): void {
  startSpeech();
  player?.toggle();
}

function openPlayer(): Player {
  const locale = localeOfPath(location.pathname);
  const messages = speechMessages[locale];
  // Some browsers have none, whatever the types say.
  const engine: SpeechSynthesis | undefined = window.speechSynthesis;
  let manner = keptManner(RATES);
  // A press that came before the voices: what to read.
  let wanted: { part: Range | null } | undefined;
  let lack = '';

  const bar = createSpeechBar(messages, {
    locale,
    rate: manner.rate,
    act: {
      listen: toggle,
      pause: () => reading?.pauseOrGoOn(),
      previous: () => reading?.step(-1),
      next: () => reading?.step(1),
      selection: listenToSelection,
    },
    choose(choice) {
      manner = { ...manner, ...choice };
      keepManner(manner);
      if (reading?.state() === 'idle') meetVoices();
      reading?.sayAgain();
    },
  });
  const isPrivate = isPrivatePath(location.pathname);
  const voices = watchVoices(engine, { locale, isPrivate }, meetVoices);
  const voice = () => chooseVoice(voices.usable(), manner.voiceUri);
  const mouth =
    engine && browserMouth(engine, () => ({ locale, voice: voice(), rate: manner.rate }));
  const reading = mouth && createPageReading(mouth, locale, (now) => tell(bar, messages, now));
  const selection = watchSelection(bar.offerSelection);
  const undo = [addStyles(css), placeBar(bar.element), selection.stop, voices.stop, bar.close];

  function meetVoices(): void {
    offerVoices(bar, voices, manner.voiceUri);
    if (wanted && (voice() || voices.areAll())) listen(wanted.part);
    else if (!wanted && reading?.state() !== 'speaking') {
      const next = lackOf(voices, voice() !== null, messages);
      // What else the bar has said stays.
      if (next !== lack) bar.showMessage(next);
      lack = next;
    }
  }

  function listen(part: Range | null): void {
    wanted = undefined;
    if (!voice() && !voices.areAll()) {
      wanted = { part };
      bar.showMessage(messages.searching);
    } else if (!engine || !voice()) {
      lack = lackOf(voices, false, messages);
      bar.showMessage(lack);
    } else if (!reading?.begin(part, engine.speaking || engine.pending))
      bar.showMessage(messages.nothing);
  }

  function stop(): void {
    if (wanted) bar.showMessage('');
    wanted = undefined;
    reading?.stop();
  }

  function toggle(): void {
    if (wanted || (reading && reading.state() !== 'idle')) stop();
    else listen(null);
  }

  function listenToSelection(): void {
    const part = selection.current();
    stop();
    bar.offerSelection(false);
    if (part) listen(part);
  }

  // Nobody listens to a page that is left; and the one before may have left something.
  function leave(): void {
    stop();
    engine?.cancel();
  }

  leave();
  meetVoices();
  addEventListener('pagehide', leave);
  return {
    toggle,
    close() {
      removeEventListener('pagehide', leave);
      leave();
      for (const each of undo) each();
    },
  };
}

/** Why nothing can be read; '' when something can, or is still waited for. */
function lackOf(voices: Voices, hasVoice: boolean, messages: SpeechMessages): string {
  if (hasVoice) return '';
  if (voices.usable().length > 0) return messages.onlineOnly;
  return voices.areAll() ? messages.unsupported : '';
}

function offerVoices(bar: SpeechBar, voices: Voices, chosen: string): void {
  const found = voices.usable();
  bar.offerVoices(found, found.some(({ voiceURI }) => voiceURI === chosen) ? chosen : '');
  bar.showControls(found.length > 0 || !voices.areAll());
}

function tell(
  bar: SpeechBar,
  messages: SpeechMessages,
  { state, index, why, count }: Reading & { count: number },
): void {
  const placed = {
    idle: messages.ready,
    speaking: messages.place(index + 1, count),
    paused: messages.pausedAt(index + 1, count),
  };
  const said = { done: messages.done, failed: messages.failed, interrupted: placed.paused };
  bar.show(state, placed[state]);
  bar.showMessage(why ? said[why] : '');
  const detail: SpeechDetail = { state };
  document.dispatchEvent(new CustomEvent('speech', { detail }));
}
