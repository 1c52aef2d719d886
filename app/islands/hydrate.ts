import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over an island's element, with the props that the server wrote beside it. */
export function hydrate(element: HTMLElement, component: unknown, props = '{}'): void {
  if (!isComponent(component)) throw new TypeError('no such island');
  const { island = '' } = element.dataset;
  const read: object = JSON.parse(props);
  hydrateRoot(element, createElement(component, read), { identifierPrefix: island });
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
