/** Colours of app/styles/tokens.css, for what style sheets cannot reach: generated images and the manifest. */
export const BRAND_COLOURS = {
  paper: '#fbf5ea',
  ink: '#12302f',
  'ink-soft': '#2c4946',
  band: '#123f3c',
  sun: '#f3ab3f',
  'sun-halo': '#fbdca6',
  'sky-mid': '#fce7c4',
  'sky-low': '#f8cd96',
  'hill-2': '#93a88f',
  'hill-3': '#4f827a',
  'hill-4': '#245e59',
} as const;
