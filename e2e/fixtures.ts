import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Page,
} from '@playwright/test';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { CLINICS, type ClinicName } from '#tests/clinics/clinics.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { routesOf, type SiteRoute } from '#tests/route-table.ts';
import { type ClinicWords, wordsOf } from './clinic-words.ts';
import { type OpenSite, openSite, type Site } from './sites.ts';
import { watchContext, watchMeasurement } from './watch-context.ts';

export type { Page };

/** Long enough for a machine that is busy with other work. */
// Files reckon with days before the site of a test is chosen.
setClinicZone(parseClinic(serraClaraRecord).timeZone);

export const expect = baseExpect.configure({ timeout: 90_000 });

/** Files whose tests change nothing that others look at share a site, which then has rendered its pages. */
const SHARING =
  /\/(?:accessibility(?:-look|-panel)?|after-paint|consent|contact|content|engines|enlarged-text|every-page|frame|home|html|keyboard(?:-journeys)?|known-colours|links|machines|old-browsers|privacy|self-healing|services|speech|time-zones|without-scripts)\.e2e\.ts$/;

/** The site of a test file. */
type SiteOf = (file: string) => Promise<Site>;

type VisitorFixtures = {
  /** Whether the visitor has already rejected consent on an earlier day. */
  hasAnswered: boolean;
  /** Another person with their own browser; watched like the first. */
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/**
 * Tests of one file share an app, whose agenda nobody else uses, or one with other such files. A test fails when
 * one of its pages writes an error to the console, violates the content security policy or requests another host,
 * and when the server refuses an event of the measurement from any page.
 */
export const test = base.extend<
  VisitorFixtures & {
    site: Site;
    eventsAreTaken: undefined;
    routes: readonly SiteRoute[];
    words: ClinicWords;
  },
  {
    clinicName: ClinicName;
    /** The record of the clinic whose site it is. */
    record: ClinicRecord;
    siteOf: SiteOf;
    refusedEvents: () => string[];
  }
>({
  /** A project of the browser tests may run with another clinic. */
  clinicName: ['serra-clara', { option: true, scope: 'worker' }],

  record: [
    async ({ clinicName }, use) => {
      const record = CLINICS[clinicName];
      setClinicZone(parseClinic(record).timeZone);
      await use(record);
    },
    { scope: 'worker', auto: true },
  ],

  routes: async ({ record }, use) => use(routesOf(record)),

  words: async ({ record }, use) => use(wordsOf(record)),

  refusedEvents: [({ browser }, use) => use(watchMeasurement(browser)), { scope: 'worker' }],

  eventsAreTaken: [
    async ({ refusedEvents }, use) => {
      await use(undefined);
      expect(refusedEvents()).toEqual([]);
    },
    { auto: true },
  ],

  siteOf: [
    async ({ clinicName }, use) => {
      let current: { file: string; open: OpenSite } | undefined;
      let shared: OpenSite | undefined;
      const closing: Promise<void>[] = [];
      await use(async (file) => {
        if (SHARING.test(file)) {
          shared ??= await openSite({}, undefined, clinicName);
          return shared.site;
        }
        if (current?.file === file) return current.open.site;
        if (current) closing.push(current.open.close());
        current = undefined;
        const open = await openSite({}, undefined, clinicName);
        current = { file, open };
        return open.site;
      });
      await Promise.all([...closing, current?.open.close(), shared?.close()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),

  baseURL: ({ site }, use) => use(site.url),

  hasAnswered: [true, { option: true }],

  context: async ({ context, site, hasAnswered }, use) => {
    const problems = watchContext(context, site.url);
    if (hasAnswered) await context.addInitScript(rejectConsent);
    await use(context);
    expect(problems()).toEqual([]);
  },

  openVisitor: async ({ browser, site }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await newVisitor(browser, site, options);
      visitors.push(visitor);
      return visitor.context.newPage();
    });
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ problems }) => problems())).toEqual([]);
  },
});

export type Visitor = { context: BrowserContext; problems: () => string[] };

/** A person with their own browser, who has rejected consent; watched. */
export async function newVisitor(
  browser: Browser,
  site: Site,
  options?: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext(options);
  await context.addInitScript(rejectConsent);
  return { context, problems: watchContext(context, site.url) };
}

/** Answers the question about privacy. Runs in the page, before its scripts. */
export function rejectConsent(): void {
  // about:blank and sandboxed frames have no storage.
  if (window.origin === 'null') return;
  if (localStorage.getItem('clareia.consent') !== null) return;
  const record = {
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    functionality_storage: 'granted',
    personalization_storage: 'denied',
    security_storage: 'granted',
  };
  localStorage.setItem('clareia.consent', JSON.stringify(record));
  localStorage.setItem('clareia.consent.version', '2026-11-3');
}

/** For tests that choose their own sizes or do not depend on one, in a file that runs at both widths. */
export function onlyInOneProject() {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'the same at every width');
}
