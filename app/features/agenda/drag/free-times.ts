import type { AppointmentTime } from '#app/features/agenda/move-messages.ts';
import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';

/** A free time and the button that picks it. */
export type FreeTime = { time: AppointmentTime; button: HTMLButtonElement };

/**
 * Inserts free times among the entries of each day, in order of time.
 * @param keepInPlace element whose position on the screen must not change
 * @returns the free times whose day is on the page, earliest first
 */
export function showFreeTimes(
  root: Element,
  { times, keepInPlace }: { times: readonly AppointmentTime[]; keepInPlace: Element },
): FreeTime[] {
  return inPlace(keepInPlace, () => {
    const placed: FreeTime[] = [];
    for (const list of root.querySelectorAll<HTMLElement>('[data-on]')) {
      const rows = [...list.querySelectorAll<HTMLElement>('[data-at]')];
      const gaps = new Map<HTMLElement | undefined, HTMLElement>();
      for (const time of times) {
        if (time.on !== list.dataset.on) continue;
        const after = rows.find(({ dataset }) => (dataset.at ?? '') > time.at);
        const gap = gaps.get(after) ?? newGap(list, after);
        gaps.set(after, gap);
        const button = newButton(time);
        gap.append(button);
        placed.push({ time, button });
      }
    }
    return placed;
  });
}

/** Removes all free times from the page. */
export function hideFreeTimes(root: Element, keepInPlace: Element): void {
  inPlace(keepInPlace, () => {
    for (const gap of root.querySelectorAll('.agenda-gap')) gap.remove();
  });
}

type Place = { on: string; at: string };

/**
 * The free time that an arrow key moves to. In the day view every arrow goes to the next or previous
 * time; in the week view left and right go to the nearest time of another day.
 * @param places earliest first
 * @returns undefined for other keys, and at the ends
 */
export function neighbourOf(
  places: readonly Place[],
  { index, key, isWeek }: { index: number; key: string; isWeek: boolean },
): number | undefined {
  const here = places[index];
  if (!here) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isWeek || !isSideways) return index + step in places ? index + step : undefined;
  const days = [...new Set(places.map(({ on }) => on))];
  const on = days[days.indexOf(here.on) + step];
  const minutes = minutesOf(here);
  const [nearest] = places
    .map((place, number) => ({ number, place }))
    .filter(({ place }) => place.on === on)
    .sort(
      (a, b) => Math.abs(minutesOf(a.place) - minutes) - Math.abs(minutesOf(b.place) - minutes),
    );
  return nearest?.number;
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

function minutesOf({ at }: Place): number {
  return Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));
}

function newGap(list: HTMLElement, before: HTMLElement | undefined): HTMLElement {
  const gap = document.createElement('li');
  gap.className = 'agenda-gap';
  list.insertBefore(gap, before ?? null);
  return gap;
}

function newButton({ time, label }: AppointmentTime): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'agenda-free';
  button.textContent = time;
  button.setAttribute('aria-label', `${messages.free}: ${label}`);
  return button;
}

function inPlace<Value>(element: Element, change: () => Value): Value {
  const before = element.getBoundingClientRect().top;
  const value = change();
  const top = element.getBoundingClientRect().top - before;
  window.scrollBy({ top, behavior: 'instant' });
  return value;
}

/** The free time at a point, or the nearest one in the group at that point. */
export function freeTimeAt(root: Element, { x, y }: { x: number; y: number }): Element | undefined {
  const gap = document.elementFromPoint(x, y)?.closest('.agenda-gap');
  if (!gap || !root.contains(gap)) return undefined;
  const distance = (button: Element) => {
    const { left, width, top, height } = button.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  const [nearest] = [...gap.children].sort((a, b) => distance(a) - distance(b));
  return nearest;
}
