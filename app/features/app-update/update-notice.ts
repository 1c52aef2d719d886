import './update-notice.css';
import { appUpdateTexts } from '#app/locales/app-update-texts.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { APPLY_MESSAGE } from '#app/platform/update-message.ts';
import { applyUpdate } from './apply-update.ts';
import { watchForms } from './dirty-forms.ts';

/** A region is heard only when its words come after it. */
const HEARD_AFTER_MS = 100;

let isDirty: (() => boolean) | undefined;
let isShown = false;

/** Says that a newer version waits. It never takes the focus, and goes when another page has applied the update. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || isShown) return;
  console.info('new version available, reload');
  isDirty ??= watchForms(document);
  isShown = true;
  const texts = appUpdateTexts[localeOfPath(location.pathname)].notice;
  const notice = document.createElement('section');
  notice.className = 'update-notice';
  notice.ariaLabel = texts.label;
  const words = document.createElement('p');
  words.role = 'status';
  const update = button(texts.update, 'primary');
  const later = button(texts.later, 'secondary');
  const answers = document.createElement('div');
  answers.className = 'update-answers';
  answers.append(update, later);
  notice.append(words, answers);
  document.body.append(notice);
  setTimeout(() => {
    words.textContent ||= texts.text;
  }, HEARD_AFTER_MS);

  const dismissed = new AbortController();
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
    update.disabled = true;
    applyUpdate({
      isDirty: isDirty ?? (() => false),
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
    if (waiting.state === 'redundant' || !update.disabled) close();
  });
}

function button(label: string, look: 'primary' | 'secondary'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button button-${look}`;
  made.textContent = label;
  return made;
}
