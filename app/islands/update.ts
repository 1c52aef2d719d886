import { noteTouchedForms } from '#app/features/app-update/touched-forms.ts';
import { loadAgain } from '#app/platform/browser/load-again.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';

const WORKER = '/sw.js';
const LOOK_AGAIN_MS = 3_600_000;
/** A worker that only clears up does not wait; fetching during that time would keep the old one busy. */
const SETTLED_AFTER_MS = 1_000;

/**
 * Registers the service worker once the page has loaded and the browser is idle, and announces a new
 * version that waits. A page that stays open checks for a new version when it becomes visible, once an
 * hour at most.
 */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  document.addEventListener('click', forgetCopy);
  noteTouchedForms(document);
  const { worker } = readSettings();
  const begin = () =>
    (globalThis.requestIdleCallback ?? setTimeout)(
      () => void (worker === 'off' ? stop() : register()).catch(() => undefined),
    );
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress());
  const tell = async () => {
    if (!registration.waiting) return;
    const { offerUpdate } = await loadAgain(
      () => import('#app/features/app-update/update-notice.ts'),
    );
    offerUpdate(registration);
  };
  await tell();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a previous worker there is no new version: this is the first installation.
      if (installing.state === 'installed' && navigator.serviceWorker.controller)
        setTimeout(() => void tell().catch(() => undefined), SETTLED_AFTER_MS);
    });
  });
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/** This site's Trusted Types refuse a plain string, so a policy allows this one address. */
function workerAddress(): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(types)) return WORKER;
  return types.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER);
}

// A policy's result is not a string, but the browser accepts it wherever it asks for one.
type Policy = { createScriptURL: (address: string) => string };

function isFactory(
  types: unknown,
): types is { createPolicy: (name: string, rules: Policy) => Policy } {
  return typeof types === 'object';
}

async function stop(): Promise<void> {
  const { removeServiceWorker } = await import('#app/features/app-update/update-notice.ts');
  await removeServiceWorker(navigator.serviceWorker, caches);
}

/**
 * The offline copy of an appointment is plain HTML, read without internet; its only button is handled
 * here.
 */
function forgetCopy({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-forget]');
  if (!button) return;
  const copy = button.closest<HTMLElement>('[data-copy]');
  void caches.delete(button.dataset.forget ?? '').then(() => {
    copy?.replaceChildren(copy.dataset.copy ?? '');
    copy?.focus();
  });
}
