import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/find-browser.ts';

const { executablePath, env } = findBrowser();

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // What passes only at the second try is named at the end of `npm test`.
  retries: 1,
  // No test measures time. These only end what hangs, also on a slow and busy machine.
  timeout: 180_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath, args: BROWSER_ARGS, env: { ...process.env, ...env } },
  },
  projects: Object.entries(screens).map(([name, viewport]) => ({ name, use: { viewport } })),
});
