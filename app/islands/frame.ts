import { withoutLocale } from '#app/platform/locale.ts';
import { showToast, toastOf } from './toast.ts';

const HEADER_STANDS_OUT_PX = 50;
const SCHEDULE_STICKS_PX = 600;

/** Scripted behaviour of the frame around every page; without a script it consists of plain links. */
export function startFrame(): void {
  markScroll();
  markSchedule();
  keepFocusAboveBar();
  document.addEventListener('scroll', markScroll, { passive: true });
  document.addEventListener('click', followChoice);
  document.addEventListener('click', openModal);
  document.addEventListener('focusout', closeLeftMenu);
  takeOverOpened();
  focusErrors();
  hidePastTimes();
  document.addEventListener('visibilitychange', hidePastTimes);
  document.addEventListener('open-contact', () => showModal('contato-rapido'));
  document.addEventListener('toast', (event) => {
    if (event instanceof CustomEvent) showToast(toastOf(event.detail));
  });
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-toast]'))
    showToast(toastOf({ text: dataset.toast, tone: dataset.tone }));
}

/**
 * Where an address names a place of the page, browsers leave out the focus that the list of errors asks for, and give it
 * to that place, some of them only when all is loaded.
 */
function focusErrors(): void {
  if (location.hash === '') return;
  const errors = document.querySelector<HTMLElement>('.error-summary[autofocus]');
  const named = document.getElementById(location.hash.slice(1));
  const takeBack = () => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === named) errors?.focus();
  };
  takeBack();
  if (document.readyState !== 'complete') window.addEventListener('load', takeBack, { once: true });
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

/** A page may come from this device's own memory, or have stood in a tab for days: its free times may be over. */
function hidePastTimes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-starts-at]'))
    element.hidden = Date.parse(element.dataset.startsAt ?? '') <= Date.now();
}

/**
 * Marks for the style sheet whether one of the page's own buttons to the booking is in view; the frame then shows none,
 * so that there is one at a time.
 */
function markSchedule(): void {
  const own = document.querySelector<HTMLElement>('.site-actions > :first-child');
  if (!own) return;
  const isSame = (button: HTMLElement) =>
    button instanceof HTMLAnchorElement && own instanceof HTMLAnchorElement
      ? button.pathname === own.pathname && button.host === own.host
      : button.getAttribute('popovertarget') !== null &&
        button.getAttribute('popovertarget') === own.getAttribute('popovertarget');
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    document.documentElement.dataset.schedule = inView.size > 0 ? 'page' : 'frame';
  });
  const buttons = [...document.querySelectorAll<HTMLElement>('main .button')].filter(isSame);
  document.documentElement.dataset.schedule = 'frame';
  for (const button of buttons) observer.observe(button);
}

/** The bar at the window's foot may come after a control got the focus; it then makes room for that control. */
function keepFocusAboveBar(): void {
  const bar = document.querySelector('.sticky-schedule');
  if (!bar) return;
  const appearance = new ResizeObserver(() => {
    const focused = document.querySelector('main :focus-visible');
    if (!focused) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const room = bar.getBoundingClientRect();
    if (room.height > 0 && top < window.innerHeight && (top + bottom) / 2 > room.top)
      focused.scrollIntoView({ block: 'nearest' });
  });
  appearance.observe(bar);
}

/** Choosing a menu entry closes the menu; choosing home while at home scrolls to the top. */
function followChoice(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  dialogOf('menu')?.close();
  const isHere = link.origin === location.origin && link.pathname === location.pathname;
  if (!isHere || withoutLocale(link.pathname) !== '/' || link.hash !== '' || link.search !== '')
    return;
  event.preventDefault();
  history.replaceState(history.state, '', link.href);
  window.scrollTo({ top: 0 });
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}

/** Without a script dialogs are popovers; here nothing behind an open one can be reached. */
function openModal(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const id = button?.getAttribute('popovertarget') ?? '';
  const dialog = dialogOf(id);
  if (!dialog) return;
  event.preventDefault();
  if (button?.hasAttribute('popovertargetaction')) dialog.close();
  else showModal(id);
}

/** What was opened before the script came becomes modal too, with the focus where it was. */
function takeOverOpened(): void {
  const opened = document.querySelectorAll('dialog:popover-open');
  if (opened.length === 0) return;
  const { activeElement } = document;
  for (const { id } of opened) showModal(id);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/** Opens the page's dialog with that id; afterwards the browser returns the focus. */
export function showModal(id: string): void {
  const dialog = dialogOf(id);
  if (dialog?.popover && dialog.matches(':popover-open')) dialog.hidePopover();
  if (dialog && !dialog.open) dialog.showModal();
}

/** The page's dialog with that id. */
export function dialogOf(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/** A menu that is no dialog lies over the page, so it closes when the focus goes on. */
function closeLeftMenu({ target, relatedTarget }: FocusEvent): void {
  const menu = target instanceof Element && target.closest<HTMLElement>('nav[popover]');
  if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover?.();
}
