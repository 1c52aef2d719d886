import { attributeOf, type HtmlElement, hasClass } from './html-tree.ts';

/** What plugins put into texts for the pages of WordPress: contents, buttons for sharing, other texts. */
const FURNITURE =
  /^(?:ez-toc-(?:container|title)|toc_container|lwptoc|rank-math-toc|wp-block-(?:rank-math-toc-block|table-of-contents|yoast-seo-table-of-contents)|sharedaddy|jp-relatedposts|addtoany_.{1,40}|heateor_.{1,60}|sfsi_.{1,40}|yarpp(?:-.{1,40})?|post-views|wp-block-file__button|saboxplugin-wrap)$/;
const RAISED = new Map(
  [...'0123456789+-=()'].map((each, at) => [each, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'[at] ?? each]),
);
const LOWERED = new Map(
  [...'0123456789+-=()'].map((each, at) => [each, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'[at] ?? each]),
);

/** Whether readers of the source do not see it, or see it as a part of the page and not of the text. */
export function isHidden(element: HtmlElement): boolean {
  if (element.attrs.length === 0) return false;
  if (element.attrs.some(({ name }) => name === 'hidden')) return true;
  const style = styleOf(element);
  return /(?:display:none|visibility:hidden)/.test(style) || hasClass(element, FURNITURE);
}

/** Whether words in the element are strong, when those around it are or are not. */
export function strongOf(element: HtmlElement, outer: boolean): boolean {
  const [, weight = ''] = /(?:^|;)font-weight:([a-z\d]+)/.exec(styleOf(element)) ?? [];
  if (weight !== '') return /^(?:bold|bolder|[6-9]00)$/.test(weight);
  return outer || /^(?:b|strong|dt)$/.test(element.tagName);
}

/** Letters of a `sup` or `sub` as characters of their own: 'm²'; as they are when one has none. */
export function raised(text: string, tagName: string): string {
  const letters = tagName === 'sup' ? RAISED : LOWERED;
  const all = [...text.trim()];
  return all.every((each) => letters.has(each))
    ? all.map((each) => letters.get(each)).join('')
    : text;
}

function styleOf(element: HtmlElement): string {
  return attributeOf(element, 'style').slice(0, 2_000).toLowerCase().replace(/\s+/g, '');
}
