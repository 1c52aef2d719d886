import type { Locale } from '#app/platform/locale.ts';
import {
  type CheckOutcome,
  type CheckStatus,
  overallOf,
  PUBLIC_CHECKS,
  type PublicCheckId,
} from './check.ts';
import type { ShownCheck } from './check-export.ts';
import { CHECK_PAGE_FIELDS, FILTERS, isShown, readFilter } from './check-filter.ts';
import { formatLatency, formatRunTime, lastRun } from './check-time.ts';
import type { CheckWords } from './check-words.ts';
import { findingWords } from './finding-words.ts';
import { OVERALL_MARK } from './overall-mark.ts';
import { readOutcome } from './read-outcome.ts';

type ViewOptions = { words: CheckWords; locale: Locale; zone: string };

export type CheckView = {
  /** All checks as they stand in the page. */
  checks: () => ShownCheck[];
  show: (id: PublicCheckId, status: CheckStatus, outcome?: CheckOutcome) => void;
  /** Says the overall state, once; `stopped` when the run was called off. */
  tell: (state?: 'stopped') => void;
  /** How far a run is, for the eye alone. */
  progress: (done: number | null) => void;
  filter: () => void;
};

/** The list of checks in the page, which is also where their state is kept. */
export function checkView(panel: HTMLElement, { words, locale, zone }: ViewOptions): CheckView {
  const states = new Map<PublicCheckId, ShownCheck>();
  const badges = panel.querySelector('template')?.content;
  const find = <Kind extends Element>(selector: string) => panel.querySelector<Kind>(selector);
  const itemOf = (id: PublicCheckId) => find<HTMLElement>(`[data-check=${id}]`);
  const badgeOf = (status: CheckStatus) =>
    badges?.querySelector(`[data-badge=${status}]`)?.cloneNode(true);

  for (const id of PUBLIC_CHECKS) states.set(id, readItem(id, itemOf(id)));

  function show(id: PublicCheckId, status: CheckStatus, outcome?: CheckOutcome): void {
    const { finding = null, latencyMs = null, at = null } = outcome ?? {};
    states.set(id, { id, status, finding, latencyMs, at });
    const item = itemOf(id);
    const badge = badgeOf(status);
    if (!item || !badge) return;
    item.dataset.status = status;
    item.querySelector('.check-badge')?.replaceWith(badge);
    const detail = item.querySelector<HTMLElement>('[data-detail]');
    const figures = item.querySelector<HTMLElement>('dl');
    const [latency, time] = [...item.querySelectorAll<HTMLElement>('[data-shown]')];
    if (!detail || !figures || !latency || !time) return;
    detail.textContent = finding ? findingWords(words, { id, finding }) : '';
    detail.hidden = !finding;
    figures.hidden = at === null;
    latency.textContent = latencyMs === null ? '' : formatLatency(latencyMs, locale);
    showTime(time, at);
    filter();
  }

  /** Hides what the reader has not asked for, and counts. */
  function filter(): void {
    const all = [...states.values()];
    const asked = find<HTMLInputElement>(`[name=${CHECK_PAGE_FIELDS.filter}]:checked`);
    const wanted = readFilter(asked?.value ?? null);
    for (const { id, status } of all) {
      const item = itemOf(id);
      if (item) item.hidden = !isShown(status, wanted);
    }
    for (const { value } of FILTERS) {
      const count = find(`[data-count=${value}]`);
      if (count)
        count.textContent = String(all.filter(({ status }) => isShown(status, value)).length);
    }
    const none = find<HTMLElement>('[data-none]');
    if (none) none.hidden = all.some(({ status }) => isShown(status, wanted));
  }

  function tell(state?: 'stopped'): void {
    const overall = overallOf([...states.values()].map(({ status }) => status));
    const { title, text } = words.overall[state ?? overall];
    const section = find<HTMLElement>('[data-overall]');
    const heading = find('[data-overall-title]');
    const paragraph = find('[data-overall-text]');
    const mark = badgeOf(OVERALL_MARK[overall]);
    if (!section || !heading || !paragraph || !(mark instanceof Element)) return;
    section.dataset.overall = overall;
    section.querySelector('[data-mark]')?.replaceChildren(...mark.querySelectorAll('svg'));
    heading.textContent = title;
    paragraph.textContent = text;
    const last = find<HTMLElement>('[data-last]');
    const at = overall === 'running' ? undefined : lastRun([...states.values()]);
    if (last?.parentElement) last.parentElement.hidden = at === undefined;
    if (last) showTime(last, at ?? null);
  }

  function showTime(place: Element, at: string | null): void {
    place.textContent = at === null ? '' : formatRunTime(at, locale, zone);
    place.setAttribute('datetime', at ?? '');
  }

  function progress(done: number | null): void {
    const bar = find<HTMLProgressElement>('progress');
    if (!bar) return;
    bar.hidden = done === null;
    bar.value = done ?? 0;
  }

  return { checks: () => [...states.values()], show, tell, progress, filter };
}

/** What the server has put into the page. */
function readItem(id: PublicCheckId, item: HTMLElement | null): ShownCheck {
  const { status, finding, latency, at } = item?.dataset ?? {};
  const outcome = readOutcome({ verdict: status, finding, latencyMs: Number(latency), at });
  if (!outcome) return { id, status: 'idle', finding: null, latencyMs: null, at: null };
  const { verdict, ...rest } = outcome;
  return { id, status: verdict, ...rest };
}
