import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTextBlocks } from '#app/platform/text-blocks.server.ts';
import type { TextBlock } from '#app/platform/text-blocks.ts';
import { PLACEHOLDERS, type PrivacySection, type PrivacyText } from './privacy-text.ts';

/**
 * The privacy policy of one language, its placeholders still open.
 * @param contentDir folder that holds one folder a language
 * @throws Error that names the file and its fault
 */
export async function readPrivacyText(contentDir: string, locale: string): Promise<PrivacyText> {
  const source = await readFile(join(contentDir, locale, 'privacy.md'), 'utf8');
  try {
    refuseUnknownBraces(source);
    return privacyTextOf(readTextBlocks(source));
  } catch (error) {
    throw new Error(`${locale}/privacy.md: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

function privacyTextOf(blocks: readonly TextBlock[]): PrivacyText {
  const intro: TextBlock[] = [];
  const sections: PrivacySection[] = [];
  for (const block of blocks) {
    const body = sections.at(-1)?.body ?? intro;
    if (block.kind === 'heading') sections.push(emptySection(block.text, sections));
    else body.push(block);
  }
  const hollow = sections.find(({ body }) => body.length === 0);
  if (hollow) throw new Error(`'${hollow.title}' has no text`);
  if (sections.length === 0) throw new Error('has no sections');
  return { intro, sections };
}

function emptySection(title: string, earlier: readonly PrivacySection[]): PrivacySection {
  const id = anchorOf(title);
  if (/[{}]/.test(title)) throw new Error(`the heading '${title}' has a placeholder`);
  if (earlier.some((section) => section.id === id)) throw new Error(`has '${title}' twice`);
  return { id, title, body: [] };
}

function anchorOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function refuseUnknownBraces(source: string): void {
  const known = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');
  const rest = source.replace(known, '');
  const fault = /\S*[{}]\S*/.exec(rest)?.[0];
  if (fault) throw new Error(`'${fault}' is no placeholder; they are: ${PLACEHOLDERS.join(', ')}`);
}
