import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { z } from 'zod';
import { expect, onlyInOneProject, type Page, rejectConsent, test } from './fixtures.ts';
import { openSite, type Site } from './sites.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

const COPY = '/equipe/clinica/copia';
const SECRET = 'sk_test_never_in_a_copy';
const PIX = `{"pix":{"key":"123e4567-e12b-12d1-a456-426655440000","name":"Clareia Ltda",
  "city":"Pouso Alegre"},"remindDaysBefore":3,"remindDaysAfter":2}`;

const recordShape = z.looseObject({
  address: z.unknown(),
  hours: z.unknown(),
  services: z.array(z.looseObject({ slug: z.string() })),
  postCategories: z.array(z.looseObject({ slug: z.string() })).optional(),
});

async function sql(site: Site, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

const takesPix = (site: Site) =>
  sql(
    site,
    `insert into clinic_settings (subject, value, version, changed_at, changed_by)
     select 'payments', '${PIX}', 1, now(), id from staff limit 1`,
  );

async function downloaded(page: Page): Promise<string> {
  await page.goto(COPY);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar os dados (JSON)' }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** Pastes a copy and looks at what it changes. */
async function paste(page: Page, text: string): Promise<void> {
  await page.goto(COPY);
  await page.getByLabel('O conteúdo do arquivo').fill(text);
  await page.getByRole('button', { name: 'Conferir' }).click();
}

test('a clinic leaves one installation and is whole in another that is empty', async ({
  browser,
  clinicName,
}) => {
  test.setTimeout(600_000);
  const secrets = { STRIPE_SECRET_KEY: SECRET, STRIPE_WEBHOOK_SECRET: 'whsec_never_in_a_copy' };
  const from = await openSite(secrets, undefined, clinicName);
  const to = await openSite({}, undefined, clinicName);
  const pageOf = async ({ url }: Site) => {
    const context = await browser.newContext({ baseURL: url });
    await context.addInitScript(rejectConsent);
    return context.newPage();
  };
  const there = await pageOf(from.site);
  await signIn(there, from.site, { role: 'administrator' });
  await takesPix(from.site);
  const record = recordShape.parse(JSON.parse(await downloaded(there)));
  const { address, hours } = record;
  const [first, ...others] = record.services;
  const deposit = { amountCents: 5000, holdMinutes: 30, refundHours: 24, statementHours: 48 };
  const later = [
    {
      ...{ fromOn: '2099-11-20', durationMinutes: 40, own: [] },
      ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 5 },
    },
  ];
  const own = {
    ...record,
    siteName: 'Clínica da Cópia',
    brand: { colours: { deep: '#1f3a5f', action: '#1f3a5f', sun: '#f2b84b' }, landscape: 'town' },
    mailWords: {
      booked: { portuguese: { closing: 'Um abraço.' } },
      'chat-agenda': { portuguese: { text: 'Oi, {nome}: {data}.' } },
    },
    postCategories: [...(record.postCategories ?? []), { slug: 'sol-e-mar', label: 'Sol e mar' }],
    mainBranchName: 'Unidade Norte',
    branches: [{ slug: 'unidade-sul', name: 'Unidade Sul', address, hours }],
    services: [
      {
        ...first,
        durationMinutes: 50,
        preparation: {
          ...{ dilates: 'always', dilationHours: 6, daylightMinutes: null, companion: true },
          ...{ softLensHours: 24, rigidLensHours: 48, fastingHours: 0 },
        },
        booking: { own: [], later, deposit },
      },
      ...others,
    ],
  };
  await paste(there, JSON.stringify(own));
  await expect(there.getByRole('alert')).toHaveCount(0);
  await there.getByRole('button', { name: 'Salvar' }).click();
  await expect(there).toHaveURL(/versoes\?feito=/);
  const copy = await downloaded(there);
  expect(copy).not.toContain(SECRET);
  expect(copy).not.toMatch(/whsec_|sk_test|123e4567/);

  const here = await pageOf(to.site);
  await signIn(here, to.site, { role: 'administrator' });
  // A deposit is for who can be paid: how, each installation says itself.
  await paste(here, copy);
  await expect(here.getByRole('alert')).toContainText('Falta uma forma de receber por Pix');
  await takesPix(to.site);
  await paste(here, copy);
  await expect(here.getByRole('table')).toContainText('Clínica da Cópia');
  await here.getByRole('button', { name: 'Salvar' }).click();
  await expect(here).toHaveURL(/versoes\?feito=/);
  expect(JSON.parse(await downloaded(here))).toEqual(JSON.parse(copy));

  await here.goto(`/equipe/agenda/servicos/${first?.slug}`);
  await expect(here.getByLabel('Valor do sinal, em reais')).toHaveValue(/^50/);
  await here.goto('/equipe/clinica/palavras-dos-emails/booked');
  await expect(here.getByLabel('Frase a mais no fim').first()).toHaveValue('Um abraço.');
  await here.goto('/');
  await expect(here.getByRole('contentinfo')).toContainText('Clínica da Cópia');
  await Promise.all([from.close(), to.close()]);
});
