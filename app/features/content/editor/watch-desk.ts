import { CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import {
  DESK_ACTIONS,
  DESK_FIELDS,
  DESK_PATH,
  type DeskAnswer,
  type Lack,
} from '#app/features/content/desk/desk-fields.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { staffDesk } from '#app/locales/pt-BR/staff/desk.ts';
import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { make } from '#app/platform/browser/make.ts';

/** How long after the last letter what was typed is kept. */
const PAUSE_MS = 2_000;
/** How often the page asks who else is there, while somebody uses it: asking prolongs the session, as all use does. */
const ASK_MS = 15_000;

/**
 * Keeps what is typed in a text on the server, and says who else has it open. Nothing is asked while nobody touches the
 * page, so that an open page alone keeps no session alive.
 */
export function watchDesk(form: HTMLFormElement): void {
  const { desk } = form.dataset;
  const saved = form.querySelector('[data-desk-saved]');
  const others = form.querySelector('[data-desk-others]');
  if (!desk || !saved || !others) return;
  const name = desk;
  let kept = wordsOf(form);
  let isLeaving = false;
  let askedAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other, so that an older text never comes after a newer one.
  let turn = Promise.resolve();

  function tell(isLast = false): void {
    clearTimeout(timer);
    turn = turn.then(() => send(isLast));
  }

  async function send(isLast: boolean): Promise<void> {
    if (isLeaving) return;
    const words = wordsOf(form);
    const isNew = words !== kept;
    askedAtMs = browserNowMs();
    const body = isNew ? new URLSearchParams(words) : fieldsOf(form);
    body.set(DESK_FIELDS.text, name);
    body.set(DESK_FIELDS.action, isNew ? DESK_ACTIONS.keep : DESK_ACTIONS.open);
    const answer = await ask(body, isLast);
    if (answer) hear(answer, isNew ? words : null);
    else if (isNew && saved) saved.textContent = staffDesk.notSaved;
  }

  /** @param words what was kept, if anything new was */
  function hear(answer: DeskAnswer, words: string | null): void {
    show(answer.others);
    if (answer.lacks) showLacks(form, answer.lacks);
    if (words === null) return;
    kept = words;
    if (saved) saved.textContent = answer.saved;
  }

  function show(lines: readonly string[]): void {
    const now = [...(others?.children ?? [])].map(({ textContent }) => textContent);
    // Said again only when it is something else.
    if (now.join('\n') === lines.join('\n')) return;
    others?.replaceChildren(...lines.map((line) => make('p', {}, line)));
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(tell, PAUSE_MS);
  }

  function used(): void {
    if (browserNowMs() - askedAtMs > ASK_MS) tell();
  }

  for (const sign of ['input', 'change', 'editor-update']) form.addEventListener(sign, later);
  for (const sign of ['pointermove', 'keydown', 'focusin']) document.addEventListener(sign, used);
  form.addEventListener('submit', () => {
    isLeaving = true;
    clearTimeout(timer);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    if (persisted) tell();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      if (wordsOf(form) !== kept) tell(true);
    } else used();
  });
  window.addEventListener('pagehide', () => {
    if (isLeaving) return;
    const body = fieldsOf(form);
    body.set(DESK_FIELDS.text, name);
    body.set(DESK_FIELDS.action, DESK_ACTIONS.leave);
    navigator.sendBeacon(DESK_PATH, body);
  });
  tell();
}

/** What still lacks before publishing, as in `PublishPanel`. */
function showLacks(form: HTMLFormElement, lacks: readonly Lack[]): void {
  const { title, ready, button } = staffContent.lacks;
  const heading = form.querySelector('[data-lacks-title]');
  const list = form.querySelector<HTMLElement>('[data-lacks]');
  const count = form.querySelector('[data-lacks-count]');
  if (heading) heading.textContent = lacks.length > 0 ? title(lacks.length) : ready;
  if (count) count.textContent = lacks.length > 0 ? button(lacks.length) : '';
  // An empty list is read aloud as one.
  if (list) list.hidden = lacks.length === 0;
  list?.replaceChildren(
    ...lacks.map(({ fieldId, message }) =>
      make('li', {}, make('a', { href: `#${fieldId}` }, message)),
    ),
  );
}

/** The text fields of the form as they would be sent; files stay behind. */
function wordsOf(form: HTMLFormElement): string {
  const words = fieldsOf(form);
  for (const [field, value] of new FormData(form)) {
    const isOwn = field.startsWith('f-') || field === CONTENT_FIELDS.slug;
    if (isOwn && typeof value === 'string') words.append(field, value);
  }
  return words.toString();
}

/** What every message carries: the version that the page was made of. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const given = new FormData(form);
  const { version, base } = CONTENT_FIELDS;
  return new URLSearchParams(
    [version, base].map((field): [string, string] => [field, String(given.get(field) ?? '')]),
  );
}

async function ask(body: URLSearchParams, keepalive: boolean): Promise<DeskAnswer | null> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(DESK_PATH, { method: 'POST', body, headers, keepalive });
    const found: unknown = answer.ok ? await answer.json() : null;
    return isAnswer(found) ? found : null;
  } catch {
    // Without a network, or with the session over; the next letter tries again.
    return null;
  }
}

function isAnswer(found: unknown): found is DeskAnswer {
  return typeof found === 'object' && found !== null && 'others' in found && 'saved' in found;
}
