import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { brokenPage } from './islands/errors.ts';
import { startPage } from './islands/page-start.ts';

const main = document.getElementById('conteudo');
if (startPage() && main) startTransition(() => takeOver(main));

/** Hydrates the page. Until that has succeeded, a fault brings back the form that the server sent. */
function takeOver(main: HTMLElement): void {
  const { href } = location;
  const plain = [...main.cloneNode(true).childNodes];
  let isTakenOver = false;

  function onTakenOver(): void {
    isTakenOver = true;
  }

  function onError(error: unknown): void {
    brokenPage(error);
    if (!isTakenOver) giveBack();
  }

  // React may still be at work, and empties the element itself.
  function giveBack(): void {
    setTimeout(() => {
      root.unmount();
      main.replaceChildren(...plain);
    });
  }

  allowEmptyScript();
  const root = hydrateRoot(main, <Page onTakenOver={onTakenOver} onError={onError} />, {
    onUncaughtError(error) {
      brokenPage(error);
      if (location.href === href) giveBack();
      else location.reload();
    },
  });
}

type PageProps = { onTakenOver: () => void; onError: (error: unknown) => void };

function Page({ onTakenOver, onError }: PageProps) {
  useEffect(onTakenOver, [onTakenOver]);
  return <HydratedRouter onError={onError} />;
}

/** What React writes by innerHTML to make a script element, the only thing that it writes so. */
function allowEmptyScript(): void {
  const createHTML = (html: string) => (html === '<script></script>' ? html : null);
  Reflect.get(globalThis, 'trustedTypes')?.createPolicy('default', { createHTML });
}
