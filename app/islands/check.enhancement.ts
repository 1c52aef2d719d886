import { type CheckedSite, runCheck } from '#app/features/checks/browser-checks.ts';
import { PUBLIC_CHECKS } from '#app/features/checks/check.ts';
import { EXPORT_NAME, exportOf } from '#app/features/checks/check-export.ts';
import type { CheckWords } from '#app/features/checks/check-words.ts';
import { checkView } from '#app/features/checks/panel-view.ts';
import { runChecks } from '#app/features/checks/run-checks.ts';
import type { Timers } from '#app/features/checks/time-limit.ts';
import { make } from '#app/platform/browser/make.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';
import { systemClock } from '#app/platform/clock.ts';
import { localeOfPath } from '#app/platform/locale.ts';

const timers: Timers = {
  nowMs: () => performance.now(),
  after(ms, ring) {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

/** The page of checks: runs them in this browser, filters, clears and exports without leaving the page. */
export default function check(panel: HTMLElement): void {
  const { words: wordsJson = '{}', site: siteJson = '{}', zone = '' } = panel.dataset;
  const words: CheckWords = JSON.parse(wordsJson);
  const site: Omit<CheckedSite, 'here'> = JSON.parse(siteJson);
  const view = checkView(panel, { words, zone, locale: localeOfPath(location.pathname) });
  const button = panel.querySelector<HTMLElement>('[data-run]');
  const tools = {
    ...timers,
    fetch: (address: string, init: RequestInit) => fetch(address, init),
    now: systemClock.now,
    site: {
      ...site,
      // Its own script has the hash of its release.
      files: [new URL(import.meta.url).pathname, ...site.files],
      here: { protocol: location.protocol, host: location.host },
    },
  };
  let running: AbortController | undefined;

  async function run(): Promise<void> {
    const mine = new AbortController();
    running = mine;
    const { signal } = mine;
    let done = 0;
    for (const id of PUBLIC_CHECKS) view.show(id, 'idle');
    label(words.stop);
    view.progress(done);
    const work = runChecks(PUBLIC_CHECKS, {
      signal,
      run: (id) => runCheck(tools, id, signal),
      onStart(id) {
        view.show(id, 'running');
        // The first one turns the whole into "running"; it is said once.
        if (done === 0 && id === PUBLIC_CHECKS[0]) view.tell();
      },
      onEnd(id, outcome) {
        done += 1;
        view.show(id, outcome.verdict, outcome);
        view.progress(done);
      },
    });
    await work.catch(reportError);
    if (running === mine) finish();
  }

  function finish(state?: 'stopped'): void {
    running = undefined;
    label(words.run);
    view.progress(null);
    view.tell(state);
  }

  /** Called off: what has not ended counts as not run. */
  function stop(): void {
    running?.abort();
    for (const { id, status } of view.checks()) if (status === 'running') view.show(id, 'idle');
    finish('stopped');
  }

  function clear(): void {
    running?.abort();
    for (const id of PUBLIC_CHECKS) view.show(id, 'idle');
    finish();
  }

  function label(text: string): void {
    const shown = button?.querySelector('span');
    if (shown) shown.textContent = text;
  }

  function download(): void {
    const text = exportOf(view.checks(), {
      release: readSettings().release,
      now: systemClock.now(),
    });
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    make('a', { href, download: EXPORT_NAME }).click();
    URL.revokeObjectURL(href);
  }

  // Some browsers keep the choice over a reload, but not the list.
  view.filter();
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    if (running) stop();
    else void run();
  });
  panel.addEventListener('change', view.filter);
  panel.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-clear], [data-export]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.hasAttribute('data-clear')) clear();
    else download();
  });
}
