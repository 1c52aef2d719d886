import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { FoundEngines } from '#scripts/find-engines.ts';

/** A browser of another engine, driven by the protocols of the W3C, without a driver package. */
export type Engine = {
  /** Resolves when the page is loaded. */
  open: (address: string) => Promise<void>;
  /** @param expression of JavaScript, for a value that survives JSON */
  read: (expression: string) => Promise<unknown>;
  /** A real click into the middle of the first element that matches, once it can be reached. */
  click: (selector: string) => Promise<void>;
  /** Real keys, into the field that matches. */
  type: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};

const PROFILE = 'clareia-engine-';
const message = z.looseObject({
  id: z.number().optional(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
});
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const point = z.object({ x: z.number(), y: z.number() });

/** Firefox does not answer for a document that leaves meanwhile: then the next one is asked, or the act is done. */
const ANSWER_MS = 5_000;

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function startFirefox({
  path,
}: NonNullable<FoundEngines['firefox']>): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), PROFILE));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = spawn(path, [...args, '--width=1280', '--height=900'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await lineWith(child, /listening on (ws:\/\/\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const { send } = conversation(socket);
  await send('session.new', { capabilities: {} });
  const [first] = tree.parse(await send('browsingContext.getTree', {})).contexts;
  const context = first?.context ?? '';

  async function read(expression: string): Promise<unknown> {
    const asked = {
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context },
      awaitPromise: true,
    };
    for (;;) {
      const answer = await Promise.race([send('script.evaluate', asked), sleep(ANSWER_MS)]);
      if (answer !== undefined) return JSON.parse(evaluated.parse(answer).result.value);
    }
  }
  const act = (actions: object) =>
    Promise.race([send('input.performActions', { context, actions: [actions] }), sleep(ANSWER_MS)]);
  async function click(selector: string): Promise<void> {
    const { x, y } = await uncovered(read, selector);
    const press = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await act({ type: 'pointer', id: 'mouse', actions: press });
  }
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read,
    click,
    async type(selector, text) {
      await click(selector);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    async close() {
      socket.close();
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const session = z.object({ value: z.object({ sessionId: z.string() }) });
const element = z.object({ value: z.record(z.string(), z.string()) });
const value = z.object({ value: z.unknown() });

/** WebKitGTK's browser by WebDriver, on a screen of its own. */
export async function startWebKit(found: NonNullable<FoundEngines['webkit']>): Promise<Engine> {
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn(found.screen, screenArgs, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = 20_000 + Number(display);
  const env = { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await until(() =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const options = { binary: found.browser, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = session.parse(await ask('POST', '/session', wanted)).value;
  const base = `/session/${sessionId}`;
  const find = async (selector: string) => {
    const body = { using: 'css selector', value: selector };
    const [id] = Object.values(element.parse(await ask('POST', `${base}/element`, body)).value);
    return `${base}/element/${id}`;
  };
  async function read(expression: string): Promise<unknown> {
    const body = { script: `return ${expression}`, args: [] };
    return value.parse(await ask('POST', `${base}/execute/sync`, body)).value;
  }
  async function click(selector: string): Promise<void> {
    // The page scrolls smoothly, and the driver does not wait for that.
    await uncovered(read, selector);
    await ask('POST', `${await find(selector)}/click`, {});
  }
  return {
    open: async (url) => void (await ask('POST', `${base}/url`, { url })),
    read,
    click,
    type: async (selector, text) =>
      void (await ask('POST', `${await find(selector)}/value`, { text })),
    async close() {
      await ask('DELETE', base).catch(() => undefined);
      await end(driver);
      await end(screen);
    },
  };
}

/** Waits for state, as long as the test may last. */
export async function until(isSo: () => Promise<unknown>): Promise<void> {
  while (!(await isSo())) await sleep(50);
}

async function uncovered(read: Engine['read'], selector: string) {
  let place: unknown = null;
  await until(async () => {
    place = await read(middleOf(selector));
    return place;
  });
  return point.parse(place);
}

function conversation(socket: WebSocket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, result, message: fault } = message.parse(JSON.parse(String(data)));
    if (type === 'success') waiting.get(id)?.resolve(result);
    if (type === 'error') waiting.get(id)?.reject(new Error(fault));
  });
  return {
    send(method: string, params: object): Promise<unknown> {
      const id = waiting.size + 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise;
    },
  };
}

/** Null until the element is there, has a size and lies uncovered: a click before that would be lost. */
function middleOf(selector: string): string {
  return `(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = width > 0 && height > 0 && document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
  })()`;
}

async function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (!child.stderr) throw new Error('its messages cannot be read');
  for await (const line of createInterface(child.stderr)) {
    const found = pattern.exec(line)?.[1];
    if (found) {
      child.stderr.resume();
      return found;
    }
  }
  throw new Error('the browser ended');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
