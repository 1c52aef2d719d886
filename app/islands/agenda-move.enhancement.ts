import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { askBeforeMove } from '#app/features/agenda/drag/confirm.ts';
import { startDragging } from '#app/features/agenda/drag/drag.ts';
import {
  type FreeTime,
  hideFreeTimes,
  neighbourOf,
  showFreeTimes,
} from '#app/features/agenda/drag/free-times.ts';
import {
  type AppointmentTimes,
  readAppointmentTimes,
  readMoveAnswer,
} from '#app/features/agenda/move-messages.ts';
import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';

type Picked = {
  grip: HTMLAnchorElement;
  row: Element;
  found: AppointmentTimes | null;
  free: FreeTime[];
};

/**
 * Moves appointments within the agenda: an appointment is picked up by its handle (dragged, pressed, or
 * Space), the available slots of the displayed days appear between the others, and after the drop a dialog
 * asks for confirmation. Nothing moves before the server agrees. On failure the form behind the handle is
 * used.
 */
export default function agendaMove(root: HTMLElement): void {
  const bar = root.querySelector<HTMLElement>('.agenda-move-bar');
  const says = bar?.querySelector('p');
  if (!bar || !says) return;
  let picked: Picked | undefined;

  async function pickUp(grip: HTMLAnchorElement, isDragged: boolean): Promise<void> {
    const row = grip.closest('li');
    if (!row) return;
    putBack(messages.loading);
    const mine: Picked = { grip, row, found: null, free: [] };
    picked = mine;
    row.classList.add('agenda-picked');
    const found = await fetchTimes(grip, root).catch(() => undefined);
    if (picked !== mine) return;
    if (!found) return location.assign(grip.href);
    if (found.times.length === 0) return putBack(messages.none(found.patient));
    mine.found = found;
    mine.free = showFreeTimes(root, { times: found.times, keepInPlace: row });
    say(messages.picked(found.patient, found.times.length), messages.giveUp, () => giveUp());
    if (isDragged) return;
    const at = row.getAttribute('data-at') ?? '';
    const next = mine.free.find(({ time }) => time.at > at) ?? mine.free.at(-1);
    next?.button.focus();
  }

  /** @param words what is said of it */
  function putBack(message: string): void {
    picked?.row.classList.remove('agenda-picked');
    if (picked) hideFreeTimes(root, picked.row);
    picked = undefined;
    say(message);
  }

  function giveUp(message: string = messages.kept): void {
    const grip = picked?.grip;
    putBack(message);
    grip?.focus({ preventScroll: true });
  }

  async function drop(button: Element): Promise<void> {
    const now = picked;
    const time = now?.free.find((each) => each.button === button)?.time;
    if (!now?.found || !time) return;
    const { patient, moment, key } = now.found;
    if (!(await askBeforeMove({ patient, from: moment, to: time.label }))) return giveUp();
    const { times = '', protocol = '', version = '' } = now.grip.dataset;
    const body = new URLSearchParams({
      [APPOINTMENT_FIELDS.version]: version,
      [APPOINTMENT_FIELDS.key]: key,
      [APPOINTMENT_FIELDS.startsAt]: time.value,
    });
    const answer = await post(times, body).catch(() => undefined);
    if (answer?.isMoved) return showAgain(protocol);
    giveUp(answer ? messages.refused(answer.words.join(' ')) : messages.failed);
    say(says?.textContent ?? '', messages.reload, () => location.reload());
  }

  function say(message: string, action?: string, onAction?: () => void): void {
    if (!bar || !says) return;
    says.textContent = message;
    bar.querySelector('button')?.remove();
    if (!action || !onAction) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button-secondary';
    button.textContent = action;
    button.addEventListener('click', onAction);
    bar.append(button);
  }

  root.addEventListener('click', (event) => {
    const grip = gripAt(event.target);
    if (grip && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (picked?.grip === grip) giveUp();
      else void pickUp(grip, false);
    }
    const free = closest(event.target, '.agenda-free');
    if (free) void drop(free);
  });

  root.addEventListener('keydown', (event) => {
    const grip = gripAt(event.target);
    if (grip && event.key === ' ') {
      event.preventDefault();
      void pickUp(grip, false);
    }
    const free = picked?.free ?? [];
    const index = free.findIndex(({ button }) => button === event.target);
    if (index < 0) return;
    const isWeek = root.querySelector('.agenda-week') !== null;
    const next = neighbourOf(
      free.map(({ time }) => time),
      { index, key: event.key, isWeek },
    );
    if (next === undefined) return;
    event.preventDefault();
    free[next]?.button.focus();
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && picked && !document.querySelector('dialog[open]')) giveUp();
  });

  focusMoved(root);
  startDragging(root, {
    onLift: (grip) => void pickUp(grip, true),
    onDrop: (free) => void drop(free),
    // A pointer that is faster than the server's answer chooses once the slots are there.
    onMiss: () => (picked?.found ? giveUp(messages.elsewhere) : undefined),
  });
}

/** After a move the page is loaded anew; who used the keyboard goes on from the appointment. */
function focusMoved(root: HTMLElement): void {
  const moved = new URLSearchParams(location.search).get('mudada');
  if (moved === null || location.hash !== `#v-${moved}`) return;
  if (document.activeElement !== document.body) return;
  const row = document.getElementById(`v-${moved}`);
  if (root.contains(row)) row?.querySelector<HTMLElement>('.agenda-grip')?.focus();
}

function gripAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const grip = closest(target, '.agenda-grip');
  return grip instanceof HTMLAnchorElement ? grip : undefined;
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

async function fetchTimes({ dataset }: HTMLElement, root: HTMLElement) {
  const { first = '', days = '' } = root.dataset;
  const query = new URLSearchParams({ desde: first, dias: days });
  const answer = await fetch(`${dataset.times}?${query}`, { headers: JSON_ONLY });
  return answer.ok ? readAppointmentTimes(await answer.json()) : undefined;
}

async function post(address: string, body: URLSearchParams) {
  const answer = await fetch(address, { method: 'POST', body, headers: JSON_ONLY });
  return readMoveAnswer(await answer.json());
}

const JSON_ONLY = { accept: 'application/json' };

/** Reloads the page, with a message on top and the appointment in its new place. */
function showAgain(protocol: string): void {
  const next = new URL(location.href);
  next.searchParams.set('mudada', protocol);
  next.hash = `v-${protocol}`;
  const isSame = next.search === location.search;
  if (isSame) location.hash = next.hash;
  if (isSame) location.reload();
  else location.assign(next);
}
