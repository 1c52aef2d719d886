import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** What a logo is drawn with. No scripts, styles, fonts, links, embedded files, animations or copies of parts. */
const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon defs lineargradient radialgradient stop clippath mask title desc'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewbox preserveaspectratio ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity offset ' +
    'gradientunits gradienttransform spreadmethod clip-path clip-rule clippathunits mask maskunits ' +
    'maskcontentunits'
  ).split(' '),
);
/** Of these a style attribute may set; editors write colours there. */
const STYLES = /^(?:fill|stroke|stop|opacity|clip|color)/;
const VALUE = /^[^<>&"\\]{0,60000}$/;
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 4_000;
const SIDES = { least: 8, most: 4_000, ratio: 12 } as const;

export type SvgRefusal =
  /** Not well-formed, or no SVG at all. */
  | 'not-svg'
  /** Neither a width and height nor a viewBox. */
  | 'no-size'
  /** Nothing is left that draws. */
  | 'nothing-drawn'
  /** Too many parts for a logo. */
  | 'too-large';

export type CleanSvg = {
  svg: string;
  width: number;
  height: number;
  /** Kinds of elements and attributes that were left out. */
  dropped: readonly string[];
};

/**
 * A logo written anew from what draws in it: whatever else the file holds, scripts, links to other places, hidden
 * data, is not in the result, because nothing is copied that is not known.
 */
export function cleanSvg(source: string): Result<CleanSvg, SvgRefusal> {
  // An entity could grow without end; a logo needs none of its own.
  if (/<!(?:DOCTYPE[^>]*\[|ENTITY)/i.test(source)) return refuse('not-svg');
  const written = new SvgWriter();
  const parser = new SaxesParser();
  parser.on('error', () => written.fail());
  parser.on('opentag', (tag) => written.open(tag));
  parser.on('text', (text) => written.text(text));
  parser.on('closetag', ({ name }) => written.close(name));
  try {
    parser.write(source).close();
  } catch {
    return refuse('not-svg');
  }
  return written.result();
}

class SvgWriter {
  readonly #out: string[] = [];
  readonly #dropped = new Set<string>();
  /** Elements that are open, and whether each is written. */
  readonly #open: { name: string; isKept: boolean }[] = [];
  #size: { width: number; height: number } | undefined;
  #elements = 0;
  #draws = 0;
  #isBroken = false;

  fail() {
    this.#isBroken = true;
  }

  open({ name, attributes }: SaxesTagPlain) {
    const plain = withoutPrefix(name);
    const parent = this.#open.at(-1);
    const isRoot = this.#open.length === 0;
    if (isRoot && plain !== 'svg') this.fail();
    const isKept =
      (parent?.isKept ?? true) &&
      ELEMENTS.has(plain.toLowerCase()) &&
      this.#open.length < MAX_DEPTH;
    this.#open.push({ name: plain, isKept });
    this.#elements += 1;
    if (!isKept) {
      this.#dropped.add(plain);
      return;
    }
    if (/^(?:path|rect|circle|ellipse|line|polyline|polygon)$/i.test(plain)) this.#draws += 1;
    const kept = this.#keptAttributes(attributes);
    if (isRoot) this.#size = sizeOf(kept);
    const root = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    this.#out.push(`<${plain}${root}${kept.map(([key, value]) => ` ${key}="${value}"`).join('')}>`);
  }

  text(text: string) {
    const parent = this.#open.at(-1);
    if (parent?.isKept && /^(?:title|desc)$/i.test(parent.name))
      this.#out.push(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').slice(0, 300));
  }

  close(_name: string) {
    const closed = this.#open.pop();
    if (closed?.isKept) this.#out.push(`</${closed.name}>`);
  }

  result(): Result<CleanSvg, SvgRefusal> {
    if (this.#isBroken) return refuse('not-svg');
    if (this.#elements > MAX_ELEMENTS) return refuse('too-large');
    if (!this.#size) return refuse('no-size');
    if (this.#draws === 0) return refuse('nothing-drawn');
    return ok({ svg: this.#out.join(''), ...this.#size, dropped: [...this.#dropped].sort() });
  }

  #keptAttributes(attributes: Readonly<Record<string, string>>): [string, string][] {
    const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
      const plain = withoutPrefix(name);
      if (plain.toLowerCase() === 'style') return stylesOf(value);
      if (isHarmless(plain, value)) return [[plain, value.trim()]];
      if (!name.startsWith('xmlns')) this.#dropped.add(plain);
      return [];
    });
    // An attribute stands once; what a style says goes before it, as in a browser.
    const styled = Object.entries(attributes).flatMap(([name, value]) =>
      withoutPrefix(name).toLowerCase() === 'style' ? stylesOf(value) : [],
    );
    return [...new Map([...kept, ...styled])];
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name.toLowerCase()) || !VALUE.test(value)) return false;
  // A paint or mask may name a part of the same drawing alone.
  return value.replace(/url\(\s*#[\w.-]{1,100}\s*\)/g, '').search(/url\s*\(|[:@]/i) < 0;
}

/** What a style attribute says of colours and lines, as attributes. */
function stylesOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    return STYLES.test(name) && isHarmless(name, value) ? [[name, value]] : [];
  });
}

function sizeOf(attributes: readonly (readonly [string, string])[]) {
  const named = new Map(attributes.map(([name, value]) => [name.toLowerCase(), value]));
  const box = (named.get('viewbox') ?? '').split(/[\s,]+/).map(Number);
  const side = (name: string, at: number) => {
    const given = /^([\d.]+)(?:px)?$/.exec(named.get(name) ?? '')?.[1];
    return Math.round(given === undefined ? (box[at] ?? Number.NaN) : Number(given));
  };
  const [width, height] = [side('width', 2), side('height', 3)];
  const sides = [width, height];
  const fits = sides.every((each) => each >= SIDES.least && each <= SIDES.most);
  const ratio = Math.max(width / height, height / width);
  return fits && ratio <= SIDES.ratio ? { width, height } : undefined;
}
