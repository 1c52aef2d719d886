import { browserErrorsMessages } from '#app/locales/faults/browser-errors.ts';
import { localeOfPath, withoutLocale } from '#app/platform/locale.ts';

const MEDICAL = /^\/(?:servicos|artigos|blog|podcast)(?:\/|$)/;
const QUICK_MS = 400;
const ANSWER_MS = 5_000;

/** Whether a page is about health: such pages also offer the clinic's WhatsApp. */
function isMedicalPage(): boolean {
  return MEDICAL.test(withoutLocale(location.pathname));
}

function messages() {
  return browserErrorsMessages[localeOfPath(location.pathname)];
}

/** Shows a loading message next to an element unless its code arrives at once. @returns removes it */
export function showLoading(near: Element): () => void {
  const { medical, part } = messages().loading;
  const status = make('p', { role: 'status', textContent: isMedicalPage() ? medical : part });
  const timer = setTimeout(() => near.after(status), QUICK_MS);
  return () => {
    clearTimeout(timer);
    status.remove();
  };
}

export type FailureView = {
  /** The full view, for a page or its main part; else a single line in place of the part. */
  isWhole: boolean;
  /** Inserts the view. */
  place: (view: HTMLElement) => void;
  onRetry: () => void;
};

/** Reports that something failed to load and offers alternatives. The page's existing content stays. */
export async function showFailure({ isWhole, place, onRetry }: FailureView): Promise<void> {
  const { view: whole, inline, reload, tryAgain, whatsapp } = messages();
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
  // The frame's own link: the clinic's number appears nowhere else.
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

/** Whether the site is unreachable; an error response means that it was reached. */
async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true;
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch('/healthz', { cache: 'no-store', signal }).then(
    () => false,
    () => true,
  );
}

function button(label: string, look: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className: `button button-${look}` });
  made.append(make('span', { textContent: label }));
  made.addEventListener('click', onClick);
  return made;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values);
}
