import type { Hex } from './oklch.ts';

/** Which of the clinic's three colours a colour of the site follows. */
export type Family = 'deep' | 'action' | 'sun';

/** A colour of the site in each scheme, and where the reader asks for more contrast. */
export type BrandToken = {
  family: Family;
  light: Hex;
  dark: Hex;
  /** [light, dark]; 'blank' is the ground, 'stark' the ink of high contrast; missing: as without it. */
  high?: readonly [Hex, Hex] | 'blank' | 'stark' | undefined;
};

/** The three colours of the site's own brand, of which all others are shades. */
export const OWN_COLOURS = { deep: '#123f3c', action: '#852d0f', sun: '#f3ab3f' } as const;

/** Every colour of app/styles/tokens.css that is the brand's; danger, warning and good are nobody's brand. */
export const BRAND_TOKENS = {
  paper: { family: 'sun', light: '#fbf5ea', dark: '#0c1f24', high: 'blank' },
  'paper-raised': { family: 'sun', light: '#fffdf8', dark: '#132d33', high: 'blank' },
  'paper-sunk': { family: 'sun', light: '#f2e6d1', dark: '#081619', high: 'blank' },
  ink: { family: 'deep', light: '#12302f', dark: '#f8ecd8', high: 'stark' },
  'ink-soft': { family: 'deep', light: '#2c4946', dark: '#d6cdbb', high: 'stark' },
  line: { family: 'sun', light: '#d8c8ac', dark: '#2f4b51', high: 'stark' },
  'line-strong': { family: 'deep', light: '#566a65', dark: '#a9bdb9', high: 'stark' },
  link: { family: 'deep', light: '#0c4a47', dark: '#ffd391', high: ['#00302d', '#ffe08a'] },
  'link-line': { family: 'sun', light: '#d58a1f', dark: '#d58a1f', high: ['#00302d', '#ffe08a'] },
  action: { family: 'action', light: '#852d0f', dark: '#f6b75c', high: ['#5c1c00', '#ffd45e'] },
  'action-deep': { family: 'action', light: '#6b2209', dark: '#ffd08b', high: 'stark' },
  'on-action': { family: 'action', light: '#fffaf2', dark: '#1c1203', high: 'blank' },
  focus: { family: 'deep', light: '#12302f', dark: '#fff4df', high: 'stark' },
  'focus-glow': { family: 'sun', light: '#f3ab3f', dark: '#b5502a' },
  band: { family: 'deep', light: '#123f3c', dark: '#123436', high: ['#002a28', '#000000'] },
  'band-deep': { family: 'deep', light: '#0b2e2d', dark: '#071316', high: ['#001a19', '#000000'] },
  'on-band': { family: 'sun', light: '#fdf3e0', dark: '#fdf3e0', high: ['#ffffff', '#ffffff'] },
  'band-accent': { family: 'sun', light: '#f7cf8d', dark: '#f7cf8d', high: ['#ffe2ad', '#ffe2ad'] },
  sky: { family: 'sun', light: '#fbf5ea', dark: '#0c1f24', high: 'blank' },
  'sky-mid': { family: 'sun', light: '#fce7c4', dark: '#1d3a44', high: 'blank' },
  'sky-low': { family: 'sun', light: '#f8cd96', dark: '#6a4a3f' },
  sun: { family: 'sun', light: '#f3ab3f', dark: '#f3ab3f' },
  'sun-deep': { family: 'sun', light: '#c8641d', dark: '#c8641d' },
  'sun-halo': { family: 'sun', light: '#fbdca6', dark: '#8b5a35' },
  pupil: { family: 'deep', light: '#12302f', dark: '#12302f' },
  'hill-1': { family: 'sun', light: '#d3b994', dark: '#4a4a48' },
  'hill-2': { family: 'deep', light: '#93a88f', dark: '#2f4f4e' },
  'hill-3': { family: 'deep', light: '#4f827a', dark: '#1f4446' },
  'hill-4': { family: 'deep', light: '#245e59', dark: '#173a3c' },
  wall: { family: 'sun', light: '#fff7e8', dark: '#b9ab92' },
  roof: { family: 'action', light: '#b5502a', dark: '#7c3d25' },
  window: { family: 'sun', light: '#f3ab3f', dark: '#f3ab3f' },
  lens: { family: 'sun', light: '#fdebcb', dark: '#1d3f43', high: 'blank' },
} as const satisfies Record<string, BrandToken>;

export type TokenName = keyof typeof BRAND_TOKENS;
