import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { brokenPage } from './islands/errors.ts';
import { startPage } from './islands/page-start.ts';

startPage();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={brokenPage} />);
});
