import { startDragging } from '#app/features/agenda/drag/drag.ts';
import {
  type FreeTime,
  freeTimeAt,
  hideFreeTimes,
  neighbourOf,
  showFreeTimes,
} from '#app/features/agenda/drag/free-times.ts';
import { handleAt, startMoving } from '#app/features/agenda/drag/moving.ts';
import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';

const HANDLES = '.agenda-grip';

/**
 * Moves appointments within the list of a day: an appointment is picked up by its handle (dragged, pressed, or
 * Space), and the available slots of the displayed days appear between the others.
 */
export default function agendaMove(root: HTMLElement): void {
  let free: FreeTime[] = [];
  const moving = startMoving(root, {
    handles: HANDLES,
    rowOf: (grip) => grip.closest('li'),
    formOf: (grip) => grip.href,
    asked: {},
    sent: () => ({}),
    show(times, row) {
      if (times.length > 0) free = showFreeTimes(root, { times, keepInPlace: row });
      return times.length;
    },
    hide(row) {
      hideFreeTimes(root, row);
      free = [];
    },
    focusFirst(row) {
      const at = row.getAttribute('data-at') ?? '';
      const next = free.find(({ time }) => time.at > at) ?? free.at(-1);
      next?.button.focus();
    },
  });
  if (!moving) return;

  function drop(button: Element | null): void {
    const time = free.find((each) => each.button === button)?.time;
    if (time) void moving?.putDown(time);
  }

  root.addEventListener('click', (event) => {
    const grip = handleAt(event.target, HANDLES);
    if (grip && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (moving.inHand() === grip) moving.giveUp();
      else void moving.pickUp(grip, false);
    }
    if (event.target instanceof Element) drop(event.target.closest('.agenda-free'));
  });

  root.addEventListener('keydown', (event) => {
    const index = free.findIndex(({ button }) => button === event.target);
    if (index < 0) return;
    const next = neighbourOf(
      free.map(({ time }) => time),
      { index, key: event.key, isWeek: false },
    );
    if (next === undefined) return;
    event.preventDefault();
    free[next]?.button.focus();
  });

  startDragging<Element>(root, {
    handles: HANDLES,
    labelOf: (grip) => grip.closest('li')?.querySelector('a')?.textContent ?? '',
    onLift: (grip) => void moving.pickUp(grip, true),
    targetAt: (at) => freeTimeAt(root, at),
    onTarget(below, before) {
      before?.classList.remove('agenda-free-below');
      below?.classList.add('agenda-free-below');
      return undefined;
    },
    onDrop: drop,
    // A pointer that is faster than the server's answer chooses once the slots are there.
    onMiss: () => (moving.isReady() ? moving.giveUp(messages.elsewhere) : undefined),
  });
}
