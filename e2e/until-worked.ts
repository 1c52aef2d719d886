import { expect, type Page } from '@playwright/test';

/** Reloads as the page of an import itself says, until its job has come so far. */
export async function untilWorked(page: Page, words: string): Promise<void> {
  await expect(async () => {
    const reload = page.getByRole('link', { name: 'Atualizar a página' });
    if (await reload.isVisible()) await reload.click();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
