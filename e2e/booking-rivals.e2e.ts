import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  answerStep,
  answersOfAdult,
  chooseTime,
  confirm,
  emailOf,
  expectStep,
  goOn,
  PATHS,
  shownMoment,
  untilImproved,
  walkTo,
} from './journey.ts';
import { mailsTo } from './mails.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('of two who want one time the second is offered the nearest', async ({
      page,
      openVisitor,
      site,
    }) => {
      const second = await openVisitor();
      await walkTo(page, 'time', answersOfAdult(site.newPhone()));
      await walkTo(second, 'time', answersOfAdult(site.newPhone()));
      await chooseTime(second);
      await chooseTime(page);
      await goOn(page);
      await expectStep(page, 'details');
      await goOn(second);
      await expectTaken(second);
    });

    test('a time that somebody else has booked meanwhile is not confirmed', async ({
      page,
      openVisitor,
      site,
    }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'time', answers);
      await chooseTime(page);
      const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
      await goOn(page);
      await expectStep(page, 'details');
      await answerStep(page, 'details', answers);
      await goOn(page);
      await expectStep(page, 'check');
      // Another window of the same browser leaves the journey, which releases the slot.
      await page.request.post('/agendamento/reserva', {
        form: { intent: 'leave' },
        headers: { origin: site.url },
      });
      const rival = await openVisitor();
      await bookAppointmentInBrowser(rival.request, { phone: site.newPhone(), startsAt });
      await confirm(page);
      await expectStep(page, 'time');
      await expectTaken(page);
    });

    test('a double click on a time takes it once, and goes on', async ({ page, site }) => {
      await walkTo(page, 'time', answersOfAdult(site.newPhone()));
      if (javaScriptEnabled) await untilImproved(page);
      const chip = page.locator('.soonest-time').last();
      const name = (await chip.locator('.visually-hidden').textContent()) ?? '';
      await chip.dblclick();
      await expectStep(page, 'details');
      expect(await shownMoment(page)).toBe(name);
    });

    test('a double click on the last button books once', async ({ page, site }) => {
      const phone = site.newPhone();
      await walkTo(page, 'check', answersOfAdult(phone));
      if (javaScriptEnabled) await untilImproved(page);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Confirmar agendamento' }).dblclick();
      await expectStep(page, 'done');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agendamento confirmado');
      // A phone may have two appointments: there is room for another, so the clicks made only one.
      await bookAppointmentInBrowser(page.request, { phone });
      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
    });

    test('who goes back after booking is not asked to confirm again', async ({ page, site }) => {
      await walkTo(page, 'check', answersOfAdult(site.newPhone()));
      await confirm(page);
      await expectStep(page, 'done');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agendamento confirmado');
      await expect(page.getByRole('button', { name: 'Confirmar agendamento' })).toHaveCount(0);
      await page.goto(PATHS.check);
      await expectStep(page, 'done');
    });
  });
}

/** Says that the slot is taken, offers the three nearest, and never reads like a confirmation. */
async function expectTaken(page: Page) {
  await expect(page.getByRole('alert')).toContainText(
    'Esse horário acabou de ser ocupado. Escolha outro.',
  );
  const nearest = page.locator('.time-choice div', { hasText: /^Horários livres mais próximos/ });
  await expect(nearest.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(/agendad|confirmad|reservado/i);
}
