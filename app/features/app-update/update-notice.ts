import './update-notice.css';
import { type AppUpdateMessages, appUpdateMessages } from '#app/locales/app-update.ts';
import { APPLY_MESSAGE, deleteCaches } from '#app/platform/browser/service-worker.ts';
import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { isTouched } from './touched-forms.ts';

/** Delay between telling the new worker to take over and reloading the page. */
export const RELOAD_AFTER_MS = 2_000;
/** How often an unfinished form is checked again. */
export const LOOK_AT_FORMS_MS = 1_000;

type UpdateSteps = {
  /** Whether a form on the page is unfinished. */
  isDirty: () => boolean;
  /** Tells the new worker to take over. Calling it again does nothing. */
  activate: () => void;
  /** Tells the visitor that the update waits for the form. */
  showWaiting: () => void;
  reload: () => void;
  /** Aborted when the visitor changes their mind. */
  signal: AbortSignal;
};

/** Activates the new version and reloads the page two seconds later; never while a form is dirty. */
export function applyUpdate(steps: UpdateSteps): void {
  if (steps.signal.aborted) return;
  if (steps.isDirty()) {
    steps.showWaiting();
    setTimeout(() => applyUpdate(steps), LOOK_AT_FORMS_MS);
    return;
  }
  steps.activate();
  setTimeout(() => {
    if (steps.isDirty()) applyUpdate(steps);
    else if (!steps.signal.aborted) steps.reload();
  }, RELOAD_AFTER_MS);
}

/** As long as the question about privacy takes to appear: it stands at the same place and comes first. */
const AFTER_QUESTION_MS = 1_000;
/** Screen readers announce a live region only when its text is added later. */
const HEARD_AFTER_MS = 100;

let isShown = false;

/**
 * Announces that a new version is waiting, once no question about privacy is open. Never takes the focus;
 * closes when another tab applies the update.
 */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || isShown) return;
  isShown = true;
  console.info('new version available, reload');
  const messages = appUpdateMessages[localeOfPath(location.pathname)].notice;
  const { notice, status, update, later } = drawNotice(messages);
  const dismissed = new AbortController();
  const root = document.documentElement;
  const show = () => {
    if (root.hasAttribute('data-asks-consent') || notice.isConnected) return;
    answered.disconnect();
    if (dismissed.signal.aborted) return;
    document.body.append(notice);
    setTimeout(() => {
      status.textContent ||= messages.text;
    }, HEARD_AFTER_MS);
  };
  const answered = new MutationObserver(show);
  setTimeout(() => {
    answered.observe(root, { attributeFilter: ['data-asks-consent'] });
    show();
  }, AFTER_QUESTION_MS);

  let isAccepted = false;
  const close = () => {
    dismissed.abort();
    isShown = false;
    if (notice.contains(document.activeElement))
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    notice.remove();
  };
  later.addEventListener('click', () => {
    close();
    // Stays dismissed until the next page, even if a newer version arrives.
    isShown = true;
  });
  update.addEventListener('click', () => {
    if (isAccepted) return;
    isAccepted = true;
    // Not `disabled`, which would lose the focus.
    update.setAttribute('aria-disabled', 'true');
    applyUpdate({
      isDirty: () => hasDirtyForm(document),
      activate() {
        status.textContent = messages.updating;
        registration.waiting?.postMessage(APPLY_MESSAGE);
      },
      showWaiting() {
        status.textContent = messages.waiting;
      },
      reload: () => location.reload(),
      signal: dismissed.signal,
    });
  });
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'redundant' || !isAccepted) close();
  });
}

function drawNotice(messages: AppUpdateMessages['notice']) {
  const notice = document.createElement('section');
  notice.className = 'update-notice';
  notice.setAttribute('aria-label', messages.label);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const answers = document.createElement('div');
  answers.className = 'update-answers';
  const update = button(messages.update, 'primary');
  const later = button(messages.later, 'secondary');
  answers.append(update, later);
  notice.append(status, answers);
  return { notice, status, update, later };
}

function button(label: string, look: 'primary' | 'secondary'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button button-${look}`;
  made.textContent = label;
  return made;
}

/**
 * Whether a visible form was begun: a field was changed, or its value differs from what the server sent,
 * as when it was edited before any script ran.
 */
export function hasDirtyForm(page: Document): boolean {
  return [...page.forms].some(
    (form) =>
      // A form in a closed dialog does not count.
      form.getClientRects().length > 0 && (isTouched(form) || isFilledIn(form)),
  );
}

/** Unregisters the service worker and deletes all its caches. */
export async function removeServiceWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'>,
  caches: CacheStorage,
): Promise<void> {
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteCaches(caches);
}
