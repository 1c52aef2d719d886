import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startFrame } from './islands/frame.ts';

startFrame();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
