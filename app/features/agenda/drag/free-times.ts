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
