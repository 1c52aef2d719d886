import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { availableSlots, bookAppointmentInBrowser } from './agenda.ts';
import { expect, newVisitor, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { signIn } from './staff.ts';

const line = (page: Page) => page.locator('.live-line');
const rowOf = (page: Page, protocol: string) => page.locator(`#v-${protocol}`);

test('the site and a colleague change a day: an open window shows it and keeps everything else; offline it says since when', async ({
  openVisitor,
  browser,
  site,
}) => {
  const colleague = await openVisitor();
  // Its browser writes to the console while it is offline.
  const { context } = await newVisitor(browser, site, { baseURL: site.url });
  const page = await context.newPage();
  await signIn(page, site, { role: 'reception' });
  await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });
  const book = (startsAt = '') =>
    bookAppointmentInBrowser(colleague.request, { phone: site.newPhone(), startsAt });
  const slots = await availableSlots(colleague.request);
  const day = wallClockOf(new Date(slots[0] ?? '')).on;
  const [early = '', ...rest] = slots.filter((each) => wallClockOf(new Date(each)).on === day);
  // None that overlap.
  const later = rest.toReversed().filter((_, index) => index % 4 === 0);
  const first = await book(early);

  const opened = page.waitForResponse('**/ao-vivo?**');
  await page.goto(`/equipe/agenda?dia=${day}`);
  await untilStarted(page);
  await opened;
  await page.locator('.staff-help > summary').click();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('Bened');
  await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
  await page.evaluate(() => scrollTo(0, 120));
  const kept = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      const typed = field instanceof HTMLInputElement ? field : null;
      return {
        typed: typed?.value,
        selection: [typed?.selectionStart, typed?.selectionEnd],
        isOpen: document.querySelector<HTMLDetailsElement>('.staff-help')?.open,
        scrolled: scrollY,
      };
    });
  const before = await kept();
  expect(before).toMatchObject({ typed: 'Bened', selection: [1, 3], isOpen: true });

  // The site.
  const second = await book(later[0]);
  await expect(rowOf(page, second.protocol)).toBeVisible();
  await expect(line(page)).toContainText('Agenda atualizada às');
  expect(await kept()).toEqual(before);

  // A colleague.
  await colleague.goto(`/equipe/agenda/agendamento/${first.protocol}/cancelar`);
  await colleague.getByText('A pessoa pediu').click();
  await colleague.getByRole('button', { name: 'Cancelar o agendamento' }).click();
  await expect(rowOf(page, first.protocol)).toHaveClass(/agenda-is-cancelled/);
  expect(await kept()).toEqual(before);
  await inspectPage(page, 'the agenda that has renewed itself');

  await context.setOffline(true);
  await expect(line(page)).toContainText('Sem conexão desde');
  const third = await book(later[1]);
  expect(await rowOf(page, third.protocol).count()).toBe(0);
  await context.setOffline(false);
  await expect(rowOf(page, third.protocol)).toBeVisible();
  await expect(line(page)).toHaveText(
    /^Atualizado às \d+h\d*; estava sem conexão desde \d+h\d*\.$/,
  );

  // Signed out meanwhile: what is shown stays, and the way in is there.
  await context.clearCookies();
  await book(later[2]);
  await expect(line(page).getByRole('link', { name: 'Entrar de novo' })).toBeVisible();
  await expect(rowOf(page, third.protocol)).toBeVisible();
  await context.close();
});
