import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LocaleProvider } from '#app/locales/use-locale.ts';
import { localeOfPath } from '#app/platform/locale.ts';

/**
 * Hydrates an island's element with the props that the server wrote next to it. When the island breaks,
 * the server's HTML is restored.
 */
export function hydrate(
  element: HTMLElement,
  component: unknown,
  { props = '{}', onBroken }: { props?: string | undefined; onBroken: () => void },
): void {
  if (!isComponent(component)) throw new TypeError('no such island');
  const { island = '' } = element.dataset;
  const read: object = JSON.parse(props);
  const locale = localeOfPath(location.pathname);
  const inLanguage = createElement(
    LocaleProvider,
    { value: locale },
    createElement(component, read),
  );
  const plain = [...element.cloneNode(true).childNodes];
  hydrateRoot(element, inLanguage, {
    identifierPrefix: island,
    onUncaughtError(error) {
      reportError(error);
      // React empties the element first.
      setTimeout(() => {
        element.replaceChildren(...plain);
        onBroken();
      });
    },
  });
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
