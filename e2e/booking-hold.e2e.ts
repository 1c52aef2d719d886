import { availableSlots } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseService,
  confirm,
  expectStep,
  field,
  goOn,
  PATHS,
  pick,
  radio,
  shownMoment,
  untilImproved,
  walkTo,
} from './journey.ts';

const MORE_TIME = 'Preciso de mais tempo';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the chosen time is kept, and once for longer, and nothing typed is lost', async ({
      page,
      site,
      words,
    }) => {
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      const moment = await shownMoment(page);
      const sentence = moment.replace('-feira', '').replace(/^./, (first) => first.toUpperCase());
      const kept = page.locator('[data-kept]');
      await expect(kept).toHaveText(
        new RegExp(
          `^${sentence}: reservado para você até as? \\d{1,2}h(?:\\d\\d)? de (?:hoje|amanhã)\\.$`,
        ),
      );
      const before = (await kept.textContent()) ?? '';
      if (javaScriptEnabled) await untilImproved(page);
      await field(page, 'Seu nome completo').fill('Antônia Reis');
      await field(page, 'Sua data de nascimento').fill('4/3');
      await pick(radio(page, words.otherInsurer));
      const address = page.url();
      const loads: string[] = [];
      page.on('framenavigated', (frame) => loads.push(frame.url()));
      await page.getByRole('button', { name: MORE_TIME }).click();
      // Ten minutes more, and twenty are the most.
      await expect(page.getByRole('button', { name: MORE_TIME })).toHaveCount(0);
      await expect(kept).not.toHaveText(before);
      await expect(kept).toContainText(`${sentence}: reservado para você até `);
      await expectStep(page, 'details');
      await expect(field(page, 'Seu nome completo')).toHaveValue('Antônia Reis');
      await expect(field(page, 'Sua data de nascimento')).toHaveValue('4/3');
      await expect(radio(page, words.otherInsurer)).toBeChecked();
      if (!javaScriptEnabled) return;
      expect([page.url(), loads]).toEqual([address, []]);
      await expect(page.locator('[data-spoken]')).toHaveText((await kept.textContent()) ?? '');
    });

    test('what one keeps for oneself is shown as one’s own', async ({ page, site }) => {
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      await page.goto(PATHS.time);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(page.getByText('sua reserva')).toBeVisible();
    });

    test('another service frees the time', async ({ page, site }) => {
      const startsAt = await hold(page, site.newPhone());
      await page.goto(PATHS.service + new URL(page.url()).search);
      await chooseService(page, 'Consulta');
      await expectStep(page, 'time');
      for (const more of await page.locator('.time-more > summary').all()) await more.click();
      // Another time, which leaves the first to others.
      await pick(page.locator('.times').last().getByRole('radio').last());
      await goOn(page);
      await expectStep(page, 'details');
      await expectFree(page, startsAt);
    });
  });
}

test('other screens of the journey keep the time, and send no word of leaving', async ({
  page,
  site,
}) => {
  const answers = answersOfAdult(site.newPhone());
  await walkTo(page, 'details', answers);
  const told = await tellingsOf(page);
  await untilImproved(page);
  await page.getByRole('button', { name: 'trocar horário' }).click();
  await expectStep(page, 'time');
  await untilImproved(page);
  const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
  await goOn(page);
  await expectStep(page, 'details');
  await untilImproved(page);
  await walkTo(page, 'check', answers);
  await untilImproved(page);
  await page.getByRole('main').getByText('Voltar', { exact: true }).click();
  await expectStep(page, 'details');
  await untilImproved(page);
  expect(await told()).toEqual([]);
  expect(await freeNow(page)).not.toContain(startsAt);
});

test('a link followed before the scripts came keeps the time', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  await untilImproved(page);
  const told = await tellingsOf(page);
  const script = Promise.withResolvers<void>();
  const nextPage = Promise.withResolvers<void>();
  const keepBack = (what: RegExp, until: Promise<void>) =>
    page.route(what, async (route) => {
      await until;
      await route.continue();
    });
  await keepBack(/booking\.enhancement/, script.promise);
  const back = page.getByRole('main').getByText('Voltar', { exact: true });
  await back.click();
  await expectStep(page, 'time');
  await keepBack(/\/agendamento\?/, nextPage.promise);
  await back.click({ noWaitAfter: true });
  // They come while the next page is under way, which a page cannot be asked about meanwhile.
  const come = page.waitForResponse(/booking\.enhancement/);
  script.resolve();
  await come;
  await page.waitForTimeout(500);
  nextPage.resolve();
  await expectStep(page, 'service');
  expect(await told()).toEqual([]);
  expect(await freeNow(page)).not.toContain(startsAt);
});

test('leaving the site frees the time, coming back keeps it again', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  await untilImproved(page);
  const told = await tellingsOf(page);
  await page.goto('/');
  await expectFree(page, startsAt);
  expect(await told()).toEqual(['leave']);
  await page.goto(PATHS.details);
  await expect(page.getByText('reservado para você')).toBeVisible();
  await expect.poll(() => freeNow(page)).not.toContain(startsAt);
  expect(await told()).toEqual(['leave', 'return']);
});

test('a link out of the journey frees the time', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  await untilImproved(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(new RegExp(`${site.url}/$`));
  await expectFree(page, startsAt);
});

test('who has followed a link within the screen still frees the time by leaving', async ({
  page,
  site,
}) => {
  const startsAt = await hold(page, site.newPhone());
  await untilImproved(page);
  await goOn(page);
  await untilImproved(page);
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\w+$/);
  await page.goto('/');
  await expectFree(page, startsAt);
});

test('a reload keeps the time', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  for (let times = 0; times < 5; times += 1) {
    await untilImproved(page);
    const told = await tellingsOf(page);
    await page.reload();
    await expect(page.getByText('reservado para você')).toBeVisible();
    await expect.poll(told).toEqual(['leave', 'return']);
    await expect.poll(() => freeNow(page)).not.toContain(startsAt);
  }
});

test('a page that the browser restores asks for its time again', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  await untilImproved(page);
  const told = await tellingsOf(page);
  // As the back-forward cache does it: the page is left and shown again, with all its scripts.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expectFree(page, startsAt);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => freeNow(page)).not.toContain(startsAt);
  expect(await told()).toEqual(['leave', 'return']);
  await expect(page.getByText('reservado para você')).toBeVisible();
  await field(page, 'Seu nome completo').fill('Antônia Reis');
});

test('minutes count down, and the end is told without alarm', async ({ page, site }) => {
  await page.clock.install();
  await walkTo(page, 'check', answersOfAdult(site.newPhone()));
  const spoken = page.locator('[data-spoken]');
  await expect(page.getByText('Faltam 10 minutos.')).toBeVisible();
  const heard: string[] = [];
  for (let minutes = 9; minutes > 0; minutes -= 1) {
    await page.clock.runFor('01:00');
    const words = minutes === 1 ? 'Falta menos de 1 minuto.' : `Faltam ${minutes} minutos.`;
    await expect(page.locator('[data-minutes]')).toHaveText(words);
    heard.push(...(await spoken.allTextContents()).filter(Boolean));
  }
  expect(heard).toEqual(['Faltam 5 minutos.', 'Faltam 2 minutos.', 'Falta menos de 1 minuto.']);
  await page.clock.runFor('01:01');
  await expect(page.getByText('O tempo da reserva acabou.')).toBeVisible();
  await expect(page.getByRole('button', { name: MORE_TIME })).toHaveCount(0);
  await expect(spoken).toHaveText('');
  // Nobody has taken it in the meantime.
  await confirm(page);
  await expectStep(page, 'done');
});

/**
 * What pages tell the server of their hold from now on, in this order. The browser sends a beacon for a page that
 * it has already left, and reports it to nobody; so it is noted where it is given up.
 */
async function tellingsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteTellings);
  await page.evaluate(noteTellings);
  await page.evaluate(() => localStorage.removeItem('told'));
  return () => page.evaluate(() => (localStorage.getItem('told') ?? '').split(' ').filter(Boolean));
}

/** Runs in the page. */
function noteTellings(): void {
  if (location.origin === 'null' || 'isNoted' in document) return;
  Object.assign(document, { isNoted: true });
  const note = (body: unknown) => {
    const intent = body instanceof URLSearchParams ? body.get('intent') : null;
    if (intent) localStorage.setItem('told', `${localStorage.getItem('told') ?? ''} ${intent}`);
  };
  const [beacon, fetching] = [navigator.sendBeacon.bind(navigator), fetch];
  navigator.sendBeacon = (url, body) => {
    note(body);
    return beacon(url, body);
  };
  window.fetch = (url, init) => {
    note(init?.body);
    return fetching(url, init);
  };
}

/**
 * Goes on to the details, which holds a slot.
 * @returns its start
 */
async function hold(page: Page, phone: string): Promise<string> {
  await walkTo(page, 'details', answersOfAdult(phone));
  await page.goto(PATHS.time);
  const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
  await page.goto(PATHS.details);
  await expect(page.getByText('reservado para você')).toBeVisible();
  await expect.poll(() => freeNow(page)).not.toContain(startsAt);
  return startsAt;
}

/** From today on: on a Sunday the journey's second day is nearer than other tests' appointments. */
function freeNow(page: Page) {
  return availableSlots(page.request, 0);
}

async function expectFree(page: Page, startsAt: string) {
  await expect.poll(() => freeNow(page)).toContain(startsAt);
}
