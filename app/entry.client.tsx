import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Only the gallery carries this script, in development; every other page is HTML with islands.
const main = document.getElementById('conteudo');
if (main) hydrateRoot(main, <HydratedRouter />);
