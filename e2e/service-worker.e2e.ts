import { test as base, type Page } from '@playwright/test';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { CLINICS, type ClinicName } from '#tests/clinics/clinics.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, rejectConsent } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answersOfAdult, confirm, expectStep, untilStarted, walkTo } from './journey.ts';
import { openReleases, type ReleasesSite } from './releases.ts';

type OfTheRun = { clinicName: ClinicName; record: ClinicRecord; site: ReleasesSite };

const test = base.extend<object, OfTheRun>({
  clinicName: ['serra-clara', { option: true, scope: 'worker' }],
  record: [({ clinicName }, use) => use(CLINICS[clinicName]), { scope: 'worker' }],
  site: [
    async ({ clinicName }, use) => {
      const { site, close } = await openReleases(clinicName);
      await use(site);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ site, context }) => {
  await context.addInitScript(rejectConsent);
  await site.run('first');
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('.update-notice');

/** Opens a page and waits until the worker controls it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Every address in the browser's caches, by cache. Empty caches are left out: opening one that the page deletes at
 * the same moment creates it again.
 */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name, keys.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries((await Promise.all(entries)).filter(([, urls]) => urls.length > 0));
  });
}

function keptPages(page: Page): Promise<string[]> {
  return kept(page).then((caches) => caches['clareia-pages-1'] ?? []);
}

function lookForUpdate(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

function releaseOf(page: Page): Promise<string> {
  return page
    .locator('meta[name=settings]')
    .getAttribute('content')
    .then((content) => JSON.parse(content ?? '{}').release);
}

test('without internet a page never seen is the offline page, one that was seen is itself', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  await expect.poll(() => keptPages(page)).toContain('/');
  await page.goto('/servicos');
  await expect.poll(() => keptPages(page)).toContain('/servicos');
  const title = await heading(page).textContent();
  await site.run('nothing');

  await page.goto('/faq');
  await expect(heading(page)).toHaveText('Você está sem internet');
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/CEP \d{5}-\d{3}/);
  await expect(page.getByRole('main')).toContainText('Segunda a sexta');
  await expect(page.locator('[data-kept-visit]')).toBeHidden();

  await page.goto('/servicos');
  await expect(heading(page)).toHaveText(title ?? '');
  // The very first page was loaded before the worker; its script came from the caches too.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
  await site.run('first');
  await page.goto('/faq');
  await expect(heading(page)).not.toHaveText('Você está sem internet');
});

test('a newer version is offered, refused until the next page, then taken', async ({
  page,
  site,
}) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await visit(page, '/sobre');
  const first = await releaseOf(page);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
  await site.run('second');
  await lookForUpdate(page);
  await expect(notice(page).getByRole('status')).toHaveText('Há uma versão nova do site.');
  expect(lines).toContain('new version available, reload');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  expect(await releaseOf(page)).toBe(first);

  await notice(page).getByRole('button', { name: 'Depois' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/faq');
  await expect(notice(page).getByRole('status')).toHaveText('Há uma versão nova do site.');

  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Atualizar' }).click();
  await expect(notice(page).getByRole('status')).toHaveText('Atualizando…');
  await reloaded;
  expect(await releaseOf(page)).toBe('second000000');
  await expect(notice(page)).toHaveCount(0);
  const shells = Object.keys(await kept(page)).filter((name) => name.startsWith('clareia-shell-'));
  expect(shells).toEqual(['clareia-shell-second000000']);
});

test('in English both speak English', async ({ page, site, record }) => {
  test.skip(!record.locales.includes('en-US'), 'the site has one language');
  await visit(page, '/en-us/sobre');
  await site.run('nothing');
  await page.goto('/en-us/blog?busca=olho');
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await site.run('second');
  await page.goto('/en-us/faq');
  await lookForUpdate(page);
  await expect(notice(page).getByRole('status')).toHaveText('There is a new version of the site.');
  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Update' }).click();
  await expect(notice(page).getByRole('status')).toHaveText('Updating…');
  await reloaded;
});

test('the notice waits for the answer to the question about privacy, which stands at its place', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visit(page, '/faq');
  await site.run('second');
  await lookForUpdate(page);
  const question = page.locator('#consentimento');
  for (const path of ['/faq', '/servicos']) {
    await page.goto(path);
    await expect(question).toBeVisible();
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null;
    });
    // As long as it takes to come without a question.
    await page.waitForTimeout(2_500);
    await expect(notice(page)).toHaveCount(0);
  }
  await question.getByRole('button', { name: 'Rejeitar todos' }).click();
  await expect(notice(page).getByRole('status')).toHaveText('Há uma versão nova do site.');
  await expect(question).toBeHidden();
  await notice(page).getByRole('button', { name: 'Depois' }).click();
  await expect(notice(page)).toHaveCount(0);
  await context.close();
});

test('a form that was begun comes first', async ({ page, site }) => {
  await visit(page, '/sobre');
  await page.getByLabel('Nome completo', { exact: true }).fill('Antônia Reis');
  await site.run('second');
  await lookForUpdate(page);
  await notice(page).getByRole('button', { name: 'Atualizar' }).click();
  await expect(notice(page).getByRole('status')).toContainText('formulário');
  await page.waitForTimeout(4_000);
  await expect(page.getByLabel('Nome completo', { exact: true })).toHaveValue('Antônia Reis');
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    for (const form of document.forms) form.reset();
  });
  await reloaded;
  expect(await releaseOf(page)).toBe('second000000');
});

test('a page of the release before still gets its own files from the new one', async ({
  page,
  site,
}) => {
  await visit(page, '/sobre');
  await site.run('second');
  const answered = page.waitForResponse((answer) =>
    answer.url().includes('contact-form.enhancement'),
  );
  await page.getByLabel('Nome completo', { exact: true }).focus();
  const answer = await answered;
  expect(new URL(answer.url()).pathname).toBe(site.oldChunk);
  expect(answer.status()).toBe(200);
  const missing = await page.request.get(site.oldChunk.replace(/-[^-]*\.js$/, '-Long0ago.js'));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('switched off, the worker goes with all that it kept', async ({ page, site, context }) => {
  await visit(page, '/');
  await expect.poll(() => keptPages(page)).toContain('/');
  const other = await context.newPage();
  await visit(other, '/faq');
  await site.run('switched-off');
  const registered = (where: Page) =>
    where.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // A page that was open gets the clean-up worker.
  await lookForUpdate(other);
  await expect.poll(() => registered(other)).toBe(0);
  await expect(notice(other)).toHaveCount(0);
  expect(await kept(other)).toEqual({});
  await page.goto('/servicos');
  await page.waitForLoadState('networkidle');
  expect(await registered(page)).toBe(0);
  expect(await kept(page)).toEqual({});
});

test('one that comes back by a new page after the switch is cleared too', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  await expect.poll(() => keptPages(page)).toContain('/');
  await site.run('switched-off');
  await page.goto('/servicos');
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await expect.poll(() => kept(page)).toEqual({});
});

test('a whole booking leaves nothing in the caches but public pages', async ({ page }) => {
  const byWorker: string[] = [];
  page.on('response', (answer) => {
    if (!answer.fromServiceWorker()) return;
    byWorker.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`);
  });
  await visit(page, '/');
  await page.goto('/servicos');
  await walkTo(page, 'check', answersOfAdult('35990007001'));
  await untilStarted(page);
  await confirm(page);
  await expectStep(page, 'done');
  await page.reload();
  await page.goto('/meu-agendamento');
  await page.goto('/meu-agendamento/comprovante');
  await page.goto('/faq');
  await expect.poll(() => keptPages(page)).toContain('/faq');
  const all = Object.values(await kept(page)).flat();
  expect(all.filter((url) => /agendamento|visita|equipe|questionario|\/api\//.test(url))).toEqual(
    [],
  );
  expect(byWorker).toContain('GET /faq');
  // The worker passes the end of a booking on, and has the copy in its place only where there is no internet.
  const others = byWorker.filter((line) => line !== 'GET /agendamento/obrigado');
  expect(others.filter((line) => !/^GET \/(?:assets\/[^/]+|[a-z]*)$/.test(line))).toEqual([]);
  expect(others.filter((line) => /agendamento/.test(line))).toEqual([]);
});

test('the confirmation is kept only when asked for, read offline, and deleted', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  const { manageUrl, protocol } = await bookAppointmentInBrowser(page.request, {
    phone: '35990007002',
    email: 'benedito@example.com',
  });
  await page.goto(manageUrl);
  await page.goto('/agendamento/obrigado');
  await page.getByRole('button', { name: 'Guardar para ver sem internet' }).click();
  await expect(page.getByRole('link', { name: 'Ver a cópia guardada' })).toBeVisible();
  const { 'clareia-visit': copy = [] } = await kept(page);
  expect(copy.filter((url) => !url.startsWith('/assets/'))).toEqual(['/agendamento/copia']);
  const text = await page.evaluate(async () =>
    (await caches.match('/agendamento/copia', { cacheName: 'clareia-visit' }))?.text(),
  );
  expect(text).toContain(protocol);
  expect(text).not.toContain('benedito@example.com');
  expect(text).not.toContain(new URL(manageUrl).pathname);

  await site.run('nothing');
  await page.goto('/agendamento/obrigado');
  await expect(page.getByRole('main')).toContainText(protocol);
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Ver o agendamento guardado neste aparelho' }).click();
  await expect(page.getByRole('main')).toContainText(protocol);
  await page.getByRole('button', { name: 'Apagar a cópia' }).click();
  await expect(page.getByText('A cópia foi apagada deste aparelho.')).toBeFocused();
  expect(Object.keys(await kept(page))).not.toContain('clareia-visit');
  await page.goto('/agendamento/obrigado');
  await expect(heading(page)).toHaveText('Você está sem internet');
});

test('the offline copy is deleted when the appointment is cancelled', async ({ page }) => {
  await visit(page, '/');
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: '35990007003' });
  await page.goto(manageUrl);
  await page.goto('/agendamento/obrigado');
  await page.getByRole('button', { name: 'Guardar para ver sem internet' }).click();
  await expect(page.getByRole('button', { name: 'Apagar a cópia' })).toBeVisible();
  await page.goto('/meu-agendamento/cancelar');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Sim, cancelar o agendamento' }).click();
  await expect(heading(page)).toHaveText('Agendamento cancelado');
  await expect.poll(async () => Object.keys(await kept(page))).not.toContain('clareia-visit');
});

test('the sound of an episode is left to the browser', async ({ page, record }) => {
  test.skip(!record.examples?.episodes, 'the clinic has no recordings');
  await visit(page, '/podcast');
  const byWorker: string[] = [];
  page.on('response', (answer) => answer.fromServiceWorker() && byWorker.push(answer.url()));
  const status = await page.evaluate(async () => {
    const source = '/podcast/catarata.mp3';
    const answer = await fetch(source, { headers: { range: 'bytes=0-99' } });
    return `${answer.status} ${(await answer.arrayBuffer()).byteLength}`;
  });
  expect(status).toBe('206 100');
  expect(byWorker).toEqual([]);
});

test('the notice, the offline page and the copy pass every inspection', async ({ page, site }) => {
  await visit(page, '/sem-internet');
  await inspectPage(page, 'offline page');
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: '35990007004' });
  await page.goto(manageUrl);
  await page.goto('/agendamento/copia');
  await inspectPage(page, 'copy of the confirmation');
  await page.goto('/privacy');
  await site.run('second');
  await lookForUpdate(page);
  await expect(notice(page).getByRole('status')).toHaveText('Há uma versão nova do site.');
  await inspectPage(page, 'notice of a newer version');
});
