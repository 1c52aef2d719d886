import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { startDragging } from '#app/features/agenda/drag/drag.ts';
import { handleAt, startMoving } from '#app/features/agenda/drag/moving.ts';
import { type GridPlace, gridPlaces } from '#app/features/agenda/grid/grid-board.ts';
import { startMarking } from '#app/features/agenda/grid/grid-range.ts';
import { startResizing } from '#app/features/agenda/resize/resizing.ts';
import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';

const HANDLES = '.cal-movable';
/** Shorter than a phone's own long press. */
const REST_MS = 350;

/**
 * Moves appointments within a grid: to another time, and of a day's to another practitioner's column. Picked up by
 * mouse, by a finger that rests on it, or by Space. At its lower edge, or by Shift and an arrow, it becomes longer or
 * shorter. Over empty time the mouse marks a stretch, to book or to close it.
 */
export default function gridMove(root: HTMLElement): void {
  const grid = root.querySelector<HTMLElement>('.cal');
  if (!grid) return;
  const isWeek = grid.dataset.week !== undefined;
  const places = gridPlaces(grid);
  const moving = startMoving(root, {
    handles: HANDLES,
    rowOf: (cell) => cell.parentElement,
    formOf: (cell) => `${cell.href}/mudar`,
    // In a week the practitioner stays.
    asked: isWeek ? {} : { ver: 'grade' },
    sent: ({ who }): Record<string, string> =>
      isWeek ? {} : { [APPOINTMENT_FIELDS.practitioner]: who },
    show: places.show,
    hide: places.hide,
    focusFirst: (row) => places.focus(places.after(row)),
  });
  if (!moving) return;
  let held = 0;
  // Before the moving: the lower edge of a visit is not for carrying it.
  startResizing(root, { grid, isIdle: () => moving.inHand() === undefined, say: moving.say });

  startDragging<GridPlace>(root, {
    handles: HANDLES,
    restMs: REST_MS,
    across: grid,
    labelOf: titleOf,
    onLift(cell, { y }) {
      held = y - cell.getBoundingClientRect().top;
      void moving.pickUp(cell, true);
    },
    targetAt: ({ x, y }) => (moving.isReady() ? places.placeAt({ x, top: y - held }) : undefined),
    onTarget(below, before) {
      before?.marker.classList.remove('cal-here');
      below?.marker.classList.add('cal-here');
      const patient = moving.patient() ?? '';
      return below ? `${below.time.time} · ${patient}` : patient;
    },
    onDrop: ({ time }) => void moving.putDown(time),
    // A pointer that is faster than the server's answer chooses once the places are there.
    onMiss: () => (moving.isReady() ? moving.giveUp(messages.elsewhere) : undefined),
  });

  // What is in hand is put down by a press, too, and no link is followed meanwhile.
  grid.addEventListener(
    'click',
    (event) => {
      if (!moving.isReady()) return;
      event.preventDefault();
      event.stopPropagation();
      if (handleAt(event.target, HANDLES) === moving.inHand()) return moving.giveUp();
      const { clientX, clientY } = event;
      const place = places.of(event.target) ?? places.placeAt({ x: clientX, top: clientY });
      if (place) void moving.putDown(place.time);
      else moving.giveUp(messages.elsewhere);
    },
    { capture: true },
  );

  grid.addEventListener('keydown', (event) => {
    const here = places.of(event.target);
    const next = here && places.beside(here, event.key);
    if (!next) return;
    event.preventDefault();
    places.focus(next);
  });
  // In the week of all, nobody is named who would be booked or closed.
  if (grid.dataset.week !== '') startMarking(grid, () => moving.inHand() === undefined);
  addEventListener('resize', () => (moving.isReady() ? places.measure() : undefined));
}

function titleOf(cell: Element): string {
  return cell.querySelector('.cal-title')?.textContent ?? '';
}
