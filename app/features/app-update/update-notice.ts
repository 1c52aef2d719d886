import './update-notice.css';
import { appUpdateMessages } from '#app/locales/app-update-texts.ts';
import type { AppUpdateMessages } from '#app/locales/pt-BR/app-update.ts';
import { APPLY_MESSAGE } from '#app/platform/browser/update-message.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { applyUpdate } from './apply-update.ts';
import { hasDirtyForm } from './dirty-forms.ts';

/** A region is heard only when its words come after it. */
const HEARD_AFTER_MS = 100;

let isShown = false;

/** Says that a newer version waits. It never takes the focus, and goes when another page has applied the update. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || isShown) return;
  isShown = true;
  console.info('new version available, reload');
  const texts = appUpdateMessages[localeOfPath(location.pathname)].notice;
  const { notice, words, update, later } = drawNotice(texts);
  document.body.append(notice);
  setTimeout(() => {
    words.textContent ||= texts.text;
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
    // Until the next page, also should a still newer version come.
    isShown = true;
  });
  update.addEventListener('click', () => {
    if (isTaken) return;
    isTaken = true;
    // Not disabled, which would lose the focus.
    update.setAttribute('aria-disabled', 'true');
    applyUpdate({
      isDirty: () => hasDirtyForm(document),
      activate() {
        words.textContent = texts.updating;
        registration.waiting?.postMessage(APPLY_MESSAGE);
      },
      tellWaiting() {
        words.textContent = texts.waiting;
      },
      reload: () => location.reload(),
      signal: dismissed.signal,
    });
  });
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'redundant' || !isTaken) close();
  });
}

function drawNotice(texts: AppUpdateMessages['notice']) {
  const notice = document.createElement('section');
  notice.className = 'update-notice';
  notice.setAttribute('aria-label', texts.label);
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const answers = document.createElement('div');
  answers.className = 'update-answers';
  const update = button(texts.update, 'primary');
  const later = button(texts.later, 'secondary');
  answers.append(update, later);
  notice.append(words, answers);
  return { notice, words, update, later };
}

function button(label: string, look: 'primary' | 'secondary'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button button-${look}`;
  made.textContent = label;
  return made;
}
