import { make } from '#app/platform/browser/make.ts';
import { FRAME_STATES, type FrameState, LIBRAS_PATH } from './frame-messages.ts';

/** How long the host may be silent before the reader is told; an answer that comes later still counts. */
const SILENCE_MS = 10_000;
/** The player is some ten megabytes. */
const FETCH_MS = 60_000;

export type TranslatorState = FrameState | 'starting' | 'slow' | 'waiting';

export type Translator = {
  open: () => void;
  /** Hands over a text; before the translator is ready, the last one waits for it. */
  translate: (text: string) => void;
  /** Opens the frame anew, with the text that was not translated. */
  again: () => void;
  end: () => void;
};

/** The frame that translates, in its place on the page, and what is known of it. */
export function openTranslator(parts: {
  place: HTMLElement;
  title: string;
  onState: (state: TranslatorState) => void;
}): Translator {
  const { place, title, onState } = parts;
  let frame: HTMLIFrameElement | undefined;
  let state: TranslatorState = 'starting';
  let isReady = false;
  let pending: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: TranslatorState): void {
    state = next;
    onState(next);
  }

  function waitFor(ms: number, otherwise: TranslatorState): void {
    clearTimeout(timer);
    timer = setTimeout(() => enter(otherwise), ms);
  }

  function open(): void {
    frame?.remove();
    isReady = false;
    frame = make('iframe', {
      sandbox: 'allow-scripts',
      referrerpolicy: 'no-referrer',
      title,
      src: LIBRAS_PATH,
    });
    place.append(frame);
    enter('starting');
    waitFor(SILENCE_MS, 'failed');
  }

  function handOver(text: string): void {
    // A frame without an origin cannot be named as the target; the policy lets it show that one page only.
    frame?.contentWindow?.postMessage({ libras: text }, '*');
    enter('waiting');
    waitFor(SILENCE_MS, 'untranslated');
  }

  function hear({ source, origin, data }: MessageEvent<unknown>): void {
    if (!frame || source !== frame.contentWindow || origin !== 'null') return;
    const told = FRAME_STATES.find((each) => each === Object(data).libras);
    if (told && isAbout(told)) follow(told);
  }

  /** The widget also greets, and ends what was under way when the next text comes. */
  function isAbout(told: FrameState): boolean {
    if (told === 'speaking') return pending !== undefined;
    return told !== 'done' || state === 'speaking';
  }

  function follow(told: FrameState): void {
    clearTimeout(timer);
    if (told === 'done') pending = undefined;
    if (told === 'ready') isReady = true;
    enter(told);
    if (told === 'opening') waitFor(FETCH_MS, 'slow');
    if (told === 'ready' && pending !== undefined) handOver(pending);
  }

  return {
    open() {
      addEventListener('message', hear);
      open();
    },
    translate(text) {
      pending = text;
      if (isReady) handOver(text);
    },
    again: () => (isReady && pending !== undefined ? handOver(pending) : open()),
    end() {
      removeEventListener('message', hear);
      clearTimeout(timer);
      frame?.remove();
    },
  };
}
