import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const services = z.object({ services: z.array(z.object({ slug: z.string() })) });
const slots = z.object({
  days: z.array(z.object({ slots: z.array(z.object({ startsAt: z.string() })) })),
});
const booked = z.object({ protocol: z.string() });
const places = z.object({
  key: z.string(),
  times: z.array(
    z.object({ value: z.string(), at: z.string(), who: z.string(), time: z.string() }),
  ),
});
type Place = z.infer<typeof places>['times'][number];

const PATH = '/equipe/agenda/agendamento';
const cellOf = (page: Page, protocol: string) =>
  page.locator(`.cal-appointment > a[data-protocol="${protocol}"]`);
const shown = (page: Page) => page.locator('.cal-place');
const told = (page: Page) => page.locator('.agenda-move-bar p');

/** Where it may go. */
async function placesOf({ request }: Page, protocol: string, on: string) {
  const answer = await request.get(`${PATH}/${protocol}/horarios?desde=${on}&dias=1&ver=grade`);
  return places.parse(await answer.json());
}

/** Two visits on a day to come, the first of a service that most people do. */
async function bookTwo(page: Page, site: Site) {
  const { request } = page;
  const from = addDays(wallClockOf(new Date()).on, 20);
  const offered = services.parse(await (await request.get('/api/v1/services')).json()).services;
  const book = async (service: string, startsAt: string, name: string) => {
    const answer = await request.post('/api/v1/appointments', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        ...{ service, startsAt, payer: 'particular', consent: true },
        patient: { name, birthDate: '1961-05-17' },
        contact: { name, phone: site.newPhone() },
      },
    });
    return answer.status() === 201 ? booked.parse(await answer.json()).protocol : undefined;
  };
  const read = async (service: string, first: string, days: number) => {
    const answer = await request.get(`/api/v1/slots?service=${service}&from=${first}&days=${days}`);
    return slots.parse(await answer.json()).days.filter((day) => day.slots.length > 8);
  };
  const found: { service: string; protocol: string; on: string; people: number }[] = [];
  for (const { slug } of offered) {
    const [day] = await read(slug, from, 14);
    const startsAt = day?.slots[0]?.startsAt ?? '';
    const protocol = startsAt && (await book(slug, startsAt, 'Antônia Reis'));
    if (!protocol) continue;
    const on = startsAt.slice(0, 10);
    const { times } = await placesOf(page, protocol, on);
    found.push({ service: slug, protocol, on, people: new Set(times.map(({ who }) => who)).size });
    if (found.at(-1)?.people === 2) break;
  }
  const [best] = found.toSorted((one, other) => other.people - one.people);
  if (!best) throw new Error('nothing could be booked');
  const [day] = await read(best.service, best.on, 1);
  const second = await book(best.service, day?.slots.at(-1)?.startsAt ?? '', 'Davi Moreira');
  if (!second) throw new Error('no second visit');
  return { ...best, second };
}

/** Picks a visit up by mouse and carries it over a place. */
async function carry(page: Page, protocol: string, { at, who }: Place) {
  await cellOf(page, protocol).hover({ position: { x: 24, y: 6 } });
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 3 });
  await expect(shown(page).first()).toBeAttached();
  const box = await page.locator(`.cal-column[data-key="${who}"] .cal-events`).boundingBox();
  const top = await topOf(page, at.slice(11), who);
  await page.mouse.move((box?.x ?? 0) + 24, top + 6, { steps: 4 });
  await expect(page.locator('.cal-here')).toHaveCount(1);
}

/** What a thumb has pushed scrolls on for a while. */
async function untilAtRest(page: Page): Promise<void> {
  const moved = () =>
    page.evaluate(async () => {
      const before = scrollY;
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY - before;
    });
  await expect.poll(moved).toBe(0);
}

/** Of the empty time of the page as it was before: where a time begins, in the window. */
function topOf(page: Page, time: string, who: string): Promise<number> {
  return page.evaluate(
    ([wanted, slug]) => {
      const hours = document.querySelector<HTMLElement>('.cal')?.dataset.hours ?? '';
      const minute = Number(wanted?.slice(0, 2)) * 60 + Number(wanted?.slice(3, 5));
      for (const part of hours.split(' ')) {
        const [from = 0, until = 0, first = 0] = part.split('-').map(Number);
        if (minute < from || minute >= until) continue;
        const row = first + (minute - from) / 5;
        const place = `.ra-${row >> 4}.rb-${row & 15}`;
        const marker = document.querySelector(`.cal-column[data-key="${slug}"] .cal-place${place}`);
        return marker?.getBoundingClientRect().top ?? -1;
      }
      return -1;
    },
    [time, who],
  );
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Remarcar o agendamento' }).click();
}

test('a visit is moved in the grid by mouse, keys and finger; who was quicker wins, and nothing changes beneath a hand', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  const colleague = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });
  const { protocol, second, on } = await bookTwo(page, site);
  const address = `/equipe/agenda?dia=${on}&ver=grade`;
  const columnOf = (who: Page, visit: string) =>
    who.locator('.cal-column', { has: cellOf(who, visit) }).getAttribute('data-key');
  const timeOf = (who: Page, visit: string) =>
    cellOf(who, visit).locator('..').getAttribute('data-at');
  for (const each of [page, colleague]) {
    await each.goto(address);
    await expect(each.locator('[data-touch=day-grid]')).toHaveAttribute('data-ready', 'yes');
    await each.waitForLoadState('networkidle');
  }

  // By mouse, to another column where somebody else does it too.
  const before = await columnOf(page, protocol);
  const { times } = await placesOf(page, protocol, on);
  const others = times.filter(({ who }) => who !== before);
  const aim = (others.length > 0 ? others : times)[3];
  if (!aim) throw new Error('no place');
  await carry(page, protocol, aim);
  await expect(page.locator('.agenda-ghost')).toHaveText(`${aim.time} · Antônia Reis`);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(shown(page)).toHaveCount(0);
  await expect(cellOf(page, protocol)).toBeFocused();
  await carry(page, protocol, aim);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('Remarcar o agendamento de Antônia Reis?');
  await confirm(page);
  await expect(told(page)).toContainText(/(Remarcado de|Passado para) .* por Rosa Lima/);
  expect(await columnOf(page, protocol)).toBe(aim.who);
  expect(await timeOf(page, protocol)).toBe(aim.at.slice(11));

  // By keyboard: given up, then put down one place further.
  await page.waitForLoadState('networkidle');
  const place = page.getByRole('button', { name: /^Livre: / });
  await cellOf(page, protocol).focus();
  await page.keyboard.press('Space');
  await expect(place).toBeFocused();
  await expect(told(page)).toContainText('Antônia Reis: há');
  await inspectPage(page, 'the grid with an appointment in hand');
  const first = await place.getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await expect(place).toBeFocused();
  await expect(place).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Escape');
  await expect(cellOf(page, protocol)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText(/Remarcado de .* por Rosa Lima/);
  await expect(cellOf(page, protocol)).toBeFocused();

  // Meanwhile a colleague gives the time to somebody else. It is shown when the hand is empty.
  const free = await placesOf(page, protocol, on);
  const theirs = await placesOf(colleague, second, on);
  const both = free.times.filter(({ at, who }) =>
    theirs.times.some((each) => each.at === at && each.who === who),
  );
  const wanted = both.at(-3);
  if (!wanted) throw new Error('no common place');
  await page.waitForLoadState('networkidle');
  const secondWas = (await timeOf(page, second)) ?? '';
  await carry(page, protocol, wanted);
  const taken = await colleague.evaluate(
    async ([path = '', key = '', startsAt = '', com = '']) => {
      const body = new URLSearchParams({ versao: '0', chave: key, startsAt, com });
      return (await fetch(path, { method: 'POST', body })).status;
    },
    [`${PATH}/${second}/horarios`, theirs.key, wanted.value, wanted.who],
  );
  expect(taken).toBe(200);
  await expect.poll(() => timeOf(colleague, second)).toBe(wanted.at.slice(11));
  expect(await timeOf(page, second)).toBe(secondWas);
  await page.mouse.up();
  await confirm(page);
  await expect(told(page)).toContainText('O agendamento ficou onde estava.');
  await expect.poll(() => timeOf(page, second)).toBe(wanted.at.slice(11));

  // What was wrong about it is taken back where it was told.
  await colleague.goto(`${PATH}/${second}`);
  await expect(colleague.getByText('dá para voltar a')).toBeVisible();
  await inspectPage(colleague, 'an appointment whose move can be taken back');
  await colleague.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(colleague.getByRole('status').first()).toContainText('Remarcado de');
  await expect.poll(() => timeOf(page, second)).toBe(secondWas);
});

test('a thumb scrolls the grid, and moves a visit on which it rests', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ hasTouch: true, viewport: { width: 390, height: 780 } });
  await signIn(page, site, { role: 'reception' });
  const { protocol, on } = await bookTwo(page, site);
  await page.goto(`/equipe/agenda?dia=${on}&ver=grade`);
  await page.waitForLoadState('networkidle');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const cell = cellOf(page, protocol);
  const middle = async () => {
    await cell.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x = 0, y = 0 } = (await cell.boundingBox()) ?? {};
    return { x: x + 30, y: y + 8 };
  };

  const start = await middle();
  const steps = [1, 2, 3, 4, 5, 6].map((step) => start.y - step * 40);
  await Promise.all([
    touch('touchStart', start.x, start.y),
    ...steps.map((y) => touch('touchMove', start.x, y)),
    touch('touchEnd'),
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  await expect(shown(page)).toHaveCount(0);

  await untilAtRest(page);
  const at = await middle();
  await touch('touchStart', at.x, at.y);
  await expect(page.locator('.agenda-ghost')).toBeAttached();
  await expect(shown(page).first()).toBeAttached();
  const scrolled = await page.evaluate(() => scrollY);
  // Not so near an edge that the page scrolls on.
  const boxes = await Promise.all((await shown(page).all()).map((each) => each.boundingBox()));
  const target = boxes.find(
    (box) => box && Math.abs(box.x - at.x) < 60 && box.y > 120 && box.y < 640,
  );
  if (!target) throw new Error(`no place near ${at.x}: ${JSON.stringify(boxes)}`);
  await touch('touchMove', target.x + 30, target.y - 10);
  await touch('touchMove', target.x + 30, target.y + 8);
  await expect(page.locator('.cal-here')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await touch('touchEnd');
  await confirm(page);
  await expect(told(page)).toContainText(/(Remarcado de|Passado para) .* por Rosa Lima/);
});

test('empty time is closed from the grid: a stretch marked by mouse, and each time by keys', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  const from = addDays(wallClockOf(new Date()).on, 60);
  const monday = addDays(from, (8 - new Date(`${from}T12:00Z`).getUTCDay()) % 7);
  await page.goto(`/equipe/agenda?dia=${monday}&ver=grade`);
  await expect(page.locator('[data-touch=day-grid]')).toHaveAttribute('data-ready', 'yes');
  await page.waitForLoadState('networkidle');
  const column = page.locator('.cal-practitioner', { has: page.locator('.cal-free') }).first();
  const free = column.locator('.cal-free').nth(1);
  const [at, end] = [await free.getAttribute('data-at'), await free.getAttribute('data-until')];
  const { x = 0, y = 0, height = 0 } = (await free.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 2);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + height * 0.6, { steps: 3 });
  await page.mouse.move(x + 20, y + height - 2, { steps: 3 });
  await expect(column.locator('.cal-marked').first()).toHaveAttribute('data-time', / – /);
  await page.mouse.up();
  const asked = page.getByRole('dialog');
  await expect(asked.getByRole('link', { name: 'Marcar' })).toBeFocused();
  await inspectPage(page, 'the grid with a stretch of empty time marked');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(page.locator('.cal-step')).toHaveCount(0);

  // Pressed and not marked, it is booked as before; its other way is one Tab further.
  await free.locator('a').first().focus();
  await page.keyboard.press('Tab');
  await expect(free.getByRole('link', { name: /^Bloquear o horário de / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Motivo')).toBeFocused();
  await expect(page.locator('[name="hora-inicio"]')).toHaveValue(at ?? '');
  await expect(page.locator('[name="hora-fim"]')).toHaveValue(end ?? '');
  await page.keyboard.type('Reunião da equipe');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fechar agora' }).click();
  await expect(page.locator('#fechamentos')).toContainText('Reunião da equipe');
  await page.goto(`/equipe/agenda?dia=${monday}&ver=grade`);
  await expect(column.locator('.cal-closure')).toContainText('Reunião da equipe');
});
