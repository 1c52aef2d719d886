import {
  HONEYPOT_FIELD,
  KEY_FIELD,
  MESSAGE_PROOF_FORM,
  PROOF_FIELD,
} from '#app/platform/form-guard.ts';
import { proveWork } from '#app/platform/proof-of-work.ts';
import { showToast } from './toast.ts';

const TIMEOUT_MS = 8_000;
// The server accepts a proof for 20 minutes.
const PROOF_LASTS_MS = 15 * 60_000;

/**
 * Improves the contact form from the first interaction on: computes the proof while the visitor types,
 * shows that it is sending, submits once however often the button is pressed, and enforces the wait a page
 * asks for.
 */
export default function contactForm(form: HTMLElement): void {
  const proof = form.querySelector<HTMLInputElement>(`[name=${PROOF_FIELD}]`);
  const key = form.querySelector<HTMLInputElement>(`[name=${KEY_FIELD}]`);
  const label = form.querySelector<HTMLElement>('button > span');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!(form instanceof HTMLFormElement) || !proof || !key || !label || !status) return;
  const { sending = '', wait = '0', waitText = '' } = form.dataset;
  const send = label.textContent;
  let sentWords = '';
  let isSending = false;
  let provenMs = 0;
  let work = prove();

  function prove(): Promise<void> {
    provenMs = performance.now();
    // Without a challenge the form is sent like one without a script, which the server allows less often.
    return proveWork(MESSAGE_PROOF_FORM).then(
      (value) => setValue(proof, value),
      () => setValue(proof, ''),
    );
  }

  async function post(ready: HTMLFormElement): Promise<void> {
    if (performance.now() - provenMs > PROOF_LASTS_MS) work = prove();
    await Promise.race([work, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    const words = wordsOf(ready);
    // An unchanged message keeps its key, whatever happened to the first try; a changed one is a new
    // message.
    if (key?.value === '' || (sentWords !== '' && words !== sentWords)) setValue(key, newKey());
    sentWords = words;
    ready.submit();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    if (performance.now() < Number(wait) * 1000) {
      status.textContent = waitText;
      showToast({ text: waitText, tone: 'bad' });
      return;
    }
    isSending = true;
    label.textContent = sending;
    status.textContent = '';
    void post(form);
  });

  // The browser restores a page as it was left, but its proof is used up.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isSending = false;
    label.textContent = send;
    proof.value = '';
    work = prove();
  });
}

function setValue(field: HTMLInputElement | null, value: string): void {
  if (field) field.value = value;
}

/** Everything that identifies a message: all fields but its guards. */
function wordsOf(form: HTMLFormElement): string {
  const guards = [PROOF_FIELD, KEY_FIELD, HONEYPOT_FIELD];
  return JSON.stringify([...new FormData(form)].filter(([name]) => !guards.includes(name)));
}

/** 32 random bytes in base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
