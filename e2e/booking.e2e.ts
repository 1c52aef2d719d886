import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  type Answers,
  answersOfAdult,
  confirm,
  emailOf,
  expectStep,
  pick,
  shownMoment,
  untilImproved,
  untilStarted,
  walkTo,
} from './journey.ts';
import { calendarOf, clinicMailsAbout, mailsTo } from './mails.ts';

const DAYS = {
  ...{ monday: 'segunda-feira', tuesday: 'terça-feira', wednesday: 'quarta-feira' },
  ...{ thursday: 'quinta-feira', friday: 'sexta-feira', saturday: 'sábado', sunday: 'domingo' },
};

/** 'quarta-feira, 14 de outubro, às 9h30', on a day on which the clinic is open */
function momentOf({ hours }: ClinicRecord): RegExp {
  const days = WEEKDAYS.filter((day) => hours[day].length > 0).map((day) => DAYS[day]);
  return new RegExp(`^(?:${days.join('|')}), \\d{1,2}º? de [a-zç]+, às \\d{1,2}h(?:\\d\\d)?$`);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a grown-up books for herself and is sent what she needs', async ({
      page,
      site,
      record,
    }) => {
      const phone = site.newPhone();
      const { moment, protocol } = await book(page, answersOfAdult(phone), record);
      await expect(page.getByText(`Enviamos a confirmação para ${emailOf(phone)}.`)).toBeVisible();

      const toPatient = await theOnly(() => mailsTo(site.mailDir, emailOf(phone)));
      expect(toPatient.subject).toContain(moment);
      expect(toPatient.text).toContain('Não dirija por 4 a 6 horas');
      expect(calendarOf(toPatient)).toContain('METHOD:REQUEST');
      const toClinic = await theOnly(() => clinicMailsAbout(site.mailDir, protocol));
      expect(toClinic.subject).toContain(`Novo agendamento ${protocol}: ${moment}`);
    });

    test('a grandmother books for a child and signs for it', async ({ page, site, record }) => {
      test.skip(record.offers?.children === false, 'the clinic sees no children');
      await book(
        page,
        {
          ...answersOfAdult(''),
          service: 'Criança',
          forWhom: 'Criança ou adolescente',
          details: {
            'Nome completo do paciente': 'Caio Reis',
            'Data de nascimento do paciente': '4 de março de 2018',
            'Seu nome completo': 'Antônia Reis',
            'Qual é o seu parentesco com o paciente?': 'avó',
            'Telefone com DDD': site.newPhone(),
          },
        },
        record,
      );
      await expect(page.getByRole('main')).toContainText('Caio Reis');
      await expect(page.getByText('Como você não informou e-mail')).toBeVisible();
    });

    test('the first free time is chosen by one tap, and the way back shows it', async ({
      page,
      site,
      record,
    }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'time', answers);
      const chips = page.locator('.soonest-time');
      await expect(chips).toHaveCount(3);
      // The last: the first may be too near before the journey is over.
      const name = (await chips.last().locator('.visually-hidden').textContent()) ?? '';
      expect(name).toMatch(momentOf(record));
      await chips.last().click();
      await expectStep(page, 'details');
      expect(await shownMoment(page)).toBe(name);
      await page.goBack();
      await expectStep(page, 'time');
      await expect(page.getByText(/: reservado para você até /)).toBeVisible();
      await page.goForward();
      await expectStep(page, 'details');
      await walkTo(page, 'check', answers);
      await expect(page.getByRole('main')).toContainText('Antônia Reis');
    });

    test('from a service’s page the first question is when', async ({ page }) => {
      await page.goto('/agendamento?servico=mapeamento-de-retina');
      await expectStep(page, 'time');
      await expect(page.locator('.journey-chosen')).toContainText('Mapeamento de retina');
      await page.getByRole('link', { name: 'trocar o serviço Mapeamento de retina' }).click();
      await expectStep(page, 'service');
    });

    test('a health plan decides what to bring', async ({ page, site, words, record }) => {
      const answers = answersOfAdult(site.newPhone(), { payer: words.otherInsurer });
      await walkTo(page, 'check', answers);
      const things = onlyForTheLast(record);
      expect(things).not.toEqual([]);
      for (const thing of things) await expect(page.getByText(thing)).toBeVisible();
      await confirm(page);
      await expectStep(page, 'done');
      for (const thing of things) await expect(page.getByText(thing)).toBeVisible();
    });
  });
}

for (const width of [768, 1280])
  test(`"Continuar" stays where it is when a time is chosen, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/agendamento/horario?servico=mapeamento-de-retina');
    await untilImproved(page);
    // Letters that come late would move it too.
    await untilStarted(page);
    const time = page.locator('.times').first().getByRole('radio').first();
    await time.scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Continuar', exact: true });
    const before = await button.boundingBox();
    await pick(time);
    await expect(page.locator('.journey-picked')).toHaveText(/às \d+h/);
    expect(await button.boundingBox()).toEqual(before);
  });

/** What people bring who are paid for by the last of the payers, and those who pay for themselves need not. */
function onlyForTheLast(record: ClinicRecord): string[] {
  const [self, ...insurers] = parseClinic(record).payers;
  return (insurers.at(-1)?.bring ?? []).filter((thing) => !self?.bring.includes(thing));
}

/** The whole journey, checking what each person must be told on the way. */
async function book(page: Page, answers: Answers, record: ClinicRecord) {
  await walkTo(page, 'details', answers);
  const moment = await shownMoment(page);
  expect(moment).toMatch(momentOf(record));
  await walkTo(page, 'check', answers);
  await expect(page.getByRole('main')).toContainText(moment, { ignoreCase: true });
  await expect(page.getByRole('main')).toContainText('Como se preparar');
  await expect(page.getByRole('main')).toContainText('Traga');
  await confirm(page);
  await expectStep(page, 'done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agendamento confirmado');
  const withYear = new RegExp(moment.replace(/, (?=às \d+h)/, ' de \\d{4}, '), 'i');
  await expect(page.locator('.done-moment').last()).toHaveText(withYear);
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
