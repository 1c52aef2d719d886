import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { browserNowMs } from '#app/platform/browser/browser-clock.ts';

const SESSION_MS = 30 * 60_000;
/** How long before the end the warning comes. */
const WARNING_MS = 5 * 60_000;
const RETRY_MS = 15_000;
/** The login can carry a longer text no further. */
const MAX_KEPT_LETTERS = 8_000;

type State = 'soon' | 'last' | 'over' | 'other';
type Left = { seconds: number; staffId: number | null };

/**
 * Watches the session of a staff page: warns five minutes before it ends, says when it has ended, and keeps a
 * form that the login could not carry from being sent in vain. What was typed stays in the page alone. Other
 * tabs prolong the session too, so the server is asked, which does not count as use.
 */
export default function sessionWatch(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const owner = Number(dialog.dataset.staff);
  let endsAtMs = browserNowMs() + SESSION_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function checkAt(atMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), Math.max(0, atMs - browserNowMs()));
  }

  async function check(method: 'GET' | 'POST' = 'GET'): Promise<State | 'open'> {
    const left = await ask(method).catch(() => undefined);
    if (left) return settle(left, method);
    checkAt(browserNowMs() + RETRY_MS);
    return 'open';
  }

  function settle({ seconds, staffId }: Left, method: 'GET' | 'POST'): State | 'open' {
    clearTimeout(timer);
    endsAtMs = browserNowMs() + seconds * 1000;
    if (seconds === 0) return show('over');
    if (staffId !== owner) return show('other');
    const warnAtMs = endsAtMs - WARNING_MS;
    if (warnAtMs > browserNowMs()) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
      checkAt(warnAtMs);
      return 'open';
    }
    checkAt(endsAtMs + 1000);
    // Use no longer prolongs it: its 12 hours are nearly over.
    return show(method === 'POST' ? 'last' : 'soon');
  }

  function show(state: State): State {
    for (const each of dialog.querySelectorAll<HTMLElement>('[data-state]'))
      each.hidden = each.dataset.state !== state;
    dialog.setAttribute('aria-labelledby', `session-${state}`);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    return state;
  }

  dialog.addEventListener('click', ({ target }) => {
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    if (act?.dataset.act === 'stay') void check('POST');
    if (act?.dataset.act === 'close') dialog.close();
  });

  // Timers and the clock may stand still while a device sleeps, and another tab may have signed in.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (browserNowMs() < endsAtMs || !(form instanceof HTMLFormElement) || fitsLogin(form)) return;
    event.preventDefault();
    void check().then((state) => {
      if (state === 'over' || state === 'other') return;
      // Also when the server gave no answer: then the browser says so.
      endsAtMs = Math.max(endsAtMs, browserNowMs() + RETRY_MS);
      form.requestSubmit(submitter);
    });
  });

  checkAt(endsAtMs - WARNING_MS);
}

/** Whether the login can carry the form on: texts of a usual length, and no files. */
function fitsLogin(form: HTMLFormElement): boolean {
  const values = [...new FormData(form).values()];
  const letters = values.map((value) => (typeof value === 'string' ? value.length : Infinity));
  return letters.reduce((sum, count) => sum + count, 0) <= MAX_KEPT_LETTERS;
}

async function ask(method: 'GET' | 'POST'): Promise<Left> {
  const body = method === 'POST' ? new URLSearchParams({ continuar: 'sim' }) : null;
  const answer = await fetch(STAFF_PATHS.session, {
    method,
    body,
    headers: { accept: 'application/json' },
  });
  const left: unknown = await answer.json();
  const { seconds, staffId } = Object.assign({ seconds: 0, staffId: null }, left);
  return { seconds: Number(seconds), staffId };
}
