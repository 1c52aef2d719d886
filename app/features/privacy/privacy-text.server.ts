import { refuseUnknownBraces } from '#app/platform/text/filled-blocks.ts';
import { type ContentSource, readSource } from '#app/platform/text/markdown-files.server.ts';
import { sectionsOf } from '#app/platform/text/page-text.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { PLACEHOLDERS, type PrivacyText } from './privacy-text.ts';

/**
 * The privacy policy in one language, placeholders not filled in.
 * @throws ContentProblems
 */
export async function readPrivacyText(place: ContentSource): Promise<PrivacyText> {
  const source = await readSource(place, 'privacy.md');
  try {
    refuseUnknownBraces(source, PLACEHOLDERS);
    const text = sectionsOf(readTextBlocks(source));
    const open = text.sections.find(({ title }) => /[{}]/.test(title));
    if (open) throw new Error(`the heading '${open.title}' has a placeholder`);
    if (text.sections.length === 0) throw new Error('has no sections');
    return text;
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    throw new Error(`${place.locale}/privacy.md: ${message}`, { cause: error });
  }
}
