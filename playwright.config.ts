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
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath, args: BROWSER_ARGS, env: { ...process.env, ...env } },
  },
  projects: Object.entries(screens).map(([name, viewport]) => ({ name, use: { viewport } })),
});
