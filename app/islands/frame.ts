import { withoutLocale } from '#app/platform/locale.ts';
import { showToast, toastOf } from './toast.ts';

const HEADER_STANDS_OUT_PX = 50;
const SCHEDULE_STICKS_PX = 600;

/** Scripted behaviour of the frame around every page; without a script it consists of plain links. */
export function startFrame(): void {
  markScroll();
  document.addEventListener('scroll', markScroll, { passive: true });
  document.addEventListener('click', followChoice);
  document.addEventListener('open-contact', () => popover('contato-rapido')?.showPopover());
  document.addEventListener('toast', (event) => {
    if (event instanceof CustomEvent) showToast(toastOf(event.detail));
  });
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-toast]'))
    showToast(toastOf({ text: dataset.toast, tone: dataset.tone }));
}

/** Marks the scroll position for the style sheet: the header past 50 px, the schedule button past 600. */
function markScroll(): void {
  const { dataset } = document.documentElement;
  const isPast = (limit: number) => window.scrollY > limit;
  dataset.scrolled = isPast(SCHEDULE_STICKS_PX)
    ? 'far'
    : isPast(HEADER_STANDS_OUT_PX)
      ? 'near'
      : '';
}

/** Choosing a menu entry closes the menu; choosing home while at home scrolls to the top. */
function followChoice(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  popover('menu')?.hidePopover();
  const isHere = link.origin === location.origin && link.pathname === location.pathname;
  if (!isHere || withoutLocale(link.pathname) !== '/' || link.hash !== '' || link.search !== '')
    return;
  event.preventDefault();
  history.replaceState(history.state, '', link.href);
  window.scrollTo({ top: 0 });
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}

function popover(id: string): HTMLElement | undefined {
  const element = document.getElementById(id);
  return element && 'showPopover' in element ? element : undefined;
}
