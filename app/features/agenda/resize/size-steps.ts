import { formatTime } from '#app/clinic/format-date.ts';
import {
  minuteOf,
  placeClass,
  readHours,
  rowsAt,
  wallTime,
} from '#app/features/agenda/grid/grid-place.ts';
import { staffResize } from '#app/locales/pt-BR/staff/day/resize.ts';
import { LENGTH_STEP_MINUTES, MOST_MINUTES } from '#app/scheduling/resize/resizable.ts';

/** One length that a visit may have; its end as it lies in the page. */
type SizeStep = { minutes: number; marker: HTMLElement; bottom: number };

/**
 * The lengths that a visit may have within the hours that its grid shows, laid over the grid's own rows and measured
 * once.
 */
export function sizeSteps(grid: HTMLElement, cell: HTMLElement) {
  const hours = readHours(grid.dataset.hours ?? '');
  const from = minuteOf(cell.dataset.at ?? '');
  const end = Math.min(from + MOST_MINUTES, hours.at(-1)?.until ?? from);
  const laid: Omit<SizeStep, 'bottom'>[] = [];
  for (let at = from; at < end; at += LENGTH_STEP_MINUTES) {
    const place = rowsAt(hours, { from: at, until: at + LENGTH_STEP_MINUTES });
    if (!place) continue;
    const marker = document.createElement('div');
    marker.className = `cal-step ${placeClass(place.row, place.rows)}`;
    marker.setAttribute('aria-hidden', 'true');
    laid.push({ minutes: at + LENGTH_STEP_MINUTES - from, marker });
  }
  cell.parentElement?.append(...laid.map(({ marker }) => marker));
  const steps: SizeStep[] = laid.map((step) => ({
    ...step,
    bottom: step.marker.getBoundingClientRect().bottom + scrollY,
  }));
  const untilOf = (minutes: number) => formatTime(wallTime(from + minutes));

  return {
    untilOf,
    /** The length whose end is nearest. @param y in the page */
    nearest(y: number): number | undefined {
      let best: SizeStep | undefined;
      for (const step of steps)
        if (!best || Math.abs(step.bottom - y) < Math.abs(best.bottom - y)) best = step;
      return best?.minutes;
    },
    /** The length one step longer or shorter; undefined where there is none. */
    beside: (minutes: number, by: 1 | -1): number | undefined =>
      steps.find((step) => step.minutes === minutes + by * LENGTH_STEP_MINUTES)?.minutes,
    show(minutes: number): void {
      for (const [index, step] of steps.entries()) {
        step.marker.classList.toggle('cal-marked', step.minutes <= minutes);
        if (index > 0) continue;
        const first = formatTime(wallTime(from));
        step.marker.dataset.time = staffResize.grid.shown(first, untilOf(minutes), minutes);
      }
    },
    remove(): void {
      for (const { marker } of steps) marker.remove();
    },
  };
}

export type SizeSteps = ReturnType<typeof sizeSteps>;
