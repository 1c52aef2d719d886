import { bodyInWords } from '#app/platform/text/clinic-text.ts';
import { ContentProblems, TextProblem } from '#app/platform/text/content-problem.ts';
import { refuseUnknownBraces } from '#app/platform/text/filled-blocks.ts';
import { type ContentSource, readSource } from '#app/platform/text/markdown-files.server.ts';
import { sectionsOf } from '#app/platform/text/page-text.server.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import { PLACEHOLDERS, type PrivacyText } from './privacy-text.ts';

/**
 * The privacy policy in one language, placeholders not filled in.
 * @throws ContentProblems
 */
export async function readPrivacyText(source: ContentSource): Promise<PrivacyText> {
  const file = await readSource(source, 'privacy.md');
  try {
    const markdown = bodyInWords(file, source.words, PLACEHOLDERS);
    refuseUnknownBraces(markdown, PLACEHOLDERS);
    const text = sectionsOf(readSiteBlocks(markdown));
    const open = text.sections.find(({ title }) => /[{}]/.test(title));
    if (open)
      throw new TextProblem({ code: 'placeholder-in-heading', params: { heading: open.title } });
    if (text.sections.length === 0) throw new TextProblem({ code: 'no-sections', params: {} });
    return text;
  } catch (error) {
    if (!(error instanceof TextProblem)) throw error;
    throw new ContentProblems([
      { file: `${source.locale}/privacy.md`, path: '', ...error.problem },
    ]);
  }
}
