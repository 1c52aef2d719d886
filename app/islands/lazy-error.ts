import { browserErrorsTexts } from '#app/locales/browser-errors-texts.ts';
import { homePath, localeOfPath } from '#app/platform/locale.ts';

const MEDICAL = /^\/(?:servicos|artigos|blog|podcast)(?:\/|$)/;
const QUICK_MS = 400;
const ANSWER_MS = 5_000;

/** Whether a page is about health: there a person is offered the clinic's WhatsApp too. */
function isMedicalPage(): boolean {
  return MEDICAL.test(homePath(location.pathname));
}

function texts() {
  return browserErrorsTexts[localeOfPath(location.pathname)];
}

/** Says beside an element that its code is on the way, unless it comes at once. @returns takes it away */
export function showLoading(near: Element): () => void {
  const { medical, part } = texts().loading;
  const words = make('p', { role: 'status', textContent: isMedicalPage() ? medical : part });
  const timer = setTimeout(() => near.after(words), QUICK_MS);
  return () => {
    clearTimeout(timer);
    words.remove();
  };
}

export type FailureView = {
  /** The whole view, for a page or what a page is there for; else one line in the place of a part. */
  isWhole: boolean;
  /** Puts the view where it belongs. */
  place: (view: HTMLElement) => void;
  onRetry: () => void;
};

/** Says that something could not be loaded, with the ways on. What the page shows already stays. */
export async function showFailure({ isWhole, place, onRetry }: FailureView): Promise<void> {
  const { view: whole, inline, reload, tryAgain, whatsapp } = texts();
  const kind = isMedicalPage() ? 'medical' : (await isOffline()) ? 'network' : 'other';
  const view = make('div', { className: 'notice notice-warning', role: 'alert' });
  const body = make('div', { className: 'notice-body' });
  const row = make('div', { className: 'button-row' });
  const textContent = (isWhole ? whole : inline)[kind];
  const title = make(isWhole ? 'h2' : 'p', { className: 'notice-title', textContent });
  const retry = button(tryAgain, 'primary', () => {
    view.remove();
    onRetry();
  });
  row.append(retry);
  if (isWhole) row.append(button(reload, 'secondary', () => location.reload()));
  // The frame's own link: the clinic's number stands nowhere else.
  const chat = document.querySelector<HTMLAnchorElement>('a[data-confirmed][href*="wa.me"]');
  if (isWhole && kind === 'medical' && chat) {
    const link = document.importNode(chat);
    link.className = 'button button-secondary';
    link.append(make('span', { textContent: whatsapp }));
    row.append(link);
  }
  body.append(title, row);
  view.append(body);
  place(view);
}

/** Whether the site cannot be reached at all; what answers with an error has been reached. */
async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true;
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch('/healthz', { cache: 'no-store', signal }).then(
    () => false,
    () => true,
  );
}

function button(words: string, look: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className: `button button-${look}` });
  made.append(make('span', { textContent: words }));
  made.addEventListener('click', onClick);
  return made;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values);
}
