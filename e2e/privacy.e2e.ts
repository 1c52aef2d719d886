import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { answersOfAdult, confirm, expectStep, untilStarted, walkTo } from './journey.ts';

const PUBLIC_PAGES = [
  '/',
  '/servicos',
  '/servicos/consultas-oftalmologicas',
  '/privacy',
  '/agendamento',
  '/pagina-que-nao-existe',
];

test.describe('who has not been asked yet', () => {
  test.use({ hasAnswered: false });

  test('finds that public pages leave nothing in the browser', async ({ page }) => {
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
      expect(await storedKeys(page)).toEqual([]);
    }
  });
});

test('booking keeps two cookies, which scripts cannot read', async ({ page, site }) => {
  await walkTo(page, 'check', answersOfAdult(site.newPhone()));
  await untilStarted(page);
  await confirm(page);
  await expectStep(page, 'done');
  await page.goto('/meu-agendamento');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['agendamento', 'visita']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      domain: '127.0.0.1',
    });
  }
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const keys = await storedKeys(page);
  // The cookie consent belongs to the visitor.
  expect(keys.filter((key) => !key.startsWith('clareia.consent'))).toEqual([]);
});

test('personal pages are never stored and tell other sites no address', async ({ page, site }) => {
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  for (const path of ['', '/remarcar', '/cancelar', '/comprovante']) {
    const answer = await page.goto(`/meu-agendamento${path}`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|same-origin)$/),
    });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('no page may run a script that is written in it', async ({ page, site }) => {
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  for (const path of [
    ...PUBLIC_PAGES,
    '/meu-agendamento',
    '/meu-agendamento/comprovante',
    '/api/v1/services',
  ]) {
    const { headers } = await open(page, path);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'|default-src 'self'/);
    expect(headers['content-security-policy']).not.toContain('unsafe-');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  return { headers: answer?.headers() ?? {} };
}

/** What scripts have stored. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
