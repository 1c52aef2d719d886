import type { Page } from '@playwright/test';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { openStarted } from './journey.ts';
import { signIn } from './staff.ts';

test.use({ serviceWorkers: 'allow' });

const keep = (page: Page) => page.getByRole('button', { name: 'Guardar a lista de hoje' });
const listed = (page: Page) => page.getByRole('heading', { name: /^Agenda de / });

/** The database of the list, as a copy of the browser's files would have it. */
function sealed(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ended = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve));
    const names = await indexedDB.databases();
    if (!names.some(({ name }) => name === 'clareia-day')) return 'nothing';
    const opened = indexedDB.open('clareia-day');
    await ended(opened);
    const all = opened.result.transaction('sealed').objectStore('sealed').getAll();
    await ended(all);
    opened.result.close();
    return all.result
      .map((each) =>
        each instanceof CryptoKey ? `key ${each.extractable}` : new TextDecoder().decode(each.data),
      )
      .join('\n');
  });
}

/** Every page and answer that the worker keeps. */
function cached(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll())
        if (/html|json/.test(answer.headers.get('content-type') ?? ''))
          texts.push(await answer.text());
    return texts.join('\n');
  });
}

test('the day’s list is read without network, tells its age, and is gone after signing out', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'reception' });
  await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await openStarted(page, '/equipe/agenda/sem-internet');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  await expect(keep(page)).toBeVisible();
  await inspectPage(page, 'the offer to keep the list');
  // Nothing is there before it is asked for.
  await page.context().setOffline(true);
  await page.goto('/equipe/agenda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem internet');
  await expect(listed(page)).toHaveCount(0);

  await page.context().setOffline(false);
  await page.goto('/equipe/agenda/sem-internet');
  await keep(page).click();
  await expect(page.getByText('está guardada neste aparelho')).toBeVisible();
  await page.goto('/equipe/agenda');
  expect(await sealed(page)).toContain('key false');
  for (const where of [sealed, cached])
    expect(/"madeAt"|Área da equipe/.test(await where(page)), 'readable by others').toBe(false);

  // Nothing is open meanwhile that would ask for news, and write to the console that there is no network.
  await page.goto('about:blank');
  await page.context().setOffline(true);
  await page.goto('/equipe/agenda?ver=grade');
  await expect(listed(page)).toBeVisible();
  await expect(page.getByText(/^Guardada às \d+h\d*, (?:agora há pouco|há )/)).toBeVisible();
  await inspectPage(page, 'the list that was kept');

  await page.context().setOffline(false);
  await page.goto('/equipe');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByLabel('Usuário')).toBeVisible();
  await expect.poll(() => sealed(page)).toBe('nothing');
  await page.context().setOffline(true);
  await page.goto('/equipe/agenda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem internet');
  await expect(listed(page)).toHaveCount(0);
});
