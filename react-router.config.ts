import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Browsers ask for no routes: every page is a document. Without this the server would list them.
  routeDiscovery: { mode: 'initial' },
  // The start builds aside, so that a build that fails leaves the old one in place.
  buildDirectory: process.env.CLAREIA_BUILD_DIR ?? 'build',
} satisfies Config;
