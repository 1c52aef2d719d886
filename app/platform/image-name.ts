/** How the addresses of the clinic's own pictures begin. */
export const IMAGES_ROOT = '/imagens/';

/** What a picture is called carries its size, so that a text can be laid out before the picture is there. */
export type ImageName = { name: string; width: number; height: number };

/** Widths that are kept of a picture, in px, as far as it is that wide; and its own, up to the largest. */
const WIDTHS = [320, 640, 960, 1280];
export const MAX_WIDTH = 1280;

const NAME = /^[a-z0-9]{12}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;

/** @param name 'k3x9…-1280x853' @returns null when no picture can be called so */
export function readImageName(name: string): ImageName | null {
  const [, width, height] = NAME.exec(name) ?? [];
  if (!width || !height || Number(width) > MAX_WIDTH) return null;
  return { name, width: Number(width), height: Number(height) };
}

/** The widths that there are of a picture, smallest first; the last is its own. */
export function imageWidths(width: number): number[] {
  return [...WIDTHS.filter((each) => each < width), width];
}

/** Where one width of a picture is. */
export function imageFile(name: string, width: number): string {
  return `${IMAGES_ROOT}${name}-${width}.webp`;
}
