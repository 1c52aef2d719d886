import type { ChecksMessages } from '#app/locales/pt-BR/checks.ts';

export const checks: ChecksMessages = {
  status: {
    pageTitle: 'Status of the site',
    lead: "This is the place for the site's tests. The tests are not here yet; the server's plain status is.",
    now: 'Status now',
    nowText:
      'The server answers for itself at two addresses of its own, in a few words. The first says whether it is up. The second says whether the database, the disk and the jobs are working.',
    alive: 'See whether the server answers',
    ready: 'See whether everything works',
    will: 'What will be tested here',
    tests: [
      'Whether the server answers and the connection is secure',
      'Whether the name of the site leads to the right server',
      "Whether the blog's pages, texts and categories answer",
      'Whether the files of the site arrive whole',
      'Whether the security headers are there',
      'Whether pages arrive quickly',
    ],
    help: (phone: string) => `Found a problem with the site? Call ${phone} and tell us.`,
  },
  configured: 'configured',
  notConfigured: 'not configured',
  reviews: {
    pageTitle: 'Test of the reviews',
    lead: 'Shows what the site has for showing Google reviews. Not a page for patients.',
    place: 'Place on the map',
    key: 'Maps key',
    link: 'Address for leaving a review',
    shown: 'What visitors see now',
    setup: 'Configuration',
  },
  map: {
    pageTitle: 'Test of the map',
    lead: 'Shows what the site has for showing the map. Not a page for patients.',
    address: 'Address shown',
    coordinates: 'Coordinates',
    open: 'Open the address on the map',
  },
};
