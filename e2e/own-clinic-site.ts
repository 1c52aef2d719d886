import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { token } from './token-colour.ts';

/** What somebody typed and pressed on the way to an own site. */
export type OwnSite = {
  siteName: string;
  phone: string;
  street: string;
  people: readonly string[];
  services: readonly string[];
  /** As the site writes them. */
  hours: readonly [opens: string, closes: string];
  /** As a browser computes them, by token. */
  colours: Readonly<Record<string, string>>;
  /** How the drawing of the home page is described. */
  landscape: RegExp;
};

/** Each thing that was typed stands on the site, where a visitor looks for it. */
export async function expectOwnSite(page: Page, own: OwnSite): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText(own.siteName);
  await expect(page.getByRole('img', { name: own.landscape })).toBeVisible();
  for (const [name, colour] of Object.entries(own.colours))
    expect([name, await token(page, name)]).toEqual([name, colour]);
  const footer = page.getByRole('contentinfo');
  for (const words of [own.phone, own.street, ...own.hours])
    await expect(footer).toContainText(words);

  await page.goto('/sobre');
  for (const name of own.people) await expect(page.getByRole('main')).toContainText(name);
  await page.goto('/servicos');
  for (const name of own.services) await expect(page.getByRole('main')).toContainText(name);
}
