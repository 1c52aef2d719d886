import { brandClass } from '#app/ui/site-header/brand-class.ts';
import type { Page } from './fixtures.ts';

type OtherBrand = {
  name: string;
  logo?: { width: number; height: number; holdsName: boolean };
};

const LOGO = '/desenho-de-teste.svg';

/** Answers for a logo of any shape, before the page is opened. */
export async function serveLogos(page: Page): Promise<void> {
  await page.route(`**${LOGO}*`, (route) => {
    const [, width, height] = /\?(\d+)x(\d+)$/.exec(route.request().url()) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0b4f6c"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
}

/**
 * What of the name or the logo lies on something beside it, or leaves the header, a line each, with letters of every size.
 * All brands are shown and judged in one message to the page: there are thousands, and asking takes longer than looking.
 */
export function brandFaults(
  page: Page,
  brands: readonly OtherBrand[],
  scales: readonly number[],
): Promise<string[]> {
  const looks = brands.map((brand) => ({
    ...brand,
    className: brandClass(brand.name, brand.logo),
  }));
  return page.evaluate(findFaults, { looks, scales, source: LOGO });
}

type Look = {
  looks: readonly (OtherBrand & { className: string })[];
  scales: readonly number[];
  source: string;
};

/** Runs in the page. */
async function findFaults({ looks, scales, source }: Look): Promise<string[]> {
  const SLACK = 1;
  const BESIDE =
    ':is(.site-actions > *, .site-menu-button, .site-search, .site-language, .site-nav a, .slim-phone, .slim-leave)';

  /** Another clinic's name in the header, and its logo, as the server would write them. */
  async function show({ className, name, logo }: (typeof looks)[number]): Promise<void> {
    const brand = document.querySelector('.site-header .brand');
    if (!brand) throw new Error('the page has no header');
    brand.className = className;
    for (const each of brand.querySelectorAll('.brand-logo, :scope > span')) each.remove();
    brand.querySelector('.brand-mark')?.toggleAttribute('hidden', logo !== undefined);
    const small = brand.querySelector('small');
    if (logo) {
      const image = new Image(logo.width, logo.height);
      image.className = 'brand-logo';
      image.alt = logo.holdsName ? name : '';
      image.src = `${source}?${logo.width}x${logo.height}`;
      brand.insertBefore(image, small);
      await image.decode();
    }
    if (logo?.holdsName) return;
    const words = document.createElement('span');
    words.textContent = name;
    brand.insertBefore(words, small);
  }

  const seen = (selector: string) =>
    [...document.querySelectorAll(`.site-header ${selector}`)].filter(
      (each) =>
        each.getClientRects().length > 0 && getComputedStyle(each).clipPath !== 'inset(50%)',
    );

  function boxesOf(part: Element): DOMRect[] {
    if (!(part instanceof HTMLSpanElement)) return [part.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()];
  }

  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

  function faultsWith(scale: number): string[] {
    document.documentElement.style.setProperty('--font-scale', String(scale));
    const header = document.querySelector('.site-header')?.getBoundingClientRect();
    const others = seen(BESIDE);
    const parts = seen('.brand > :not(small)');
    if (!header || parts.length === 0) return ['neither logo nor name is seen'];
    return parts.flatMap((part) => {
      const name = part.className || part.textContent;
      const boxes = boxesOf(part);
      const leaves = boxes.some(
        ({ top, bottom }) => top < header.top - SLACK || bottom > header.bottom + SLACK,
      );
      return [
        ...(leaves ? [`leaves the header: ${name}`] : []),
        ...others
          .filter((other) => boxes.some((box) => meet(box, other.getBoundingClientRect())))
          .map((other) => `${name} lies on ${other.className || other.textContent}`),
      ];
    });
  }

  // Which buttons are in the window decides which the header repeats, and is told with the frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found: string[] = [];
  for (const look of looks) {
    await show(look);
    for (const scale of scales)
      for (const fault of faultsWith(scale))
        found.push(`${look.name}, letters × ${scale}: ${fault}`);
  }
  return found;
}
