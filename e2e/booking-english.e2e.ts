import { expect, type Page, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseService,
  chooseTime,
  emailOf,
  field,
  pick,
  radio,
  shownMoment,
  walkTo,
} from './journey.ts';
import { calendarOf, clinicMailsAbout, mailsTo, manageLinkOf } from './mails.ts';

/** 'Wednesday, October 14, at 9:30 AM' */
const MOMENT = /^(?:Mon|Tues|Wednes|Thurs|Fri)day, [A-Z][a-z]+ \d{1,2}, at \d{1,2}:\d\d [AP]M$/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an appointment is booked, moved and canceled in English', async ({ page, site }) => {
      const phone = site.newPhone();
      const email = emailOf(phone);
      await page.goto('/en-us/agendamento');
      await expectScreen(page, 'What do you need?', '');
      await chooseService(page, 'Retina mapping');
      await expectScreen(page, 'When?', '/horario');
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText('Choose a time.');
      await expect(page).toHaveTitle(/^Error: When\?/);
      await chooseTime(page);
      await goOn(page);
      await expectScreen(page, 'Who is the patient?', '/dados');
      await expect(radio(page, 'Me')).toBeChecked();
      // The link to the other language leads to the same screen.
      const other = page.locator('a[lang=pt-BR]').first();
      await expect(other).toHaveAttribute('href', /^\/agendamento\/dados\?/);
      const moment = await shownMoment(page);
      expect(moment).toMatch(MOMENT);
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText('Enter the date of birth.');
      await fillDetails(page, { phone, email });
      await goOn(page);
      await expectScreen(page, 'Check and confirm', '/conferir');
      await expect(page.getByRole('main')).toContainText('March 4, 1950');
      await confirm(page);
      await expectScreen(page, 'Appointment confirmed', '/obrigado');
      const protocol = (await page.locator('.done-protocol strong').textContent()) ?? '';

      const [booked] = await mailsOf(site.mailDir, email, 1);
      expect(booked?.subject).toBe(`Appointment confirmed: ${moment}`);
      expect(booked?.text).toContain('Do not drive for 4 to 6 hours');
      expect(booked && calendarOf(booked)).toContain(`Confirmation number: ${protocol}`);
      await expect.poll(() => clinicMailsAbout(site.mailDir, protocol)).toHaveLength(1);
      const [toClinic] = await clinicMailsAbout(site.mailDir, protocol);
      expect(toClinic?.subject).toMatch(/^Novo agendamento /);

      await page.goto(booked ? manageLinkOf(booked) : '');
      await expect(page).toHaveURL(`${site.url}/en-us/meu-agendamento`);
      await page.getByRole('link', { name: 'Reschedule' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Choose the new day and time',
      );
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText('Choose a time.');
      await expect(page).toHaveTitle(/^Error: Reschedule/);
      await chooseTime(page);
      await goOn(page);
      await expect(page.getByRole('heading', { name: 'Reschedule to this time?' })).toBeVisible();
      await page.getByRole('button', { name: 'Reschedule' }).click();
      await expect(page.getByText('Appointment rescheduled')).toBeVisible();
      await expect(page).toHaveURL(/\/en-us\/meu-agendamento\?mudou/);

      const [, moved] = await mailsOf(site.mailDir, email, 2);
      expect(moved?.subject).toMatch(/^New appointment time: /);

      await page.getByRole('link', { name: 'Cancel the appointment' }).click();
      await expect(page.getByRole('heading', { name: 'Cancel this appointment?' })).toBeVisible();
      await page.getByRole('button', { name: 'Yes, cancel the appointment' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment canceled');
      await expect(page).toHaveURL(/\/en-us\/meu-agendamento\/cancelado$/);
      const [, , canceled] = await mailsOf(site.mailDir, email, 3);
      expect(canceled?.subject).toMatch(/^Appointment canceled: /);
    });

    test('another language in the middle keeps the answers', async ({ page, site }) => {
      await walkTo(page, 'details', answersOfAdult(''));
      await page.getByRole('link', { name: 'English' }).first().click();
      await expectScreen(page, 'Who is the patient?', '/dados');
      await expect(page.locator('.journey-chosen')).toContainText('Retina mapping');
      await fillDetails(page, { phone: site.newPhone(), email: '' });
      await pick(radio(page, 'Vale Claro Saúde'));
      await goOn(page);
      await expectScreen(page, 'Check and confirm', '/conferir');
      await page.getByRole('link', { name: 'Português' }).first().click();
      await expect(page).toHaveURL(/:\d+\/agendamento\/conferir\?rascunho=/);
      const main = page.getByRole('main');
      for (const answer of ['Mapeamento de retina', 'Vale Claro Saúde', 'Ann Reis'])
        await expect(main).toContainText(answer);
    });
  });
}

test('no screen of the journey has the scripts of an app', async ({ page, site }) => {
  const isPlain = () => page.evaluate(() => !('__reactRouterContext' in window));
  for (const path of ['/agendamento', '/en-us/agendamento']) {
    await page.goto(path);
    expect(await isPlain()).toBe(true);
  }
  await chooseService(page, 'Retina mapping');
  await expectScreen(page, 'When?', '/horario');
  expect(await isPlain()).toBe(true);
  await chooseTime(page);
  await goOn(page);
  await expectScreen(page, 'Who is the patient?', '/dados');
  expect(await isPlain()).toBe(true);
  await fillDetails(page, { phone: site.newPhone(), email: '' });
  await goOn(page);
  await expectScreen(page, 'Check and confirm', '/conferir');
  expect(await isPlain()).toBe(true);
  await page.getByRole('main').getByText('Back', { exact: true }).click();
  await expectScreen(page, 'Who is the patient?', '/dados');
  await expect(field(page, 'Your full name')).toHaveValue('Ann Reis');
});

async function expectScreen(page: Page, heading: string, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL(new RegExp(`/en-us/agendamento${path}(?:[?#].*)?$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
}

async function goOn(page: Page) {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function confirm(page: Page) {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm appointment' }).click();
}

async function fillDetails(page: Page, { phone, email }: { phone: string; email: string }) {
  const details = {
    'Your full name': 'Ann Reis',
    'Your date of birth': '4 March 1950',
    'Brazilian phone number with area code': phone,
    'Email (if you have one)': email,
  };
  for (const [label, value] of Object.entries(details)) await field(page, label).fill(value);
  await pick(radio(page, 'Self-pay'));
}

/** Waits until this many mails have been written. */
async function mailsOf(mailDir: string, email: string, count: number) {
  await expect.poll(async () => (await mailsTo(mailDir, email)).length).toBe(count);
  return mailsTo(mailDir, email);
}
