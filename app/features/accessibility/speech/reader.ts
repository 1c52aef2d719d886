/** What says one sentence; the browser's speech, or a test's. */
export type Mouth = {
  say(text: string, heard: Heard): void;
  /** Ends what is being said. The reports that follow are not waited for. */
  hush(): void;
  /** Acts after a time; the result calls it off. */
  after(delayMs: number, act: () => void): () => void;
  /** Speed, 1 as usual. */
  rate(): number;
};

type Heard = { start(): void; end(): void; fail(reason: string): void };

/** `isBusy`: whether the engine still speaks for somebody else */
type Task = { sentences: readonly string[]; isBusy?: boolean };

/** How far a reading is, and what ended or stopped it if that was not the reader. */
export type Reading = {
  state: 'idle' | 'speaking' | 'paused';
  /** Of the sentence that is said, or would be next. */
  index: number;
  why?: 'done' | 'failed' | 'interrupted';
};

export type Reader = {
  now(): Reading;
  /** From a sentence on. */
  play(from: number): void;
  pause(): void;
  /** From the beginning of the sentence in which it was paused. */
  goOn(): void;
  /** The sentence before or after; also said again with another voice or speed, by 0. */
  step(by: number): void;
  stop(): void;
};

/** Engines drop what they are given while they still cancel. */
const AFTER_HUSH_MS = 80;
/** Nobody takes four times as long as usual; some engines never report an end. */
const PATIENCE_MS = { sentence: 6_000, letter: 250 };
/** As many sentences without a sign of life are a voice that does not answer. */
const MOST_UNANSWERED = 2;

/**
 * Reads sentences one by one. A pause cancels and remembers, because on Android the engine's own pause ends all.
 * Whatever an engine reports of a sentence that was left is ignored, so that a cancel is no fault.
 */
export function createReader(
  { sentences, isBusy = false }: Task,
  mouth: Mouth,
  onChange: (reading: Reading) => void,
): Reader {
  let reading: Reading = { state: 'idle', index: 0 };
  let turn = 0;
  let unanswered = 0;
  let callOff = () => {};

  function become(next: Reading): void {
    reading = next;
    onChange(next);
  }

  /** @returns whether something was being said */
  function leave(): boolean {
    const wasBusy = isBusy;
    turn += 1;
    callOff();
    isBusy = false;
    if (wasBusy) mouth.hush();
    return wasBusy;
  }

  function sayFrom(index: number): void {
    if (index >= sentences.length) {
      end({ state: 'idle', index: 0, why: 'done' });
      return;
    }
    const wasBusy = leave();
    become({ state: 'speaking', index });
    // Otherwise at once: the first sentence must be said within the reader's own press.
    if (wasBusy) callOff = mouth.after(AFTER_HUSH_MS, say);
    else say();
  }

  function say(): void {
    const mine = turn;
    const text = sentences[reading.index] ?? '';
    const inTurn = (act: () => void) => () => {
      if (mine === turn) act();
    };
    const patienceMs = PATIENCE_MS.sentence + (text.length * PATIENCE_MS.letter) / mouth.rate();
    let isAnswered = false;
    isBusy = true;
    callOff = mouth.after(
      patienceMs,
      inTurn(() => {
        unanswered = isAnswered ? 0 : unanswered + 1;
        if (unanswered < MOST_UNANSWERED) sayFrom(reading.index + 1);
        else end({ ...reading, state: 'paused', why: 'failed' });
      }),
    );
    mouth.say(text, {
      start: inTurn(() => {
        isAnswered = true;
      }),
      end: inTurn(() => {
        isBusy = false;
        unanswered = 0;
        sayFrom(reading.index + 1);
      }),
      fail: (reason) => inTurn(() => fail(reason))(),
    });
  }

  /** Another page, a call or the system may take the voice away. */
  function fail(reason: string): void {
    isBusy = false;
    const isTaken = reason === 'canceled' || reason === 'interrupted';
    end({ ...reading, state: 'paused', why: isTaken ? 'interrupted' : 'failed' });
  }

  function end(last: Reading): void {
    leave();
    unanswered = 0;
    become(last);
  }

  return {
    now: () => reading,
    play: sayFrom,
    pause() {
      if (reading.state === 'speaking') end({ state: 'paused', index: reading.index });
    },
    goOn() {
      if (reading.state === 'paused') sayFrom(reading.index);
    },
    step(by) {
      const index = Math.max(0, Math.min(sentences.length - 1, reading.index + by));
      if (reading.state === 'speaking') sayFrom(index);
      if (reading.state === 'paused') become({ state: 'paused', index });
    },
    stop() {
      if (reading.state !== 'idle') end({ state: 'idle', index: 0 });
    },
  };
}
