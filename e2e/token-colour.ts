import type { Page } from '@playwright/test';

/** The colour of a token as the browser computes it. */
export function token(page: Page, name: string) {
  return page.evaluate((each) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`i.probe { color: var(--${each}) }`);
    document.adoptedStyleSheets.push(sheet);
    probe.className = 'probe';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}
