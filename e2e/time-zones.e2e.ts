import { availableSlots } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseTime,
  confirm,
  expectStep,
  goOn,
  shownMoment,
  untilStarted,
  walkTo,
} from './journey.ts';

for (const timezoneId of ['Asia/Tokyo', 'America/Manaus']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books by the clinic’s clock', async ({ page, site }) => {
      await walkTo(page, 'time', answersOfAdult(site.newPhone()));
      await expect(page.getByText('Horário local da clínica.')).toBeVisible();
      await chooseTime(page);
      const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
      // The wall clock before the offset is the clinic's own.
      const [, hour, minute] = /T(\d\d):(\d\d):\d\d-03:00$/.exec(startsAt) ?? [];
      const time = `${Number(hour)}h${minute === '00' ? '' : minute}`;
      await goOn(page);
      await expectStep(page, 'details');
      const moment = await shownMoment(page);
      expect(moment.endsWith(`, às ${time}`)).toBe(true);
      await walkTo(page, 'check', answersOfAdult(site.newPhone()));
      await expect(page.getByRole('main')).toContainText(moment);
      await confirm(page);
      await expectStep(page, 'done');
      await expect(page.locator('.done-moment').last()).toContainText(time);
    });

    test('is told the clinic’s times on a service’s page', async ({ page }) => {
      await page.goto('/servicos/mapeamento-de-retina');
      await untilStarted(page);
      await page.getByRole('link', { name: 'Ver próximos horários livres' }).click();
      const link = page.getByRole('link', { name: /^Agendar [a-zç]+-feira, / }).first();
      const href = new URL((await link.getAttribute('href')) ?? '', page.url());
      const startsAt = href.searchParams.get('inicio') ?? '';
      const [, hour, minute] = /T(\d\d):(\d\d)/.exec(startsAt) ?? [];
      await expect(link).toHaveText(`${Number(hour)}h${minute === '00' ? '' : minute}`);
      await expect(page.getByText('Horário local da clínica.')).toBeVisible();
      expect((await availableSlots(page.request)).every((start) => start.endsWith('-03:00'))).toBe(
        true,
      );
    });
  });
}
