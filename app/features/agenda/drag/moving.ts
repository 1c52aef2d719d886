import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import {
  type AppointmentTime,
  type AppointmentTimes,
  readAppointmentTimes,
  readMoveAnswer,
} from '#app/features/agenda/move-messages.ts';
import { staffAgendaMove as messages } from '#app/locales/pt-BR/staff/agenda-move.ts';
import { askBeforeMove } from './confirm.ts';

/** What appointments are picked up from and put down on: the lists of days, or the grid of one. */
export type Board = {
  /** Of handles; each says in its data where its times are and what it moves. */
  handles: string;
  rowOf: (handle: HTMLAnchorElement) => HTMLElement | null;
  /** Where the form is, when the script can do nothing. */
  formOf: (handle: HTMLAnchorElement) => string;
  /** What is asked for besides the days that are shown. */
  asked: Readonly<Record<string, string>>;
  /** What is sent besides the time. */
  sent: (time: AppointmentTime) => Readonly<Record<string, string>>;
  /** Shows where it may go. @returns how many of the times have a place */
  show: (times: readonly AppointmentTime[], row: HTMLElement) => number;
  hide: (row: HTMLElement) => void;
  /** Gives the focus to the place after its own. */
  focusFirst: (row: HTMLElement) => void;
};

type Picked = { handle: HTMLAnchorElement; row: HTMLElement; found: AppointmentTimes | null };

/**
 * Moves appointments on a board: picks one up, shows where it may go, asks when it is put down and tells in the bar
 * what becomes of it. Nothing moves before the server agrees. Where that cannot be asked, the form is used.
 * @returns undefined without a bar
 */
export function startMoving(root: HTMLElement, board: Board) {
  const bar = root.querySelector<HTMLElement>('.agenda-move-bar');
  const says = bar?.querySelector('p');
  if (!bar || !says) return undefined;
  let picked: Picked | undefined;

  async function pickUp(handle: HTMLAnchorElement, isDragged: boolean): Promise<void> {
    const row = board.rowOf(handle);
    if (!row) return;
    putBack(messages.loading);
    const mine: Picked = { handle, row, found: null };
    picked = mine;
    row.classList.add('agenda-picked');
    const found = await fetchTimes(handle, { root, asked: board.asked }).catch(() => undefined);
    if (picked !== mine) return;
    if (!found) return location.assign(board.formOf(handle));
    const count = board.show(found.times, row);
    if (count === 0) return putBack(messages.none(found.patient));
    mine.found = found;
    say(messages.picked(found.patient, count), messages.giveUp, () => giveUp());
    if (!isDragged) board.focusFirst(row);
  }

  /** @param words what is said of it */
  function putBack(message: string): void {
    picked?.row.classList.remove('agenda-picked');
    if (picked) board.hide(picked.row);
    picked = undefined;
    say(message);
  }

  function giveUp(message: string = messages.kept): void {
    const handle = picked?.handle;
    putBack(message);
    handle?.focus({ preventScroll: true });
  }

  async function putDown(time: AppointmentTime): Promise<void> {
    const now = picked;
    if (!now?.found) return;
    const { patient, moment, key } = now.found;
    if (!(await askBeforeMove({ patient, from: moment, to: time.label }))) return giveUp();
    const { times = '', protocol = '', version = '' } = now.handle.dataset;
    const body = new URLSearchParams({
      [APPOINTMENT_FIELDS.version]: version,
      [APPOINTMENT_FIELDS.key]: key,
      [APPOINTMENT_FIELDS.startsAt]: time.value,
      ...board.sent(time),
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

  root.addEventListener('keydown', (event) => {
    const handle = handleAt(event.target, board.handles);
    if (!handle || event.key !== ' ') return;
    event.preventDefault();
    void pickUp(handle, false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && picked && !document.querySelector('dialog[open]')) giveUp();
  });
  focusMoved(root, board);

  return {
    pickUp,
    putDown,
    giveUp,
    /** The handle of what is in hand. */
    inHand: () => picked?.handle,
    /** Whether it may be put down already: before, the server has not said where. */
    isReady: () => Boolean(picked?.found),
    patient: () => picked?.found?.patient,
    /** Tells something in the bar. */
    say,
  };
}

/** The handle that an event is of. */
export function handleAt(
  target: EventTarget | null,
  handles: string,
): HTMLAnchorElement | undefined {
  const handle = target instanceof Element ? target.closest(handles) : null;
  return handle instanceof HTMLAnchorElement ? handle : undefined;
}

/** After a move the page is loaded anew; who used the keyboard goes on from the appointment. */
function focusMoved(root: HTMLElement, { handles }: Board): void {
  const moved = new URLSearchParams(location.search).get('mudada');
  if (moved === null || location.hash !== `#v-${moved}`) return;
  if (document.activeElement !== document.body) return;
  const all = [...root.querySelectorAll<HTMLElement>(handles)];
  all.find(({ dataset }) => dataset.protocol === moved)?.focus();
}

async function fetchTimes(
  { dataset }: HTMLElement,
  { root, asked }: { root: HTMLElement; asked: Board['asked'] },
) {
  const { first = '', days = '' } = root.dataset;
  const query = new URLSearchParams({ desde: first, dias: days, ...asked });
  const answer = await fetch(`${dataset.times}?${query}`, { headers: JSON_ONLY });
  return answer.ok ? readAppointmentTimes(await answer.json()) : undefined;
}

export async function post(address: string, body: URLSearchParams) {
  const answer = await fetch(address, { method: 'POST', body, headers: JSON_ONLY });
  return readMoveAnswer(await answer.json());
}

export const JSON_ONLY = { accept: 'application/json' };

/** Reloads the page, with a message on top and the appointment in its new place. */
export function showAgain(protocol: string): void {
  const next = new URL(location.href);
  next.searchParams.set('mudada', protocol);
  next.hash = `v-${protocol}`;
  const isSame = next.search === location.search;
  if (isSame) location.hash = next.hash;
  if (isSame) location.reload();
  else location.assign(next);
}
