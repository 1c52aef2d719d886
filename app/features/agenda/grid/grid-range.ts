import { formatTime } from '#app/clinic/format-date.ts';
import { bookingHref, closureHref, type EmptyTime } from '#app/features/agenda/agenda-paths.ts';
import { element, newButton } from '#app/features/agenda/drag/confirm.ts';
import { swallowClick } from '#app/features/agenda/drag/swallow-click.ts';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';
import { minuteOf, placeClass, readHours, rowsAt, wallTime } from './grid-place.ts';

const messages = staffGrid.range;

/** A press that moves less than this is a click. */
const TREMBLE_PX = 6;

/** A step of an empty time, as it lies in the grid. */
type Step = { from: number; until: number; marker: HTMLElement; top: number };

/**
 * Lets the mouse mark a stretch of empty time, and asks whether it is to be booked or closed. For a finger and for keys
 * each empty time has both ways in its place.
 * @param isIdle whether nothing else is under way
 */
export function startMarking(grid: HTMLElement, isIdle: () => boolean): void {
  grid.addEventListener('pointerdown', (down) => {
    const cell = down.target instanceof Element ? down.target.closest('.cal-free') : null;
    if (!(cell instanceof HTMLElement) || down.pointerType !== 'mouse' || down.button !== 0) return;
    if (isIdle()) follow({ grid, cell, down });
  });
}

type Press = { grid: HTMLElement; cell: HTMLElement; down: PointerEvent };

function follow({ grid, cell, down }: Press): void {
  let steps: Step[] = [];
  let marked: Step[] = [];
  let y = down.clientY;
  let frame = 0;
  const first = down.clientY + scrollY;
  const ending = new AbortController();
  const { signal } = ending;

  function move({ clientY }: PointerEvent): void {
    y = clientY;
    if (steps.length === 0) {
      if (Math.abs(y - down.clientY) < TREMBLE_PX) return;
      steps = newSteps(grid, cell);
      grid.classList.add('cal-marking');
    }
    frame ||= requestAnimationFrame(show);
  }

  function show(): void {
    frame = 0;
    marked = between(steps, first, y + scrollY);
    for (const step of steps) step.marker.classList.toggle('cal-marked', marked.includes(step));
    const [start, end] = [marked[0], marked.at(-1)];
    for (const { marker } of steps) marker.removeAttribute('data-time');
    if (start && end) start.marker.dataset.time = `${timeOf(start.from)} – ${timeOf(end.until)}`;
  }

  function end(isDone: boolean, isLetGo = true): void {
    ending.abort();
    cancelAnimationFrame(frame);
    if (steps.length === 0) return;
    show();
    for (const { marker } of steps) marker.remove();
    grid.classList.remove('cal-marking');
    swallowClick({ isLetGo });
    const [start, last] = [marked[0], marked.at(-1)];
    if (!isDone || !start || !last) return;
    const key = cell.closest<HTMLElement>('.cal-column')?.dataset.key ?? '';
    const { week: who = key, on = key } = grid.dataset;
    ask({ who, on, from: wallTime(start.from), until: wallTime(last.until) });
  }

  addEventListener('pointermove', move, { signal, passive: true });
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => (key === 'Escape' ? end(false, false) : undefined), {
    signal,
  });
}

/** The steps of the whole empty time around a cell, measured once. */
function newSteps(grid: HTMLElement, cell: HTMLElement): Step[] {
  const hours = readHours(grid.dataset.hours ?? '');
  const stepMinutes = Number(grid.dataset.step);
  const { from, until } = emptyAround(cell);
  const steps: Omit<Step, 'top'>[] = [];
  for (let at = from; at < until; at += stepMinutes) {
    const span = { from: at, until: Math.min(at + stepMinutes, until) };
    const place = rowsAt(hours, span);
    if (!place) continue;
    const marker = document.createElement('div');
    marker.className = `cal-step ${placeClass(place.row, place.rows)}`;
    marker.setAttribute('aria-hidden', 'true');
    steps.push({ ...span, marker });
  }
  cell.parentElement?.append(...steps.map(({ marker }) => marker));
  return steps.map((step) => ({ ...step, top: step.marker.getBoundingClientRect().top + scrollY }));
}

/** In minutes, from the first of the empty cells that follow one another to the last. */
function emptyAround(cell: HTMLElement): { from: number; until: number } {
  const times = [...(cell.parentElement?.querySelectorAll<HTMLElement>('.cal-free') ?? [])].map(
    ({ dataset: { at = '', until = '' } }) => ({ from: minuteOf(at), until: minuteOf(until) }),
  );
  const empty = {
    from: minuteOf(cell.dataset.at ?? ''),
    until: minuteOf(cell.dataset.until ?? ''),
  };
  for (const time of times) if (time.from === empty.until) empty.until = time.until;
  for (const time of times.reverse()) if (time.until === empty.from) empty.from = time.from;
  return empty;
}

/** @param one where the press began, in the page; `other` where it is */
function between(steps: readonly Step[], one: number, other: number): Step[] {
  const indexOf = (y: number) =>
    Math.max(
      0,
      steps.findLastIndex(({ top }) => top <= y),
    );
  const [low, high] = [indexOf(Math.min(one, other)), indexOf(Math.max(one, other))];
  return steps.slice(low, high + 1);
}

function timeOf(minute: number): string {
  return formatTime(wallTime(minute));
}

function ask(empty: EmptyTime): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  const title = element('h2', messages.title(formatTime(empty.from), formatTime(empty.until)));
  title.id = 'range-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const ways = element('div');
  ways.className = 'button-row';
  const keep = newButton(messages.keep, 'secondary');
  keep.addEventListener('click', () => dialog.close());
  const book = link(messages.book, bookingHref(empty), 'primary');
  ways.append(book, link(messages.block, closureHref(empty), 'secondary'), keep);
  dialog.append(title, ways);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  book.focus();
}

function link(label: string, href: string, look: 'primary' | 'secondary'): HTMLAnchorElement {
  const made = document.createElement('a');
  made.className = `button button-${look}`;
  made.href = href;
  made.textContent = label;
  return made;
}
