/** Prefix of the addresses of the clinic's own images. */
export const IMAGES_ROOT = '/imagens/';

/** The staff's image library. */
export const IMAGES_PATH = '/equipe/conteudo/imagens';
/** The library's list, as requested by the editor. */
export const IMAGE_LIST_PATH = `${IMAGES_PATH}/lista`;

/** An image name includes the size, so that a page can be laid out before the image has loaded. */
export type ImageName = { name: string; width: number; height: number };

/**
 * Stored widths of an image in px, up to its own width, which is stored too if it is not larger than the
 * last.
 */
const WIDTHS = [320, 640, 960, 1280];
export const MAX_WIDTH = 1280;

const NAME = /^[a-z0-9]{12}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;

/** @param name 'k3x9…-1280x853' @returns null when it is not an image name */
export function readImageName(name: string): ImageName | null {
  const [, width, height] = NAME.exec(name) ?? [];
  if (!width || !height || Number(width) > MAX_WIDTH) return null;
  return { name, width: Number(width), height: Number(height) };
}

/** The stored widths of an image, ascending; the last is its own. */
export function imageWidths(width: number): number[] {
  return [...WIDTHS.filter((each) => each < width), width];
}

/** Address of one width of an image. */
export function imagePath(name: string, width: number): string {
  return `${IMAGES_ROOT}${name}-${width}.webp`;
}
