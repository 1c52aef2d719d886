import { join } from 'node:path';
import { xmlElement, xmlGroup } from '#app/platform/xml.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { type Measure, SHARE_IMAGE_FONT } from './share-image-svg.ts';

const FONT_FILE = join(PROJECT_DIR, 'app/styles/fonts/atkinson-hyperlegible-next-bold.ttf');
const OPTIONS = {
  font: { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: SHARE_IMAGE_FONT },
};
/** Text is measured at a large size, for exact widths. */
const MEASURED_SIZE = 100;

/** Draws SVG with the clinic's font. Loaded when the first image is requested: few visitors ever do. */
export async function svgDrawer() {
  const { Resvg, renderAsync } = await import('@resvg/resvg-js');

  function inkWidth(text: string): number {
    const letters = xmlElement('text', text, {
      y: MEASURED_SIZE,
      'font-size': MEASURED_SIZE,
      'font-weight': 700,
      'font-family': SHARE_IMAGE_FONT,
    });
    const size = { width: 9_000, height: 2 * MEASURED_SIZE };
    const svg = xmlGroup('svg', [letters], { xmlns: 'http://www.w3.org/2000/svg', ...size });
    return (new Resvg(svg, OPTIONS).getBBox()?.width ?? 0) / MEASURED_SIZE;
  }

  const aroundNothing = inkWidth('nn');
  const space = inkWidth('n n') - aroundNothing;
  const known = new Map<string, number>();

  // Measured between two letters, a word keeps its spacing at both sides.
  function wordWidth(word: string): number {
    const width = known.get(word) ?? inkWidth(`n${word}n`) - aroundNothing;
    known.set(word, width);
    return width;
  }

  const measure: Measure = (text) => {
    const words = text.split(' ');
    return words.reduce((sum, word) => sum + wordWidth(word), (words.length - 1) * space);
  };
  /** PNG, rendered on another thread. */
  const draw = async (svg: string): Promise<Buffer> => (await renderAsync(svg, OPTIONS)).asPng();
  return { measure, draw };
}
