import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseUnknownBraces } from '#app/platform/filled-blocks.ts';
import { sectionsOf } from '#app/platform/page-text.server.ts';
import { readTextBlocks } from '#app/platform/text-blocks.server.ts';
import { PLACEHOLDERS, type PrivacyText } from './privacy-text.ts';

/**
 * The privacy policy of one language, its placeholders still open.
 * @param contentDir folder that holds one folder a language
 * @throws Error that names the file and its fault
 */
export async function readPrivacyText(contentDir: string, locale: string): Promise<PrivacyText> {
  const source = await readFile(join(contentDir, locale, 'privacy.md'), 'utf8');
  try {
    refuseUnknownBraces(source, PLACEHOLDERS);
    const text = sectionsOf(readTextBlocks(source));
    const open = text.sections.find(({ title }) => /[{}]/.test(title));
    if (open) throw new Error(`the heading '${open.title}' has a placeholder`);
    if (text.sections.length === 0) throw new Error('has no sections');
    return text;
  } catch (error) {
    throw new Error(`${locale}/privacy.md: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
