import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LocaleProvider } from '#app/locales/use-locale.ts';
import { localeOfPath } from '#app/platform/locale.ts';

/** Lets React take over an island's element, with the props that the server wrote beside it. */
export function hydrate(element: HTMLElement, component: unknown, props = '{}'): void {
  if (!isComponent(component)) throw new TypeError('no such island');
  const { island = '' } = element.dataset;
  const read: object = JSON.parse(props);
  const locale = localeOfPath(location.pathname);
  const inLanguage = createElement(
    LocaleProvider,
    { value: locale },
    createElement(component, read),
  );
  hydrateRoot(element, inLanguage, { identifierPrefix: island });
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
