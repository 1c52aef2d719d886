import './update-notice.css';
import { type AppUpdateMessages, appUpdateMessages } from '#app/locales/pt-BR/app-update.ts';
import { APPLY_MESSAGE, deleteCaches } from '#app/platform/browser/service-worker.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { applyUpdate } from './apply-update.ts';
import { hasDirtyForm } from './dirty-forms.ts';

/** Screen readers announce a live region only when its text is added later. */
const HEARD_AFTER_MS = 100;

let isShown = false;

/**
 * Announces that a new version is waiting. Never takes the focus; closes when another tab applies the
 * update.
 */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || isShown) return;
  isShown = true;
  console.info('new version available, reload');
  const messages = appUpdateMessages[localeOfPath(location.pathname)].notice;
  const { notice, status, update, later } = drawNotice(messages);
  document.body.append(notice);
  setTimeout(() => {
    status.textContent ||= messages.text;
  }, HEARD_AFTER_MS);

  const dismissed = new AbortController();
  let isTaken = false;
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
    if (isTaken) return;
    isTaken = true;
    // Not `disabled`, which would lose the focus.
    update.setAttribute('aria-disabled', 'true');
    applyUpdate({
      isDirty: () => hasDirtyForm(document),
      activate() {
        status.textContent = messages.updating;
        registration.waiting?.postMessage(APPLY_MESSAGE);
      },
      tellWaiting() {
        status.textContent = messages.waiting;
      },
      reload: () => location.reload(),
      signal: dismissed.signal,
    });
  });
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'redundant' || !isTaken) close();
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
