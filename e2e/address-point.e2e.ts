import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const ADDRESS = '/equipe/clinica/endereco';
const box = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const numberIn = async (page: Page, label: string) =>
  Number((await box(page, label).inputValue()).replace(',', '.'));
/** The point in words, as the fields have it. */
async function pointIn(page: Page): Promise<string> {
  const value = (label: string) => box(page, label).inputValue();
  return `latitude ${await value('Latitude')}, longitude ${await value('Longitude')}.`;
}

const map = (page: Page) =>
  page.getByRole('application', { name: 'Mapa para marcar o lugar do endereço' });

test('an address gets its point by a press on the map, by arrow keys and by numbers', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(ADDRESS);
  await expect(map(page)).toBeVisible();
  await inspectPage(page, 'the address with its map');
  const [north, east] = [await numberIn(page, 'Latitude'), await numberIn(page, 'Longitude')];

  const size = await map(page).boundingBox();
  if (!size) throw new Error('the map has no size');
  await map(page).click({ position: { x: size.width * 0.75, y: size.height * 0.25 } });
  await expect.poll(() => numberIn(page, 'Latitude')).toBeGreaterThan(north);
  await expect.poll(() => numberIn(page, 'Longitude')).toBeGreaterThan(east);
  const said = page.locator('.point-said');
  await expect(said).toHaveText(/^\d+ m ao norte e \d+ m a leste de onde estava: /);
  await expect(said).toContainText(await pointIn(page));

  await map(page).focus();
  const before = await numberIn(page, 'Latitude');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => numberIn(page, 'Latitude')).toBeLessThan(before);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(said).toContainText(await pointIn(page));

  await box(page, 'Latitude').fill('-3');
  await box(page, 'Latitude').blur();
  await expect(said).toContainText('fora do mapa');
  await page.getByRole('button', { name: 'Desenhar pelos números' }).click();
  await expect(page.getByText('Ainda não há ruas desenhadas neste lugar.')).toBeVisible();
});

test('without scripts buttons move the point, and nothing else that was typed is lost', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto(ADDRESS);
  const north = await numberIn(page, 'Latitude');
  await box(page, 'Rua').fill('Rua das Paineiras');
  await page.getByRole('button', { name: 'Norte', exact: true }).click();
  await expect.poll(() => numberIn(page, 'Latitude')).toBeGreaterThan(north);
  await expect(box(page, 'Rua')).toHaveValue('Rua das Paineiras');
  await page.getByRole('button', { name: 'Mais longe' }).click();
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await expect(page.getByRole('row', { name: /Latitude/ })).toBeVisible();
});
