import { CONTACT_PROOF_FORM, KEY_FIELD } from '#app/features/contact/contact-addresses.ts';
import { HONEYPOT_FIELD, PROOF_FIELD } from '#app/platform/form-guard.ts';
import { proveWork } from '#app/platform/proof-of-work.ts';
import { showToast } from './toast.ts';

const TIMEOUT_MS = 8_000;
// The server takes a proof for 20 minutes.
const PROOF_LASTS_MS = 15 * 60_000;

/**
 * Helps the contact form from the first touch on: works on the proof while the visitor types, says
 * that it is sending, sends once however often it is pressed, and keeps the wait that a page asks for.
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
    // Without a challenge the form goes as one without a script, which the server allows less often.
    return proveWork(CONTACT_PROOF_FORM).then(
      (value) => setValue(proof, value),
      () => setValue(proof, ''),
    );
  }

  async function post(ready: HTMLFormElement): Promise<void> {
    if (performance.now() - provenMs > PROOF_LASTS_MS) work = prove();
    await Promise.race([work, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    const words = wordsOf(ready);
    // The same words keep their key, whatever became of the first try; other words are another message.
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

  // The browser brings a page back as it was left; its proof has been used.
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

/** What makes a message the same: everything but its guards. */
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
