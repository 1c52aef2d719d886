import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { appointments } from '#app/db/schema.ts';
import { openDatabase } from '#server/database.ts';
import { putSecondDoctorInFurtherHouse } from '#tests/two-houses.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseService,
  chooseTime,
  confirm,
  EXAM,
  emailOf,
  expectStep,
  goOn,
  walkTo,
} from './journey.ts';
import { mailsTo, manageLinkOf } from './mails.ts';
import type { Site } from './sites.ts';

// A clinic with two houses: somebody books in the second, and moves to the first.

test.use({ clinicName: 'two-houses' });

const MAIN = 'Unidade Beira do Rio';
const FURTHER = 'Unidade Ponta Clara';

async function inDatabase<Value>(
  { databaseUrl }: Site,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<Value>,
): Promise<Value> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const house = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('who books chooses the house, and may move to the other', async ({ page, site }) => {
      await inDatabase(site, putSecondDoctorInFurtherHouse);
      const phone = site.newPhone();
      const answers = answersOfAdult(phone, { service: EXAM['two-houses'] });
      await page.goto('/agendamento');
      await chooseService(page, answers.service);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Em qual unidade?');
      await expect(house(page, MAIN)).toContainText('Travessa do Igarapé Manso, 48');
      await expect(house(page, FURTHER)).toContainText('Alameda das Sumaúmas, 905');
      await expect(house(page, FURTHER)).toContainText('Primeiro horário:');

      // The other way round first: the choice is kept, and may be changed.
      await house(page, MAIN).click();
      await expectStep(page, 'time');
      await expect(page.locator('.journey-chosen').last()).toContainText(MAIN);
      await page.getByRole('link', { name: `trocar a unidade ${MAIN}` }).click();
      await house(page, FURTHER).click();
      await expectStep(page, 'time');
      await expect(page.locator('.journey-chosen').last()).toContainText(FURTHER);
      await chooseTime(page);
      const chosen = await page.getByRole('radio', { checked: true }).inputValue();
      await goOn(page);
      await expectStep(page, 'details');
      await expect(page.locator('.journey-chosen').last()).toContainText(FURTHER);
      await walkTo(page, 'check', answers);
      await expect(page.getByRole('main')).toContainText(`${FURTHER} · Alameda das Sumaúmas, 905`);
      await confirm(page);
      await expectStep(page, 'done');
      const stored = () =>
        inDatabase(site, async (db) => {
          const rows = await db.select().from(appointments);
          const { startsAt, branch } = rows.toSorted((one, other) => other.id - one.id)[0] ?? {};
          return { startsAt: startsAt && rfc3339(startsAt), branch };
        });
      expect(await stored()).toEqual({ startsAt: chosen, branch: 'unidade-ponta-clara' });

      await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
      const [mail] = await mailsTo(site.mailDir, emailOf(phone));
      await page.goto(mail ? manageLinkOf(mail) : '');
      await page.getByRole('link', { name: 'Remarcar' }).click();
      await house(page, MAIN).click();
      await expect(house(page, MAIN)).toHaveAttribute('aria-current', 'true');
      await chooseTime(page);
      await goOn(page);
      await expect(page.getByRole('main')).toContainText(`${MAIN} · Travessa do Igarapé Manso, 48`);
      await page.getByRole('button', { name: 'Remarcar' }).click();
      await expect(page.getByText('Horário alterado')).toBeVisible();
      expect((await stored()).branch).toBeNull();
    });
  });
}

test('each house has its own interactive map', async ({ page, request, site }) => {
  await page.goto('/mapa');
  for (const name of [MAIN, FURTHER])
    await expect(page.getByRole('button', { name: `Mostrar o mapa: ${name}` })).toBeVisible();
  const shown = async (unidade: string) =>
    (await request.post('/mapa', { form: { unidade }, headers: { origin: site.url } })).text();
  expect(await shown('unidade-ponta-clara')).toContain('marker=-3.06000');
  expect(await shown('sede')).not.toContain('marker=-3.06000');
});
