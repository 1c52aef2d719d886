import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import PostalMime, { type Email } from 'postal-mime';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { localPath } from '#app/platform/locale.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { axeFaults, SCHEMES } from './inspect-page.ts';
import { answersOfAdult, chooseTime, emailOf, goOn, walkTo, writeToClinic } from './journey.ts';
import { colourFaults } from './known-colours.ts';
import { mailsTo } from './mails.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

type Cast = { page: Page; reception: Page; site: Site; record: ClinicRecord };

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Mail programs drop style sheets, so the colours stand at each element.
      'no-inline-style': 'off',
      // Programs for mail know the older way of writing.
      'doctype-style': 'off',
      'tel-non-breaking': 'off',
      // They drop elements that they do not know, and keep roles.
      'prefer-native-element': 'off',
      'long-title': 'off',
    },
  }),
);

/** Subjects of the mails that the acts below cause, in each language of a site. */
const KINDS = {
  'pt-BR': [
    /^Agendamento confirmado/,
    /^Horário alterado/,
    /^Agendamento cancelado/,
    /^Código para marcar de novo/,
    /^Mensagem/,
    /^Resposta/,
    /[Pp]edido/,
  ],
  'en-US': [/^Appointment confirmed/, /request/i],
};

test('every mail is a page for everybody, and its plain text says the same', async ({
  page,
  openVisitor,
  browser,
  site,
  record,
}) => {
  const reception = await openVisitor();
  await signIn(reception, site, { role: 'reception' });
  await causeMails({ page, reception, site, record });
  const kinds = record.locales.flatMap((locale) => KINDS[locale]);
  const missing = async () => missingKinds(kinds, await mailsIn(site.mailDir));
  await expect.poll(missing).toEqual([]);
  // A mail has no policy and no site around it.
  const reader = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await reader.route('**', (route) => route.abort());
  for (const mail of await mailsIn(site.mailDir)) {
    await inspectMail(reader, mail);
  }
  await reader.context().close();
});

async function inspectMail(reader: Page, mail: Email): Promise<void> {
  const { subject = '', html = '', text = '' } = mail;
  const { results } = await validator.validateString(html);
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  expect.soft(invalid, subject).toEqual([]);
  // It works without pictures because it has none, and lays nothing out by tables.
  expect.soft(html).not.toMatch(/<(?:img|table)\b|url\(/);
  expect.soft(html).toMatch(/<html lang="(?:pt-BR|en-US)">/);
  await reader.setContent(html);
  await expect.soft(reader.getByRole('heading', { level: 1 }), subject).toHaveCount(1);
  for (const width of [320, 1280])
    for (const scheme of [{ colorScheme: 'light' } as const, ...SCHEMES]) {
      await reader.setViewportSize({ width, height: 640 });
      await reader.emulateMedia(scheme);
      const name = `${subject}, ${width} px, ${Object.values(scheme).join(' ')}`;
      const found = await faultsIn(reader, scheme);
      expect.soft(found, name).toEqual([]);
      const excess = await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(excess, `${name}: px too wide`).toBeLessThanOrEqual(0);
    }
  const plain = flat(text);
  const lost = await reader
    .locator('[role=main] :is(h1, h2, li, a, p:not(:has(a, br)), .soft, strong)')
    .allTextContents();
  expect
    .soft(
      lost.filter((words) => !plain.includes(flat(words))),
      subject,
    )
    .toEqual([]);
}

/** All rules by day; otherwise those about colours, which alone change with a scheme. */
function faultsIn(reader: Page, scheme: { colorScheme: string; contrast?: string }) {
  const isPlain = scheme.colorScheme === 'light' && scheme.contrast === undefined;
  return isPlain ? axeFaults(reader) : colourFaults(reader, Object.values(scheme).join(' '));
}

/** Titles are capitals in plain text. */
function flat(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim();
}

async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

function missingKinds(kinds: readonly RegExp[], mails: readonly Email[]): string[] {
  return kinds.filter((kind) => !mails.some(({ subject }) => kind.test(subject ?? ''))).map(String);
}

/** Everything that a patient and the reception do of which somebody gets a mail. */
async function causeMails({ page, reception, site, record }: Cast): Promise<void> {
  await bookMoveAndCancel(page, site);
  if (record.locales.includes('en-US')) await bookInEnglish(page, site.newPhone());
  await writeToClinic(page);
  await answer(reception, 'Davi Moreira');
  for (const locale of record.locales) {
    await page.goto(localPath(locale, '/privacy/pedido'));
    await page.locator('main .choice label').first().click();
    await page.locator('main input[autocomplete=name]').fill('Rosa Lima');
    await page.locator('main input[type=email]').fill(`rosa.${locale}@example.com`);
    await page.locator('main form button[type=submit], main form button').last().click();
    await expect(page).toHaveURL(/\/pedido\/enviado/);
  }
}

async function bookMoveAndCancel(page: Page, site: Site): Promise<void> {
  const phone = site.newPhone();
  const email = emailOf(phone);
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone, email });
  // A change made before the last mail has gone would replace it.
  const untilMailed = (count: number) =>
    expect.poll(() => mailsTo(site.mailDir, email)).toHaveLength(count);
  await untilMailed(1);
  await page.goto('/meu-agendamento/de-novo');
  await page.getByLabel('E-mail que você informou ao agendar').fill(email);
  await page.getByRole('button', { name: 'Enviar o código' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digite o código');
  await untilMailed(2);
  await page.goto(manageUrl);
  await page.getByRole('link', { name: 'Remarcar' }).click();
  await chooseTime(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Remarcar' }).click();
  await expect(page.getByText('Horário alterado')).toBeVisible();
  await untilMailed(3);
  await page.goto('/meu-agendamento/cancelar');
  await page.getByRole('button', { name: 'Sim, cancelar o agendamento' }).click();
  await expect(page).toHaveURL(/\/cancelado$/);
}

/** The language of the last screen is that of the mail. */
async function bookInEnglish(page: Page, phone: string): Promise<void> {
  await walkTo(page, 'check', answersOfAdult(phone));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en-us\//);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment confirmed');
}

async function answer(page: Page, sender: string): Promise<void> {
  await page.goto('/equipe/mensagens');
  await page.getByRole('link', { name: sender }).click();
  await page.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByText('Você é responsável.')).toBeVisible();
  await page.getByLabel('Resposta', { exact: true }).fill('Aos sábados não.');
  await page.getByRole('button', { name: 'Enviar a resposta' }).click();
  await expect(page.locator('.status-mark')).toHaveText('Respondida');
}
