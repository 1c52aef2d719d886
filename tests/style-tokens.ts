import { readFileSync } from 'node:fs';

/** What a page shows: the device's scheme and wish for contrast, and the words of `html[data-settings]`. */
export type Look = {
  scheme: 'light' | 'dark';
  contrast?: 'more' | 'less';
  settings?: readonly string[];
};

/** A rule of the tokens and the media condition around it. */
type TokenRule = { media: string; selector: string; declarations: Map<string, string> };

const RULE = /(?:@media (\([^{]*\)) \{\s*)?([^{}]+) \{([^{}]*)\}/g;

/** The rules of app/styles/tokens.css, in their order. */
function readRules(): TokenRule[] {
  const sheet = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');
  return [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(RULE)].map(
    ([, media = '', selector = '', body = '']) => ({
      media,
      selector: selector.replace(/\s+/g, ' ').replace(/^[ }]+/, ''),
      declarations: new Map(
        [...body.matchAll(/([\w-]+):\s*([^;]*);/g)].map(([, name = '', value = '']) => [
          name,
          value.replace(/\s+/g, ' ').trim(),
        ]),
      ),
    }),
  );
}

const RULES = readRules();

/** Colours by token, as '#rrggbb', that the root has with such a look: what a browser makes of the style sheet. */
export function tokenColours(look: Look): Map<string, string> {
  const values = new Map<string, string>();
  for (const { media, selector, declarations } of RULES) {
    if (!isMet(media, look) || !isSelected(selector, look.settings ?? [])) continue;
    for (const [name, value] of declarations) values.set(name, value);
  }
  const isDark =
    values.get('color-scheme') === 'dark' ||
    (values.get('color-scheme') === 'light dark' && look.scheme === 'dark');
  const colours = new Map<string, string>();
  for (const name of values.keys()) {
    const colour = resolve(`var(${name})`, values, isDark);
    if (/^#(?:[\da-f]{3}){1,2}$/.test(colour)) colours.set(name.slice(2), longHex(colour));
  }
  return colours;
}

function isMet(media: string, { scheme, contrast }: Look): boolean {
  if (media.includes('prefers-color-scheme')) return media.includes(scheme);
  if (media.includes('prefers-contrast')) return contrast !== undefined && media.includes(contrast);
  return media === '';
}

function isSelected(selector: string, settings: readonly string[]): boolean {
  const asked = [...selector.matchAll(/\[data-settings~="([\w-]+)"\]/g)].map(([, word = '']) =>
    settings.includes(word),
  );
  if (selector.includes('[data-letters')) return false;
  if (asked.length === 0) return true;
  return selector.includes(':not(') ? !asked.some(Boolean) : asked.some(Boolean);
}

/** The value with its `var()` and `light-dark()` put in; '' where one of them gives nothing. */
function resolve(value: string, values: ReadonlyMap<string, string>, isDark: boolean): string {
  const call = /(var|light-dark)\(/.exec(value);
  if (!call) return value.trim();
  const start = call.index + call[0].length;
  const end = closing(value, start);
  const [first = '', ...rest] = splitArguments(value.slice(start, end));
  const put = () => {
    if (call[1] === 'light-dark') return isDark ? rest.join(',') : first;
    const own = values.get(first) ?? 'initial';
    return own === 'initial' ? rest.join(',') : own;
  };
  return resolve(value.slice(0, call.index) + put() + value.slice(end + 1), values, isDark);
}

/** Where the bracket ends that is open at `start`. */
function closing(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0) return at;
  }
  throw new Error(`a bracket is never closed: ${text}`);
}

function splitArguments(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function longHex(colour: string): string {
  return colour.length === 7 ? colour : colour.replace(/[\da-f]/g, (digit) => digit + digit);
}
