import { neighbourOf } from '#app/features/agenda/drag/free-times.ts';
import type { AppointmentTime } from '#app/features/agenda/move-messages.ts';
import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';
import { minuteOf, placeClass, readHours, rowsAt } from './grid-place.ts';

/** A time in the grid to which an appointment may go. */
export type GridPlace = {
  time: AppointmentTime;
  /** Of its practitioner, in a week of its day, from 0. */
  column: number;
  marker: HTMLElement;
};

/** In the page, moved with the grid where that scrolls sideways; measured once. */
type Box = { left: number; right: number; top: number; height: number };

/** So far beside a place one may point. */
const LEAST_REACH_PX = 14;

/** The places of a grid for an appointment that is in hand. They lie in the grid's own rows and make none higher. */
export function gridPlaces(grid: HTMLElement) {
  let places: GridPlace[] = [];
  let boxes: Box[] = [];
  let scrolled = 0;

  function measure(): void {
    scrolled = grid.scrollLeft;
    const columns = columnsOf(grid).map((column) => column.getBoundingClientRect());
    boxes = places.map(({ marker, column }) => {
      const { top, height } = marker.getBoundingClientRect();
      const { left = 0, right = 0 } = columns[column] ?? {};
      return { left, right, top: top + scrollY, height };
    });
  }

  /** @param top where the visit's beginning is, in the window */
  function placeAt({ x, top }: { x: number; top: number }): GridPlace | undefined {
    const across = x + grid.scrollLeft - scrolled;
    const down = top + scrollY;
    let nearest: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, box] of boxes.entries()) {
      if (across < box.left || across >= box.right) continue;
      const distance = Math.abs(box.top - down);
      if (distance >= least || distance > Math.max(LEAST_REACH_PX, box.height / 2)) continue;
      least = distance;
      nearest = index;
    }
    return nearest === undefined ? undefined : places[nearest];
  }

  return {
    measure,
    placeAt,
    /** @returns how many of the times have a place in the grid */
    show(times: readonly AppointmentTime[]): number {
      places = placesIn(grid, times);
      for (const { marker, column } of places) eventsOf(grid, column)?.prepend(marker);
      grid.classList.add('cal-moving');
      measure();
      return places.length;
    },
    hide(): void {
      for (const { marker } of places) marker.remove();
      places = [];
      grid.classList.remove('cal-moving');
    },
    /** Gives the focus to a place, as a button that says which it is. */
    focus(place: GridPlace | undefined): void {
      if (!place) return;
      for (const { marker } of places) if (marker !== place.marker) clear(marker);
      mark(place);
    },
    /** The first place after a time of its own column, else the last one of all. */
    after(row: Element): GridPlace | undefined {
      const own = columnsOf(grid).findIndex((column) => column.contains(row));
      const at = row.getAttribute('data-at') ?? '';
      const inOwn = places.filter(({ column }) => column === own);
      return inOwn.find(({ time }) => time.at.slice(11) > at) ?? inOwn.at(-1) ?? places[0];
    },
    /** The place whose button this is. */
    of: (button: EventTarget | null) =>
      places.find(({ marker }) => button instanceof Node && marker.contains(button)),
    /** Where an arrow leads from a place: along its column, or to the nearest hour of the next one that has any. */
    beside(place: GridPlace, key: string): GridPlace | undefined {
      const keyed = places.map(({ time, column }) => ({ on: String(column), at: time.at }));
      const next = neighbourOf(keyed, { index: places.indexOf(place), key, isWeek: true });
      return next === undefined ? undefined : places[next];
    },
  };
}

function columnsOf(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('.cal-column')];
}

function eventsOf(grid: HTMLElement, column: number): Element | null | undefined {
  return columnsOf(grid)[column]?.querySelector('.cal-events');
}

/** By column, and earliest first in each. */
function placesIn(grid: HTMLElement, times: readonly AppointmentTime[]): GridPlace[] {
  const hours = readHours(grid.dataset.hours ?? '');
  const columns = columnsOf(grid);
  const keys = columns.map(({ dataset }) => dataset.key);
  const isWeek = grid.dataset.week !== undefined;
  return times
    .flatMap((time) => {
      const column = keys.indexOf(isWeek ? time.on : time.who);
      const span = { from: minuteOf(time.at.slice(11)), until: minuteOf(time.until) };
      const at = rowsAt(hours, span);
      if (!at || !columns[column]?.querySelector('.cal-events')) return [];
      const marker = document.createElement('div');
      marker.className = `cal-place ${placeClass(at.row, at.rows)}`;
      marker.setAttribute('aria-hidden', 'true');
      return [{ time, column, marker }];
    })
    .sort((one, other) => one.column - other.column || one.time.at.localeCompare(other.time.at));
}

function mark({ marker, time }: GridPlace): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = time.time;
  button.setAttribute('aria-label', `${messages.free}: ${time.label}`);
  marker.setAttribute('role', 'gridcell');
  marker.removeAttribute('aria-hidden');
  marker.classList.add('cal-here');
  marker.replaceChildren(button);
  button.focus();
}

function clear(marker: HTMLElement): void {
  marker.replaceChildren();
  marker.removeAttribute('role');
  marker.setAttribute('aria-hidden', 'true');
  marker.classList.remove('cal-here');
}
