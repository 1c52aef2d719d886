import {
  KEPT_DAY_PATHS,
  KEPT_HOURS,
  type KeptDay,
  type KeptRow,
} from '#app/features/agenda/kept/kept-day.ts';
import { UNATTENDED_HEADER } from '#app/features/agenda/live/live-address.ts';
import { staffKeptDay as labels } from '#app/locales/pt-BR/staff/day/kept-day.ts';
import { browserNowMs } from '#app/platform/browser/browser-clock.ts';
import { canSeal, forget, seal, unseal } from '#app/platform/browser/sealed-store.ts';

const NAME = 'clareia-day';
const RENEWED_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type State = 'cannot' | 'offer' | 'keeping' | 'kept' | 'forgotten' | 'failed';

/**
 * The day's list on this device. `data-day` says what the page does with it: `offer` keeps or deletes it at a press,
 * `renew` fetches it again if it is kept, `show` reads it where there is no network, `forget` deletes it.
 */
export default function keptDay(place: HTMLElement): void {
  const work = {
    offer: () => offer(place),
    renew: () => renewOften(),
    show: () => show(place),
    forget: () => forget(NAME),
  };
  const { day } = place.dataset;
  if (!canSeal()) {
    if (day === 'offer') showState(place, 'cannot');
    return;
  }
  if (day === 'offer' || day === 'renew' || day === 'show' || day === 'forget')
    work[day]().catch(() => undefined);
}

async function offer(place: HTMLElement): Promise<void> {
  // Without the worker no page comes up without network.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker) return showState(place, 'cannot');
  showState(place, (await kept()) ? 'kept' : 'offer');
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button?.dataset.do === 'keep') {
      showState(place, 'keeping');
      fetchDay('keep').then(
        () => showState(place, 'kept'),
        () => showState(place, 'failed'),
      );
    }
    if (button?.dataset.do === 'forget')
      forget(NAME).then(
        () => showState(place, 'forgotten'),
        () => undefined,
      );
  });
}

/** @throws when there is no answer, or none for whoever asks */
async function fetchDay(why: 'keep' | 'renew'): Promise<void> {
  const answer = await fetch(`${KEPT_DAY_PATHS.list}?${why}`, {
    headers: why === 'renew' ? { [UNATTENDED_HEADER]: 'yes' } : {},
  });
  if (!answer.ok || answer.redirected) throw new Error(`${answer.status}`);
  const day: KeptDay = await answer.json();
  await seal(NAME, day, browserNowMs() + KEPT_HOURS * HOUR_MS);
}

async function renewOften(): Promise<void> {
  if (!(await kept())) return;
  await fetchDay('renew').catch(() => undefined);
  setInterval(() => {
    kept().then(
      (day) => day && fetchDay('renew').catch(() => undefined),
      () => undefined,
    );
  }, RENEWED_MS);
}

async function show(place: HTMLElement): Promise<void> {
  const day = await kept();
  if (!day) return;
  const heading = textIn('h2', labels.shown.title(day.label));
  const list = document.createElement('ol');
  list.className = 'kept-day';
  list.append(
    ...day.rows.map(({ time, name, facts, ...contact }) => {
      const row = document.createElement('li');
      row.append(textIn('strong', `${time} ${name}`), textIn('span', facts), phoneIn(contact));
      return row;
    }),
  );
  const rest = day.rows.length > 0 ? list : textIn('p', labels.shown.none);
  place.replaceChildren(heading, textIn('p', ageInWords(day)), rest);
  place.hidden = false;
}

async function kept(): Promise<KeptDay | undefined> {
  const value = await unseal(NAME, browserNowMs());
  return isKeptDay(value) ? value : undefined;
}

function isKeptDay(value: unknown): value is KeptDay {
  return typeof value === 'object' && value !== null && 'rows' in value && 'madeAt' in value;
}

function ageInWords({ madeAt, madeTime }: KeptDay): string {
  const ageMs = browserNowMs() - new Date(madeAt).getTime();
  const minutes = Math.max(0, Math.floor(ageMs / MINUTE_MS));
  const { shown } = labels;
  const long = shown.hours(Math.floor(minutes / 60), minutes % 60);
  const age = minutes === 0 ? shown.now : minutes < 60 ? shown.minutes(minutes) : long;
  return shown.age(madeTime, age);
}

function textIn(tag: 'h2' | 'p' | 'strong' | 'span', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** A list that was kept by an earlier version of the site has no link. */
function phoneIn({ phone, phoneHref }: Pick<KeptRow, 'phone' | 'phoneHref'>): HTMLElement {
  if (!phoneHref) return textIn('span', phone);
  const link = document.createElement('a');
  link.href = phoneHref;
  link.textContent = phone;
  return link;
}

/** Shows the parts of the page that say so. */
function showState(place: HTMLElement, state: State): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when?.split(' ').includes(state);
}
