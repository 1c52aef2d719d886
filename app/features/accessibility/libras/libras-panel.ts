import {
  answer,
  keepUnheard,
  makeButton,
  makeDrawing,
} from '#app/features/accessibility/element.ts';
import type { LibrasMessages } from '#app/locales/accessibility/libras.ts';
import { make } from '#app/platform/browser/make.ts';
import { DEFAULT_LOCALE, inLocale } from '#app/platform/locale.ts';

const TITLE_ID = 'libras-titulo';
const CLOSE_DRAWING = 'M6 6l12 12M18 6 6 18';
/** What stands at the window's foot and is never covered. */
const BARS = '.journey-bar, .consent-banner, .sticky-schedule, .update-notice';
/** Of a window's height, with those bars. Where it would take more, the panel stands at the page's end. */
const MOST = 0.6;

export type LibrasPanel = {
  /** Where the frame goes. */
  stage: HTMLElement;
  /** What its buttons do. */
  serve: (actions: { onAgain: () => void; onPage: () => void }) => void;
  say: (words: string) => void;
  offerAgain: (isOffered: boolean) => void;
  /** Whether the button stops a task under way or begins one. */
  showTask: (isUnderWay: boolean) => void;
  /** In place of a translation: the way to the page in Portuguese. */
  leadTo: (address: Pick<Location, 'pathname' | 'search'>) => void;
  remove: () => void;
};

/** The panel at the window's foot: the translator, how it goes in words, and its buttons. It takes no focus. */
export function drawPanel(messages: LibrasMessages, onClose: () => void): LibrasPanel {
  const stage = make('div', { class: 'libras-stage' });
  const state = make('p', { class: 'libras-state', role: 'status' });
  const again = make(
    'button',
    { type: 'button', class: 'button button-secondary', hidden: '' },
    messages.retry,
  );
  const page = make('button', { type: 'button', class: 'button' }, messages.page);
  const buttons = make('div', { class: 'libras-buttons' }, again, page);
  const panel = make(
    'section',
    { class: 'libras-panel', 'aria-labelledby': TITLE_ID },
    headOf(messages, leave),
    stage,
    state,
    buttons,
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  document.body.append(panel);
  const undo = [keepUnheard(panel), keepInPlace(panel)];

  function leave(): void {
    onClose();
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return {
    stage,
    serve: ({ onAgain, onPage }) => {
      answer(again, 'click', onAgain);
      answer(page, 'click', onPage);
    },
    say: (words) => {
      state.textContent = words;
    },
    offerAgain: (isOffered) => {
      if (!isOffered && document.activeElement === again) page.focus({ preventScroll: true });
      again.hidden = !isOffered;
    },
    showTask: (isUnderWay) => {
      page.textContent = isUnderWay ? messages.stop : messages.page;
    },
    leadTo: (address) => {
      stage.remove();
      state.textContent = messages.states.ready;
      const href = inLocale(DEFAULT_LOCALE, address);
      buttons.replaceChildren(make('a', { class: 'button', href }, messages.portuguese));
    },
    remove: () => {
      for (const each of undo) each();
      panel.remove();
    },
  };
}

function headOf(messages: LibrasMessages, onClose: () => void): HTMLElement {
  return make(
    'div',
    { class: 'libras-head' },
    make('h2', { id: TITLE_ID }, messages.name),
    makeButton(
      { class: 'dialog-close' },
      onClose,
      makeDrawing(CLOSE_DRAWING),
      make('span', { class: 'visually-hidden' }, messages.close),
    ),
  );
}

/**
 * Keeps the panel above the bars at the window's foot, and lets the page be scrolled free of it. Where it would
 * take more than the window can spare, it stands at the page's end.
 */
function keepInPlace(panel: HTMLElement): () => void {
  const { documentElement: root } = document;
  let frame = 0;
  function place(): void {
    frame = 0;
    // Measured at the window's foot; meanwhile the page is shorter, and may lose the place that it was scrolled to.
    const { scrollX, scrollY } = window;
    panel.dataset.place = 'window';
    const height = panel.offsetHeight;
    const foot = footOf(barsAtFoot());
    const isFixed = height + foot <= MOST * innerHeight;
    if (!isFixed) panel.dataset.place = 'page';
    root.dataset.libras = panel.dataset.place;
    root.style.setProperty('--libras-foot', `${foot}px`);
    root.style.setProperty('--libras-room', isFixed ? `${height + foot}px` : '0px');
    if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
  }
  const later = () => {
    frame ||= requestAnimationFrame(place);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  addEventListener('resize', later, { signal });
  const sizes = new ResizeObserver(later);
  sizes.observe(panel);
  const marks = new MutationObserver(later);
  marks.observe(root, {
    attributes: true,
    attributeFilter: ['data-asks-consent', 'data-scrolled', 'data-schedule', 'data-settings'],
  });
  place();
  return () => {
    cancelAnimationFrame(frame);
    stopping.abort();
    sizes.disconnect();
    marks.disconnect();
    delete root.dataset.libras;
    for (const name of ['--libras-foot', '--libras-room']) root.style.removeProperty(name);
  };
}

/** Bars that the style sheet keeps at the window's foot. */
function barsAtFoot(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BARS)].filter((bar) => {
    const { position, bottom } = getComputedStyle(bar);
    return bar.checkVisibility() && position !== 'static' && bottom !== 'auto';
  });
}

/**
 * How high the bars reach while they are at the foot. Where a bar has scrolled on to its own place, the panel stays,
 * and does not move under the finger.
 */
function footOf(bars: readonly HTMLElement[]): number {
  const reaches = bars.map(
    (bar) => bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom),
  );
  return Math.max(0, ...reaches);
}
