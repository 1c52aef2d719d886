import {
  BRAND_TOKENS,
  type BrandToken,
  type Family,
  OWN_COLOURS,
  type TokenName,
} from './brand-tokens.ts';
import { contrastOf, type Hex, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** The clinic's three colours: of bands, links and hills; of what acts; of the sun and what is warm. */
export type BrandColours = Readonly<Record<Family, Hex>>;
/** How the site is shown: by day or night, as it is or with more contrast. */
export const LOOKS = ['light', 'dark', 'high-light', 'high-dark'] as const;
export type LookName = (typeof LOOKS)[number];
export type Palette = Readonly<Record<TokenName, Hex>>;

/** WCAG 2.2 AA for text, which the clinic's own choice must reach; and AAA, which the shades made of it reach. */
export const LEAST_CONTRAST = 4.5;
const WANTED_CONTRAST = 7;
const LINE_CONTRAST = 3;
const LIGHTNESS_STEP = 0.01;
/** Degrees. */
const MOST_HUE_OFFSET = 20;

/** Colours that the clinic's own are shown as they were chosen, by day. */
const CHOSEN: Readonly<Partial<Record<TokenName, Family>>> = {
  band: 'deep',
  action: 'action',
  sun: 'sun',
  window: 'sun',
  'focus-glow': 'sun',
};

type Pairs = readonly (readonly [readonly TokenName[], readonly TokenName[]])[];
/** What is written on what; the grounds are settled first. */
export const TEXT_PAIRS: Pairs = [
  [
    ['ink', 'ink-soft', 'link', 'action'],
    ['paper', 'paper-raised', 'paper-sunk'],
  ],
  [['on-action'], ['action', 'action-deep']],
  [
    ['on-band', 'band-accent'],
    ['band', 'band-deep'],
  ],
];
/** Lines and rings that tell something. */
const LINE_PAIRS: Pairs = [
  [
    ['line-strong', 'focus'],
    ['paper', 'paper-raised', 'paper-sunk'],
  ],
];

const GROUNDS: readonly TokenName[] = ['paper', 'paper-raised', 'paper-sunk', 'band', 'band-deep'];

/** All colours of the site in one look, as shades of the clinic's three. */
export function paletteOf(colours: BrandColours, look: LookName): Palette {
  const found = new Map<TokenName, Hex>();
  for (const name of namesInOrder()) found.set(name, shadeOf(name, { colours, look, found }));
  const colour = (name: TokenName): Hex => found.get(name) ?? '#000000';
  return fromNames(colour);
}

function fromNames(colour: (name: TokenName) => Hex): Palette {
  const entries = tokenNames().map((name) => [name, colour(name)] as const);
  const palette: Partial<Record<TokenName, Hex>> = Object.fromEntries(entries);
  if (!isWhole(palette)) throw new Error('a colour of the brand is missing');
  return palette;
}

function isWhole(palette: Partial<Record<TokenName, Hex>>): palette is Palette {
  return tokenNames().every((name) => palette[name] !== undefined);
}

export function tokenNames(): TokenName[] {
  return Object.keys(BRAND_TOKENS).filter(isTokenName);
}

function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(BRAND_TOKENS, name);
}

/** Grounds first, then what is written on them, so that each can be made to stand out. */
function namesInOrder(): TokenName[] {
  const others = tokenNames().filter((name) => !GROUNDS.includes(name));
  return [...GROUNDS, ...others];
}

type Context = {
  colours: BrandColours;
  look: LookName;
  found: ReadonlyMap<TokenName, Hex>;
};

function shadeOf(name: TokenName, { colours, look, found }: Context): Hex {
  const token: BrandToken = BRAND_TOKENS[name];
  const isDark = look === 'dark' || look === 'high-dark';
  const isHigh = look === 'high-light' || look === 'high-dark';
  if (isHigh && token.high === 'blank') return isDark ? '#000000' : '#ffffff';
  if (isHigh && token.high === 'stark') return isDark ? '#ffffff' : '#000000';
  const chosen = CHOSEN[name];
  if (chosen && look === 'light') return colours[chosen];
  const high = isHigh && typeof token.high === 'object' ? token.high[isDark ? 1 : 0] : undefined;
  const shade = turned(high ?? token[isDark ? 'dark' : 'light'], familyOf(name, isDark), colours);
  return standingOut(name, shade, found);
}

/** By night what is written and what acts takes the colour of the sun. */
function familyOf(name: TokenName, isDark: boolean): Family {
  const { family }: BrandToken = BRAND_TOKENS[name];
  if (!isDark) return family;
  if (name === 'ink' || name === 'ink-soft' || name === 'link' || name === 'focus') return 'sun';
  if (name === 'action' || name === 'action-deep' || name === 'on-action') return 'sun';
  if (/^(?:paper|sky$|sky-mid$|line$|lens$)/.test(name)) return 'deep';
  return family;
}

/** The shade of the own brand, turned by what the clinic's colour differs from the own one. */
function turned(own: Hex, family: Family, colours: BrandColours): Hex {
  if (colours[family] === OWN_COLOURS[family]) return own;
  const [shade, from, to] = [oklchOf(own), oklchOf(OWN_COLOURS[family]), oklchOf(colours[family])];
  const scale = Math.min(2.5, to.chroma / Math.max(from.chroma, 0.01));
  return hexOf({
    lightness: shade.lightness,
    chroma: shade.chroma * scale,
    hue: (to.hue + hueOffset(shade, from) + 360) % 360,
  });
}

/** How far a shade lies from its family's colour around the circle of hues, kept near it. */
function hueOffset(shade: Oklch, from: Oklch): number {
  const offset = ((shade.hue - from.hue + 540) % 360) - 180;
  return Math.max(-MOST_HUE_OFFSET, Math.min(MOST_HUE_OFFSET, offset));
}

/** As light or dark as it must be to be read on its grounds. */
function standingOut(name: TokenName, shade: Hex, found: ReadonlyMap<TokenName, Hex>): Hex {
  const grounds = (pairs: Pairs) =>
    pairs
      .filter(([fronts]) => fronts.includes(name))
      .flatMap(([, names]) => names.flatMap((ground) => found.get(ground) ?? []));
  const texts = grounds(TEXT_PAIRS);
  const lines = grounds(LINE_PAIRS);
  const stands = (colour: Hex) =>
    texts.every((ground) => contrastOf(colour, ground) >= WANTED_CONTRAST) &&
    lines.every((ground) => contrastOf(colour, ground) >= LINE_CONTRAST);
  const [ground] = [...texts, ...lines];
  if (ground === undefined || stands(shade)) return shade;
  return shifted(oklchOf(shade), {
    isLighter: contrastOf('#ffffff', ground) > contrastOf('#000000', ground),
    stands,
  });
}

function shifted(
  { lightness, ...shade }: Oklch,
  { isLighter, stands }: { isLighter: boolean; stands: (colour: Hex) => boolean },
): Hex {
  const step = isLighter ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  for (let light = lightness; light >= 0 && light <= 1; light += step) {
    const colour = hexOf({ ...shade, lightness: light });
    if (stands(colour)) return colour;
  }
  return isLighter ? '#ffffff' : '#000000';
}

/** A text that cannot be read well enough on its ground. */
export type WeakPair = { look: LookName; front: TokenName; ground: TokenName; ratio: number };

/** Pairs of text and ground below AA, in every look; with the three own colours there are none. */
export function weakPairs(colours: BrandColours): WeakPair[] {
  return LOOKS.flatMap((look) => {
    const palette = paletteOf(colours, look);
    return TEXT_PAIRS.flatMap(([fronts, grounds]) =>
      fronts.flatMap((front) =>
        grounds
          .map((ground) => ({
            ...{ look, front, ground },
            ratio: contrastOf(palette[front], palette[ground]),
          }))
          .filter(({ ratio }) => ratio < LEAST_CONTRAST),
      ),
    );
  });
}

/** The nearest darker shade with which a colour of a family has no weak pair; null where none is darker. */
export function nearestReadable(colours: BrandColours, family: Family): Hex | null {
  const { lightness, ...shade } = oklchOf(colours[family]);
  for (let light = lightness; light >= 0; light -= LIGHTNESS_STEP) {
    const colour = hexOf({ ...shade, lightness: light });
    if (weakPairs({ ...colours, [family]: colour }).length === 0) return colour;
  }
  return null;
}
