import { expect, type Page } from './fixtures.ts';
import { pick } from './journey.ts';

export const QUESTIONNAIRE = '/questionario-olho-seco';

/** The screen that is shown: its heading, with the progress in front. */
export const screen = (page: Page) => page.locator('main h2:visible').first();

/** Says on the first screen that there is no sign of an emergency, and begins. */
export async function begin(page: Page): Promise<void> {
  await pick(page.getByRole('checkbox', { name: 'Não tenho nenhum destes sinais' }));
  await page.getByRole('link', { name: 'Começar' }).click();
  await expect(screen(page)).toContainText('Pergunta 1 de 10');
}

/** Answers question after question with the choice at that place, and stops before the result. */
export async function answerAll(page: Page, place: number): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    await expect(screen(page)).toContainText(`Pergunta ${number} de 10`);
    await pick(page.getByRole('radio').nth(place));
    if (number < 10) await page.getByRole('link', { name: 'Próxima' }).click();
  }
}

export async function see(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
}

/** What a browser keeps of a page, under all names. */
export const keptInBrowser = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
