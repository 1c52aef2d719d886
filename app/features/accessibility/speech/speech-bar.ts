import {
  answer,
  keepUnheard,
  makeButton,
  makeDrawing,
} from '#app/features/accessibility/element.ts';
import type { SpeechMessages } from '#app/locales/accessibility/speech.ts';
import { make } from '#app/platform/browser/make.ts';
import type { Manner } from './manner-store.ts';
import type { Reading } from './reader.ts';
import type { Voice } from './voices.ts';

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

type Action = 'listen' | 'pause' | 'previous' | 'next' | 'selection';

export type SpeechBar = {
  element: HTMLElement;
  /** @param place in words, not told to screen readers: two voices would compete */
  show(state: Reading['state'], place: string): void;
  /** Told to screen readers, in the place of the words above; '' for none. */
  showMessage(message: string): void;
  showControls(areShown: boolean): void;
  offerVoices(voices: readonly Voice[], chosenUri: string): void;
  offerSelection(isOffered: boolean): void;
  /** Ends listening to presses. */
  close: () => void;
};

type Press = {
  locale: string;
  rate: number;
  act: Record<Action, () => void>;
  choose(choice: Partial<Manner>): void;
};

/** Drawn like the site's icons, on 24 units. */
const DRAWINGS = {
  listen: 'M8 5.5v13l10.500-6.500Z',
  stop: 'M7 7h10v10H7Z',
  pause: 'M9 6v12m6-12v12',
  previous: 'M18 6.500v11L9.500 12ZM6 6.500v11',
  next: 'M6 6.500v11l8.500-5.500ZM18 6.500v11',
  selection: 'M8 5.5v13l10.500-6.500Z',
  adjust: 'M4 7.500h8m5 0h3M4 16.500h3m5 0h8M14.500 5v5M9.500 14v5',
};

/** The bar that reads aloud, without its place in the page. */
export function createSpeechBar(messages: SpeechMessages, press: Press): SpeechBar {
  const { act } = press;
  const message = make('p', { class: 'speech-message', role: 'status' });
  const place = make('p', { class: 'speech-place' }, messages.ready);
  const words = make('div', { class: 'speech-words' }, message, place);
  const listen = button(messages.listen, 'listen', act.listen);
  const pause = button(messages.pause, 'pause', act.pause);
  const previous = button(messages.previous, 'previous', act.previous);
  const next = button(messages.next, 'next', act.next);
  const selection = button(messages.listenToSelection, 'selection', act.selection);
  // The press would take the selection away, and with it what to read.
  selection.addEventListener('mousedown', (event) => event.preventDefault());
  const adjust = button(messages.options, 'adjust', () => undefined);
  const options = createOptions(messages, press);
  adjust.popoverTargetElement = options.panel;
  const controls = make('div', { class: 'speech-controls' });
  controls.append(listen, pause, previous, next, adjust);
  const element = make('section', { class: 'speech-bar', 'aria-label': messages.name });
  element.append(words, selection, controls, options.panel);

  function show(state: Reading['state'], placed: string): void {
    const [isIdle, isPaused] = [state === 'idle', state === 'paused'];
    label(listen, isIdle ? messages.listen : messages.stop, isIdle ? 'listen' : 'stop');
    label(pause, isPaused ? messages.goOn : messages.pause, isPaused ? 'listen' : 'pause');
    // Not `disabled`: whoever stands on one would lose the place.
    for (const each of [pause, previous, next]) each.ariaDisabled = String(isIdle);
    place.textContent = placed;
  }

  function offerSelection(isOffered: boolean): void {
    if (!isOffered && document.activeElement === selection) listen.focus();
    selection.hidden = !isOffered;
  }

  show('idle', messages.ready);
  offerSelection(false);
  return {
    element,
    show,
    showMessage(said) {
      if (message.textContent !== said) message.textContent = said;
      place.hidden = said !== '';
    },
    showControls(areShown) {
      controls.hidden = !areShown;
    },
    offerVoices: options.offerVoices,
    offerSelection,
    close: keepUnheard(element),
  };
}

/** Speed and voice, folded away. */
function createOptions(messages: SpeechMessages, { locale, rate, choose }: Press) {
  const panel = make('div', {
    class: 'speech-options',
    popover: 'auto',
    role: 'group',
    'aria-label': messages.options,
  });
  const speed = make('select', { id: 'leitura-velocidade' });
  for (const each of RATES)
    speed.append(new Option(messages.speedOf(`${each.toLocaleString(locale)}×`), String(each)));
  speed.value = String(rate);
  answer(speed, 'change', () => choose({ rate: Number(speed.value) }));
  const voice = make('select', { id: 'leitura-voz' });
  answer(voice, 'change', () => choose({ voiceUri: voice.value }));
  const notice = make('p', {}, messages.onlineNotice);
  const close = make('button', { type: 'button' }, messages.close);
  Object.assign(close, { popoverTargetElement: panel, popoverTargetAction: 'hide' });
  panel.append(labelOf(messages.speed, speed), speed, labelOf(messages.voice, voice), voice);
  panel.append(notice, close);
  return {
    panel,
    offerVoices(voices: readonly Voice[], chosenUri: string) {
      const choices = voices.map(({ name, voiceURI, localService }) => {
        return new Option(localService ? name : messages.online(name), voiceURI);
      });
      voice.replaceChildren(new Option(messages.automatic, ''), ...choices);
      voice.value = chosenUri;
      notice.hidden = voices.every(({ localService }) => localService);
    },
  };
}

function labelOf(words: string, { id }: Element): HTMLLabelElement {
  return make('label', { for: id }, words);
}

type Drawing = keyof typeof DRAWINGS;

function button(words: string, drawing: Drawing, onPress: () => void): HTMLButtonElement {
  const drawn = makeDrawing(DRAWINGS[drawing]);
  return makeButton({ class: `speech-${drawing}` }, onPress, drawn, make('span', {}, words));
}

function label(element: Element, words: string, drawing: Drawing): void {
  element.querySelector('path')?.setAttribute('d', DRAWINGS[drawing]);
  const span = element.querySelector('span');
  if (span && span.textContent !== words) span.textContent = words;
}
