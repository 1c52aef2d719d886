import type { MaybeCaller, MaybeCallers } from '#app/features/agenda/booking/who-calls.tsx';
import { PATIENT_SEARCH } from '#app/features/patients/patient-paths.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';

/** After the last letter; a pause of somebody who types. */
const PAUSE_MS = 350;
const LEAST_LETTERS = 4;
/** Area code and the first part of a number: fewer digits are many people's. */
const LEAST_DIGITS = 8;

/** Shows the patients whose name or number is being typed at the phone desk; a press fills the form with one of them. */
export default function whoCalls(place: HTMLElement): void {
  const form = place.closest('form');
  const status = place.querySelector('[role=status]');
  const list = document.createElement('ul');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let shown = '';

  form?.addEventListener('input', ({ target }) => look(target));
  // Who types at once is quicker than this script.
  const inHand = form?.querySelector<HTMLInputElement>('input:focus');
  if (inHand && inHand.value !== inHand.defaultValue) look(inHand);

  form?.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
    const links = [...list.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(target);
    const isField = target instanceof HTMLInputElement && isAsked(target);
    if (at < 0 && !isField) return;
    // Upwards from the first it is the field of the number again.
    const number = form.querySelector<HTMLElement>('[name=telefone]');
    const to = key === 'ArrowDown' ? links[at + 1] : at < 0 ? null : (links[at - 1] ?? number);
    if (!to) return;
    to.focus();
    event.preventDefault();
  });

  function look(field: EventTarget | null): void {
    if (!(field instanceof HTMLInputElement) || !isAsked(field)) return;
    const asked = wanted(field);
    if (asked === shown) return;
    shown = asked;
    clearTimeout(timer);
    asking?.abort();
    if (asked === '') show({ words: '', callers: [] });
    else timer = setTimeout(() => void ask(asked), PAUSE_MS);
  }

  async function ask(asked: string): Promise<void> {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const query = new URLSearchParams({ [PATIENT_SEARCH]: asked });
      const answer = await fetch(`${place.dataset.from}?${query}`, { signal });
      // After the session's end comes the page to sign in, which the session's own watch tells of.
      if (answer.redirected || !answer.ok) throw new Error(`${answer.status}`);
      show(await answer.json());
    } catch {
      if (!signal.aborted) show({ words: staffPatients.calling.failed, callers: [] });
    }
  }

  function show({ words, callers }: MaybeCallers): void {
    if (status) status.textContent = words;
    list.replaceChildren(...callers.map(rowOf));
    if (callers.length > 0) place.append(list);
    else list.remove();
  }
}

function isAsked({ name }: HTMLInputElement): boolean {
  return name === 'nome' || name === 'telefone';
}

/** What to look for; empty for too little. */
function wanted({ name, value }: HTMLInputElement): string {
  const text = value.trim();
  if (name === 'nome') return text.length < LEAST_LETTERS ? '' : text;
  return text.replace(/\D/g, '').length < LEAST_DIGITS ? '' : text;
}

function rowOf({ name, facts, phone, next, href }: MaybeCaller): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = name;
  link.href = withWish(href);
  row.append(link, ...[facts, phone, next].map(wordsOf));
  return row;
}

function wordsOf(text: string): HTMLElement {
  const words = document.createElement('span');
  words.textContent = text;
  return words;
}

/** What this page's own address asks for, a time of the grid, goes along. */
function withWish(href: string): string {
  const to = new URL(href, location.href);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!to.searchParams.has(name)) to.searchParams.append(name, value);
  return `${to.pathname}${to.search}`;
}
