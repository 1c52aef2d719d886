import { expect, type Page, test } from './fixtures.ts';
import {
  type Answers,
  answersOfAdult,
  BIRTH,
  confirm,
  emailOf,
  expectStep,
  shownMoment,
  walkTo,
} from './journey.ts';
import { calendarOf, clinicMailsAbout, mailsTo } from './mails.ts';

/** 'quarta-feira, 14 de outubro, 9h30' */
const MOMENT =
  /^(?:segunda|terça|quarta|quinta|sexta)-feira, \d{1,2}º? de [a-zç]+, \d{1,2}h(?:\d\d)?$/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a grown-up books for herself and is sent what she needs', async ({ page, site }) => {
      const phone = site.newPhone();
      const { moment, protocol } = await book(page, answersOfAdult(phone));
      await expect(page.getByText(`Enviamos a confirmação para ${emailOf(phone)}.`)).toBeVisible();

      const toPatient = await theOnly(() => mailsTo(site.mailDir, emailOf(phone)));
      expect(toPatient.subject).toContain(moment);
      expect(toPatient.text).toContain('Não volte dirigindo');
      expect(calendarOf(toPatient)).toContain('METHOD:REQUEST');
      const toClinic = await theOnly(() => clinicMailsAbout(site.mailDir, protocol));
      expect(toClinic.subject).toContain(`Nova visita ${protocol}: ${moment}`);
    });

    test('a grandmother books for a child and signs for it', async ({ page, site }) => {
      await book(page, {
        ...answersOfAdult(''),
        service: 'Acompanhamento oftalmológico infantil',
        forWhom: 'Para uma criança ou adolescente',
        details: {
          'Nome completo de quem vem': 'Caio Reis',
          ...BIRTH,
          Ano: '2018',
          'Seu nome completo': 'Antônia Reis',
          'O que você é de quem vem?': 'avó',
          'Telefone com DDD': site.newPhone(),
        },
      });
      await expect(page.getByRole('main')).toContainText('Caio Reis');
      await expect(page.getByText('Como você não informou e-mail')).toBeVisible();
    });

    test('a health plan decides what to bring', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone(), { payer: 'Vale Claro Saúde' });
      await walkTo(page, 'check', answers);
      const guide = 'Guia autorizada pelo convênio, se for fazer exame ou cirurgia';
      await expect(page.getByText(guide)).toBeVisible();
      await confirm(page);
      await expectStep(page, 'done');
      await expect(page.getByText(guide)).toBeVisible();
    });
  });
}

/** The whole journey, checking what each person must be told on the way. */
async function book(page: Page, answers: Answers) {
  await walkTo(page, 'details', answers);
  const moment = await shownMoment(page);
  expect(moment).toMatch(MOMENT);
  await walkTo(page, 'check', answers);
  await expect(page.getByRole('main')).toContainText(moment);
  await expect(page.getByRole('main')).toContainText('Como se preparar');
  await expect(page.getByRole('main')).toContainText('O que trazer');
  await confirm(page);
  await expectStep(page, 'done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visita agendada');
  const withYear = new RegExp(moment.replace(/, (?=\d+h)/, ' de \\d{4}, '));
  await expect(page.locator('.done-moment')).toHaveText(withYear);
  const protocol = (await page.locator('.done-protocol strong').textContent()) ?? '';
  expect(protocol).toMatch(/^[\w-]{6,}$/);
  return { moment, protocol };
}

/** Waits for the only mail. */
async function theOnly<Mail>(read: () => Promise<Mail[]>): Promise<Mail> {
  await expect.poll(async () => (await read()).length).toBe(1);
  const [mail] = await read();
  if (!mail) throw new Error('the mail has gone');
  return mail;
}
