import type { ExternalLinkMessages } from '#app/locales/external-link.ts';
import { externalLinkMessages } from '#app/locales/external-link.ts';
import { localeOfPath } from '#app/platform/locale.ts';

const SERVICES: [keyof ExternalLinkMessages['destinations'], RegExp][] = [
  ['whatsapp', /(?:^|\.)(?:wa\.me|whatsapp\.com)$/],
  ['maps', /^(?:maps\.google\.com|maps\.app\.goo\.gl)$|^www\.google\.com\/maps/],
  ['waze', /(?:^|\.)waze\.com$/],
  ['appleMaps', /^maps\.apple\.com$/],
  ['osm', /(?:^|\.)openstreetmap\.org$/],
  ['google', /(?:^|\.)(?:google\.com(?:\.br)?|g\.page)$/],
  ['facebook', /(?:^|\.)facebook\.com$/],
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['x', /(?:^|\.)(?:x|twitter)\.com$/],
  ['spotify', /(?:^|\.)spotify\.com$/],
];

/** The name of a link's destination: a known service by name, everything else by host. */
export function destinationOf(
  { hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>,
  { destinations }: Pick<ExternalLinkMessages, 'destinations'>,
): string {
  const service = SERVICES.find(
    ([, host]) => host.test(hostname) || host.test(hostname + pathname),
  );
  return service ? destinations[service[0]] : hostname.replace(/^www\./, '');
}

/** Asks in a native dialog whether to follow a link to another site. The confirmation is itself a link. */
export function confirmExternalLink(link: HTMLAnchorElement): void {
  const messages = externalLinkMessages[localeOfPath(location.pathname)];
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'sair-titulo');
  const title = document.createElement('h2');
  title.id = 'sair-titulo';
  title.textContent = messages.title;
  const head = document.createElement('div');
  head.className = 'dialog-head';
  head.append(title);
  const question = document.createElement('p');
  question.textContent = messages.ask(destinationOf(link, messages));

  const goOn = link.cloneNode();
  if (!(goOn instanceof HTMLAnchorElement)) return;
  goOn.className = 'button button-primary';
  goOn.removeAttribute('id');
  goOn.removeAttribute('aria-label');
  goOn.dataset.confirmed = '';
  const isNewTab = link.target === '_blank';
  goOn.append(labelOf(isNewTab ? `${messages.goOn} ${messages.newTab}` : messages.goOn));
  const stay = document.createElement('button');
  stay.type = 'button';
  stay.className = 'button button-secondary';
  stay.append(labelOf(messages.stay));

  const row = document.createElement('div');
  row.className = 'button-row';
  row.append(goOn, stay);
  dialog.append(head, question, row);
  const close = () => dialog.close();
  stay.addEventListener('click', close);
  // Closes after the link's own click has been followed.
  goOn.addEventListener('click', () => queueMicrotask(close));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function labelOf(text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}
