import { addressOf } from '#app/platform/browser/own-address.ts';
import { type CLICK_TARGETS, type FORM_NAMES, type MeasuredEvent, TEXT_LIMITS } from './events.ts';

const HEARTBEAT_MS = 30_000;
/** Who opens the settings for reading, and what they choose there, is health data: told to nobody. */
const UNTOLD = '[data-accessibility], #opcoes-de-acessibilidade';

/**
 * Measures without cookies where Google's scripts are blocked: a heartbeat, clicks, submitted forms and
 * page visibility. @returns stops it
 */
export function startFallback(tell: (event: MeasuredEvent) => void): () => void {
  const heartbeat = setInterval(() => tell({ event: 'heartbeat' }), HEARTBEAT_MS);
  const click = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('a, button') : null;
    if (!element || element.closest(UNTOLD)) return;
    const text = harmlessText(element.textContent);
    const click_target = clickTarget(element);
    tell({ event: 'click', click_target, ...(text ? { click_text: text } : {}) });
  };
  const submit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement)
      tell({ event: 'form_submit', form_name: formName(target.action) });
  };
  const visibility = () =>
    tell({ event: 'visibility_change', visibility_state: document.visibilityState });
  document.addEventListener('click', click);
  document.addEventListener('submit', submit);
  document.addEventListener('visibilitychange', visibility);
  return () => {
    clearInterval(heartbeat);
    document.removeEventListener('click', click);
    document.removeEventListener('submit', submit);
    document.removeEventListener('visibilitychange', visibility);
  };
}

/** A label as the site wrote it, cut to 100 characters; empty when it may contain personal data. */
export function harmlessText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return /@|\d{4}/.test(plain) ? '' : plain.slice(0, TEXT_LIMITS.click);
}

type ClickTarget = (typeof CLICK_TARGETS)[number];

function clickTarget(element: Element): ClickTarget {
  if (!(element instanceof HTMLAnchorElement)) return 'other';
  return targetOf(element.href, location.host);
}

const TARGETS: readonly (readonly [RegExp, ClickTarget])[] = [
  [/^tel:/, 'phone'],
  [/^mailto:/, 'mail'],
  [/^https:\/\/wa\.me\//, 'whatsapp'],
  [/^https:\/\/(?:www\.)?google\.[a-z.]+\/maps/, 'map'],
  [/^https?:\/\/[^/]+(?:\/en-us)?\/agendamento/, 'schedule'],
  [/\.(?:mp3|ics|pdf|xml)$/, 'download'],
];

/** The category of a link's destination. @param host this site's own, with its port */
export function targetOf(href: string, host: string): ClickTarget {
  const known = TARGETS.find(([pattern]) => pattern.test(href))?.[1];
  return known ?? (addressOf(href)?.host === host ? 'other' : 'outside');
}

/** The submitted form, identified by its address. */
export function formName(action: string): (typeof FORM_NAMES)[number] {
  const path = addressOf(action)?.pathname ?? '';
  if (/\/contato\//.test(path)) return 'contact';
  if (/\/(?:busca|blog|podcast|faq)$/.test(path)) return 'search';
  return 'other';
}
