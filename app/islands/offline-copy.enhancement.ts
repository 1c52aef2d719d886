import {
  deleteOfflineCopy,
  PROTOCOL_HEADER,
  readOfflineCopy,
  refreshOfflineCopy,
  saveOfflineCopy,
} from '#app/platform/browser/offline-copy.ts';
import { systemClock } from '#app/platform/clock.ts';

type State = 'offer' | 'keeping' | 'kept' | 'forgotten' | 'failed';

/**
 * The offline copy of a confirmation. `data-copy-for` says what the page is for: `keep` offers to store it, `refresh`
 * follows an appointment that may have moved, `forget` deletes the copy of a cancelled one. Nothing is stored
 * before the visitor asks for it.
 */
export default function offlineCopy(place: HTMLElement): void {
  if (!('caches' in window)) return;
  const { copyFor, address = '', protocol = '' } = place.dataset;
  const appointment = { address, protocol };
  const work = {
    keep: () => offer(place, appointment),
    refresh: () => refresh(appointment),
    // Without a session the appointment is unknown: no copy is better than one of a cancelled appointment.
    forget: () => deleteOfflineCopy(caches, protocol || undefined),
  };
  if (copyFor === 'keep' || copyFor === 'refresh' || copyFor === 'forget')
    work[copyFor]().catch(() => undefined);
}

type Appointment = { address: string; protocol: string };

async function offer(place: HTMLElement, appointment: Appointment): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return;
  await refresh(appointment);
  const copy = await readOfflineCopy(caches, systemClock.now());
  const isKept = copy?.headers.get(PROTOCOL_HEADER) === appointment.protocol;
  show(place, isKept ? 'kept' : 'offer');
  place.hidden = false;
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button?.dataset.do === 'keep') void keep(place, appointment.address);
    if (button?.dataset.do === 'forget')
      deleteOfflineCopy(caches).then(
        () => show(place, 'forgotten'),
        () => undefined,
      );
  });
}

async function keep(place: HTMLElement, address: string): Promise<void> {
  show(place, 'keeping');
  const isKept = await saveOfflineCopy(deps(), address).catch(() => false);
  show(place, isKept ? 'kept' : 'failed');
}

/** Shows the parts of the page that say so. */
function show(place: HTMLElement, state: State): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when?.split(' ').includes(state);
}

async function refresh(appointment: Appointment): Promise<void> {
  await refreshOfflineCopy({ ...deps(), now: systemClock.now() }, appointment);
}

function deps() {
  return { caches, fetch: (...request: Parameters<typeof fetch>) => fetch(...request) };
}
