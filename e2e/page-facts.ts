import type { Page } from '@playwright/test';

/** A reference from a page to an address, as written in the page. */
export type PageLink = {
  href: string;
  /** 'a', 'form', 'link', 'img' … */
  element: string;
  target: string;
  rel: string;
  /** A link marked as leading to another language. */
  isLanguageSwitch: boolean;
};

export type PageFacts = {
  lang: string;
  headings: number;
  ids: string[];
  doubleIds: string[];
  /** 'aria-controls=menu', whose element does not exist. */
  lostReferences: string[];
  links: PageLink[];
};

/**
 * Metadata and links of a page's HTML.
 * @param page any page of the browser, of which only the parser is used; the site's own may not use it
 */
export function factsOf(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = [...parsed.querySelectorAll('*')];
    const ids = all.map(({ id }) => id).filter((id) => id !== '');
    const known = new Set(ids);
    const references = [
      'for',
      'form',
      'list',
      'popovertarget',
      'commandfor',
      'headers',
      'aria-activedescendant',
      'aria-controls',
      'aria-describedby',
      'aria-details',
      'aria-errormessage',
      'aria-labelledby',
      'aria-owns',
    ];
    const lostReferences = references.flatMap((name) =>
      [...parsed.querySelectorAll(`[${name}]`)]
        .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/))
        .filter((id) => id !== '' && !known.has(id))
        .map((id) => `${name}=${id}`),
    );
    const linkOf = (element: Element, href: string) => ({
      href,
      element: element.tagName.toLowerCase(),
      target: element.getAttribute('target') ?? '',
      rel: element.getAttribute('rel') ?? '',
      isLanguageSwitch: element.hasAttribute('hreflang'),
    });
    const single = ['href', 'src', 'action', 'formaction', 'poster', 'data'].flatMap((name) =>
      [...parsed.querySelectorAll(`[${name}]`)].map((element) =>
        linkOf(element, element.getAttribute(name) ?? ''),
      ),
    );
    const sets = [...parsed.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '')
        .split(',')
        .map((part) => linkOf(element, part.trim().split(/\s+/)[0] ?? '')),
    );
    const shared = [...parsed.querySelectorAll('meta[property="og:image"]')].map((element) =>
      linkOf(element, element.getAttribute('content') ?? ''),
    );
    return {
      lang: parsed.documentElement.lang,
      headings: parsed.querySelectorAll('h1').length,
      ids,
      doubleIds: [...new Set(ids.filter((id, n) => ids.indexOf(id) !== n))],
      lostReferences,
      links: [...single, ...sets, ...shared],
    };
  }, html);
}
