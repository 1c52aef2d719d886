import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import { proveWork } from '#app/platform/proof-of-work.ts';
import { startHold } from './booking-hold.ts';

/**
 * Improves a screen of the booking journey, which is plain HTML: proves work while the visitor reads, repeats the
 * chosen time in the bar, shows that a form is being sent and sends it once, and keeps the hold's clock.
 */
export default function booking(journey: HTMLElement): void {
  startProof(journey);
  startChoice(journey);
  startAnswers(journey);
  startSending(journey);
  journey.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  const hold = journey.querySelector<HTMLElement>('[data-hold]');
  if (hold) startHold(hold);
}

/** Without a challenge the server treats the forms as sent without JavaScript. */
function startProof(journey: HTMLElement): void {
  const fields = journey.querySelectorAll<HTMLInputElement>(`[name=${PROOF_FIELD}]`);
  if (fields.length === 0) return;
  const prove = () =>
    proveWork('booking').then(
      (value) => {
        for (const field of fields) field.value = value;
      },
      () => undefined,
    );
  void prove();
  // The browser restores a page as it was left, but its proof is used up.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void prove());
}

/** Says in the bar which time is chosen, and keeps autofill to the person at the device. */
function startChoice(journey: HTMLElement): void {
  const picked = journey.querySelector<HTMLElement>('[data-picked]');
  const fields = journey.querySelectorAll<HTMLInputElement>('#patientName, #birth');
  const show = () => {
    const time = journey.querySelector<HTMLInputElement>('[name=startsAt]:checked');
    const label = time?.dataset.label;
    if (picked)
      picked.textContent = label ? (picked.dataset.picked?.replace('#', label) ?? '') : '';
    const forWhom = journey.querySelector<HTMLInputElement>('[name=forWhom]:checked')?.value;
    for (const field of fields) {
      const own = field.id === 'birth' ? 'bday' : 'name';
      field.setAttribute('autocomplete', forWhom === 'self' ? own : 'off');
    }
  };
  journey.addEventListener('change', show);
  show();
}

/** Keeps an answer about the preparation at once, so that the links to other days do not lose it. */
function startAnswers(journey: HTMLElement): void {
  const form = journey.querySelector<HTMLFormElement>('form:has(.preparation-ask)');
  form?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.preparation-ask')) return;
    const body = new FormData(form);
    body.set('intent', 'preparo');
    fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
      () => undefined,
    );
  });
}

// Who stops a request that takes long may send again; the server books once.
const SENDING_MS = 8_000;

/** A second press while the first is under way changes nothing. */
function startSending(journey: HTMLElement): void {
  let sentAtMs = Number.NEGATIVE_INFINITY;
  const button = journey.querySelector<HTMLElement>('[data-sending]');
  const label = button?.querySelector('span');
  const words = label?.textContent ?? '';
  journey.addEventListener('submit', (event) => {
    if (performance.now() - sentAtMs < SENDING_MS) return event.preventDefault();
    sentAtMs = performance.now();
    if (label && event.submitter === button) label.textContent = button?.dataset.sending ?? words;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sentAtMs = Number.NEGATIVE_INFINITY;
    if (label) label.textContent = words;
  });
}
