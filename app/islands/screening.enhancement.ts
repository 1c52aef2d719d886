import { NO_SIGN } from '#app/features/screening/urgent-signs.ts';

/**
 * Improves the questionnaire, which works without it: says at once that a question has no answer, goes on with Enter,
 * and keeps the screen when a link leads elsewhere in the page. It stores nothing, anywhere.
 */
export default function screening(part: HTMLElement): void {
  part.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  if (!(part instanceof HTMLFormElement)) return;
  part.addEventListener('click', (event) => {
    const next = event.target instanceof Element ? event.target.closest('[data-next]') : null;
    const step = next?.closest<HTMLElement>('.screening-step');
    if (step && !isAnswered(step)) refuse(event, step);
  });
  part.addEventListener('submit', (event) => {
    const open = [...part.querySelectorAll<HTMLElement>('.screening-step')].find(
      (step) => !isAnswered(step),
    );
    if (!open || part.dataset.refused !== undefined) return;
    location.hash = open.querySelector('h2')?.id ?? '';
    refuse(event, open);
  });
  part.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (part.dataset.refused !== undefined) return;
    event.preventDefault();
    const step = event.target.closest('.screening-step');
    step?.querySelector<HTMLElement>('[data-next], :scope > button')?.click();
  });
  part.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const step = target.closest<HTMLElement>('.screening-step');
    if (step) forgive(step);
    if (target.type === 'checkbox' && target.checked) keepOneKind(part, target);
  });
  startKeeping(part);
}

function isAnswered(step: HTMLElement): boolean {
  return step.querySelector('input:checked') !== null;
}

/** "None of these" and a sign do not stand together. */
function keepOneKind(part: HTMLElement, ticked: HTMLInputElement): void {
  const isNone = ticked.value === NO_SIGN;
  for (const each of part.querySelectorAll<HTMLInputElement>(`[name=${ticked.name}]`))
    if ((each.value === NO_SIGN) !== isNone) each.checked = false;
}

/** The error as the server writes it, at the question, and the focus on the first answer. */
function refuse(event: Event, step: HTMLElement): void {
  event.preventDefault();
  const choices = step.querySelector<HTMLElement>('.choices');
  const first = choices?.querySelector('input');
  const words = step.dataset.missing ?? step.closest('form')?.dataset.missing;
  if (!choices || !first || !words) return;
  const error = step.querySelector('.field-error') ?? document.createElement('p');
  error.className = 'field-error';
  error.id = `${first.id}-error`;
  error.setAttribute('role', 'alert');
  error.textContent = words;
  choices.before(error);
  step.querySelector('fieldset')?.classList.add('field-wrong');
  first.setAttribute('aria-describedby', error.id);
  first.focus();
}

function forgive(step: HTMLElement): void {
  step.querySelector('.field-error')?.remove();
  step.querySelector('.field-wrong')?.classList.remove('field-wrong');
  step.querySelector('input[aria-describedby]')?.removeAttribute('aria-describedby');
}

/** The skip link and others change the fragment too: the screen stays, and with it the place. */
function startKeeping(part: HTMLElement): void {
  let shown = part.querySelector<HTMLElement>('.screening-step:has(:target)');
  // Who is quick has left a question before its event comes: each event tells of its own address, not of the present.
  window.addEventListener('hashchange', ({ newURL }) => {
    const { hash } = new URL(newURL);
    const step = stepAt(hash);
    if (step || hash === '') shown = step;
    keep(part, stepAt(location.hash) ? null : shown);
  });
}

/** The step that an address leads to. */
function stepAt(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1))?.closest<HTMLElement>('.screening-step') ?? null;
}

function keep(part: HTMLElement, step: HTMLElement | null): void {
  for (const each of part.querySelectorAll('[data-kept]')) each.removeAttribute('data-kept');
  if (step) step.dataset.kept = '';
}
