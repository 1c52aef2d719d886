import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '#tests/faults/send.ts';

export type Load = {
  /** Responses a second, from the first request to the last response. */
  perSecond: number;
  /** Response times, in milliseconds. */
  times: number[];
};

type Ask = (n: number) => Promise<Answer>;

/** Sends requests at a steady rate, whether responses arrive or not. */
export async function askAtRate(perSecond: number, count: number, ask: Ask): Promise<Load> {
  const startedAt = performance.now();
  const requests: Promise<Answer>[] = [];
  for (let n = 0; n < count; n += 1) {
    const dueInMs = startedAt + (n * 1_000) / perSecond - performance.now();
    if (dueInMs > 1) await sleep(dueInMs);
    requests.push(ask(n));
  }
  return loadOf(await Promise.all(requests), startedAt);
}

/** This many clients, each sending the next request as soon as the response arrives. */
export async function askInTurn(people: number, count: number, ask: Ask): Promise<Load> {
  const startedAt = performance.now();
  const answers: Answer[] = [];
  let next = 0;
  const person = async () => {
    while (next < count) {
      next += 1;
      answers.push(await ask(next - 1));
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return loadOf(answers, startedAt);
}

function loadOf(answers: readonly Answer[], startedAt: number): Load {
  const seconds = (performance.now() - startedAt) / 1_000;
  const failed = answers.filter(({ status }) => status !== 200 && status !== 201);
  if (failed[0]) throw new Error(`${failed.length} failed: ${failed[0].status} ${failed[0].text}`);
  return { perSecond: answers.length / seconds, times: answers.map(({ ms }) => ms) };
}
