import { expect, test } from 'vitest';
import { browserMouth } from './browser-mouth.ts';

test('without a voice of its own choice nothing is handed to the engine, which has others', () => {
  const spoken: unknown[] = [];
  const engine: SpeechSynthesis = Object.assign(new EventTarget(), {
    paused: false,
    pending: false,
    speaking: false,
    onvoiceschanged: null,
    cancel() {},
    getVoices: () => [],
    pause() {},
    resume() {},
    speak: (utterance: unknown) => spoken.push(utterance),
  });
  const reasons: string[] = [];
  browserMouth(engine, () => ({ locale: 'pt-BR', voice: null, rate: 1 })).say('Consulta às 8h.', {
    start() {},
    end() {},
    fail: (reason) => reasons.push(reason),
  });
  expect(spoken).toEqual([]);
  expect(reasons).toEqual(['voice-unavailable']);
});
