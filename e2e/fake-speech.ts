import type { Page } from './fixtures.ts';

export type FakeVoice = { name: string; lang: string; localService: boolean };
export const DEVICE_VOICE = { name: 'Luciana', lang: 'pt-BR', localService: true };
export const ONLINE_VOICE = { name: 'Francisca', lang: 'pt-BR', localService: false };

/** What the page has had said, as the engine was given it. */
export type Said = { text: string; rate: number; voice: string | undefined; lang: string };

type Fake = { voices: FakeVoice[]; areLate: boolean };

/** Gives every page the switched-on bar, and an engine with such voices; without any, the browser's own. */
export async function switchSpeechOn(
  page: Page,
  { voices = [], areLate = false }: Partial<Fake> = {},
): Promise<void> {
  await page.addInitScript(() => {
    if (location.origin !== 'null')
      localStorage.setItem('clareia.accessibility', JSON.stringify({ ttsEnabled: true }));
  });
  if (voices.length > 0) await page.addInitScript(fakeSpeech, { voices, areLate });
}

/**
 * Runs in the page: an engine with the manners of real ones. Voices come late; a cancel is reported as an error,
 * and swallows what is said in the same moment; a pause ends all, as on Android. Ends come when the test says so.
 */
function fakeSpeech({ voices, areLate }: Fake): void {
  type Utterance = Partial<Record<'onstart' | 'onboundary' | 'onend' | 'onerror', unknown>>;
  let current: Utterance | undefined;
  let isCancelling = false;
  let haveCome = !areLate;
  const said: unknown[] = [];

  function report(utterance: Utterance, type: keyof Utterance, details = {}): void {
    const heard = utterance[type];
    if (typeof heard === 'function') heard(Object.assign(new Event(type.slice(2)), details));
  }

  function cancel(): void {
    const left = current;
    current = undefined;
    engine.speaking = false;
    isCancelling = true;
    setTimeout(() => {
      isCancelling = false;
      if (left) report(left, 'onerror', { error: 'interrupted' });
    });
    if (left && location.origin !== 'null') sessionStorage.setItem('cancelled', location.pathname);
  }

  function speak(utterance: Utterance & { voice?: FakeVoice }): void {
    if (isCancelling) return;
    current = utterance;
    engine.speaking = true;
    said.push({ ...utterance, voice: utterance.voice?.name });
    setTimeout(() => {
      if (current !== utterance) return;
      report(utterance, 'onstart');
      report(utterance, 'onboundary');
    });
  }

  const engine = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    paused: false,
    getVoices: () => (haveCome ? voices.map((each) => ({ ...each, voiceURI: each.name })) : []),
    speak,
    cancel,
    pause: cancel,
    resume() {},
    said,
    arrive() {
      haveCome = true;
      engine.dispatchEvent(new Event('voiceschanged'));
    },
    finish() {
      const ended = current;
      current = undefined;
      engine.speaking = false;
      if (ended) report(ended, 'onend');
    },
  });
  class FakeUtterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, 'speechSynthesis', { value: engine });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
}

export function saidIn(page: Page): Promise<Said[]> {
  return page.evaluate(() =>
    Reflect.get(speechSynthesis, 'said').map(({ text, rate, voice, lang }: Said) => ({
      text,
      rate,
      voice,
      lang,
    })),
  );
}

/** The sentence under way ends. */
export async function finishSentence(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(speechSynthesis, 'finish')());
}

/** The browser's voices are there at last. */
export async function letVoicesArrive(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(speechSynthesis, 'arrive')());
}

/** The words that the page shows as being read. */
export function markedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('speech') ?? [])].map((range) => String(range)).join(''),
  );
}
