import { availableSlots } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseTime,
  confirm,
  EXAM,
  expectStep,
  goOn,
  shownMoment,
  untilStarted,
  walkTo,
} from './journey.ts';

/** The hours that the clinic's wall clock is behind UTC, as its addresses of times say. */
const OFFSETS = { 'serra-clara': '-03:00', manaus: '-04:00', 'two-houses': '-04:00' };

for (const timezoneId of ['Asia/Tokyo', 'America/Manaus', 'America/Sao_Paulo']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books by the clinic’s clock', async ({ page, site, clinicName }) => {
      const wanted = { service: EXAM[clinicName] };
      await walkTo(page, 'time', answersOfAdult(site.newPhone(), wanted));
      await expect(page.getByText('Horário local da clínica.')).toBeVisible();
      await chooseTime(page);
      const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
      // The wall clock before the offset is the clinic's own.
      const [, hour, minute] = /T(\d\d):(\d\d):\d\d-/.exec(startsAt) ?? [];
      expect(startsAt.endsWith(OFFSETS[clinicName])).toBe(true);
      const time = `${Number(hour)}h${minute === '00' ? '' : minute}`;
      await goOn(page);
      await expectStep(page, 'details');
      const moment = await shownMoment(page);
      expect(moment.endsWith(`, às ${time}`)).toBe(true);
      await walkTo(page, 'check', answersOfAdult(site.newPhone(), wanted));
      await expect(page.getByRole('main')).toContainText(moment);
      await confirm(page);
      await expectStep(page, 'done');
      await expect(page.locator('.done-moment').last()).toContainText(time);
    });

    test('is told the clinic’s times on a service’s page', async ({ page, clinicName }) => {
      await page.goto('/servicos/mapeamento-de-retina');
      await untilStarted(page);
      await page.getByRole('link', { name: 'Ver próximos horários livres' }).click();
      const link = page.getByRole('link', { name: /^Agendar [a-zç]+-feira, / }).first();
      const href = new URL((await link.getAttribute('href')) ?? '', page.url());
      const startsAt = href.searchParams.get('inicio') ?? '';
      const [, hour, minute] = /T(\d\d):(\d\d)/.exec(startsAt) ?? [];
      await expect(link).toHaveText(`${Number(hour)}h${minute === '00' ? '' : minute}`);
      await expect(page.getByText('Horário local da clínica.')).toBeVisible();
      expect(
        (await availableSlots(page.request)).every((start) => start.endsWith(OFFSETS[clinicName])),
      ).toBe(true);
    });
  });
}
