import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/find-browser.ts';
import { FOR_BOTH, IN_THE_FIRST, IN_THE_SECOND } from './tests/clinics/browser-files.ts';

const { executablePath, env } = findBrowser();

/** What may look or work otherwise on a narrow screen; all else chooses its sizes, or has none. */
const WIDTH_MATTERS =
  '**/{booking,booking-errors,check,consent,deposit,frame,gallery,keyboard,keyboard-journeys,manage,payments,subscriptions}.e2e.ts';
/** Each clinic is shown every file that it can be, not only those that are its turn. */
const everyFile = process.env.EVERY_FILE !== undefined;
/** The errors of the journey, an appointment's own pages and the answers about privacy are scripted there alone. */
const SCRIPTED_ON_THE_PHONE = [
  /(?:booking-errors|manage)\.e2e\.ts .*with JavaScript/,
  /consent\.e2e\.ts (?!.*(?:the banner|without JavaScript))/,
];
const filesOf = (names: readonly string[]) => `**/{${names.join(',')}}.e2e.ts`;
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

export default defineConfig<object, { clinicName: 'serra-clara' | 'manaus' | 'two-houses' }>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // No test measures time. These only end what hangs, also on a slow and busy machine.
  timeout: 600_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    // It fetches its shell in each new browser; allowed where it is the subject, and in the journey's own tests.
    serviceWorkers: 'block',
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    launchOptions: { executablePath, args: BROWSER_ARGS, env: { ...process.env, ...env } },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: everyFile ? [] : filesOf(IN_THE_SECOND),
      grepInvert: SCRIPTED_ON_THE_PHONE,
      use: { viewport: desktop },
    },
    // Without JavaScript the server's pages are the same, and every page's layout is inspected at all widths.
    {
      name: 'phone',
      testMatch: WIDTH_MATTERS,
      grepInvert: /without JavaScript|each screen of the way can be read/,
      use: { viewport: phone },
    },
    {
      name: 'second-clinic',
      testMatch: filesOf([...FOR_BOTH, ...IN_THE_SECOND, ...(everyFile ? IN_THE_FIRST : [])]),
      grepInvert: [
        ...SCRIPTED_ON_THE_PHONE,
        // Further pages of a route, and the figures of the whole.
        /can be read on a small phone|what is inspected:/,
      ],
      use: { viewport: desktop, clinicName: 'manaus' },
    },
  ],
});
