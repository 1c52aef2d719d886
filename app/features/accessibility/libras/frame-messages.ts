/** Where the frame's page lies; the same in every language. */
export const LIBRAS_PATH = '/libras';

/** Most letters that are handed over at once, and of one page in a row. */
export const MAX_LETTERS = 12_000;

/** What the frame tells the page around it, as `{ libras: state }`. The page hands over text as `{ libras: text }`. */
export const FRAME_STATES = [
  /** The widget's host has answered; its player is still being fetched. */
  'opening',
  'ready',
  'speaking',
  'done',
  'untranslated',
  'failed',
] as const;
export type FrameState = (typeof FRAME_STATES)[number];
