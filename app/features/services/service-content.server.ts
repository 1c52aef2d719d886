import { basename } from 'node:path';
import { checkedBy } from '#app/platform/schema-problem.ts';
import { bodyInWords, frontInWords, type TextWords } from '#app/platform/text/clinic-text.ts';
import { ContentProblems, type Problem, TextProblem } from '#app/platform/text/content-problem.ts';
import {
  type ContentSource,
  namesIn,
  partsOfText,
  readSource,
} from '#app/platform/text/markdown-files.server.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import { type ServiceText, serviceFrontMatter } from './service-text.ts';

type PlacedProblem = Problem & { path: string };
type Reading = { text?: ServiceText; problems: readonly PlacedProblem[] };

/**
 * The service entries of one language, in alphabetical order of slugs; the clinic record has the order of
 * the pages.
 * @throws ContentProblems
 */
export async function readServiceContent(source: ContentSource): Promise<ServiceText[]> {
  const names = await namesIn(source, 'services');
  const readings = await Promise.all(
    names.map(async (name) => {
      const { text, problems } = readService(
        name,
        await readSource(source, `services/${name}`),
        source.words,
      );
      const file = `${source.locale}/services/${name}`;
      return { text, problems: problems.map((problem) => ({ file, ...problem })) };
    }),
  );
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0) throw new ContentProblems(problems, 'The service texts have faults:');
  return readings.flatMap(({ text }) => (text ? [text] : []));
}

function readService(name: string, source: string, words: TextWords | undefined): Reading {
  const parts = partsOfText(source);
  if (parts.problems) return { problems: parts.problems };
  const said = frontInWords(parts.front, words);
  if (said.problem)
    return { problems: [{ path: said.problem.path, ...said.problem.fault.problem }] };
  const front = checkedBy(serviceFrontMatter, said.front);
  const body = readBody(parts.body, words);
  if (front.problems) return { problems: [...front.problems, ...body.problems] };
  if (body.problems.length > 0) return { problems: body.problems };
  const text = { slug: basename(name, '.md'), ...front.value, body: body.blocks };
  return { text, problems: [] };
}

function readBody(markdown: string, words: TextWords | undefined) {
  const refused = (problem: Problem) => ({ blocks: [], problems: [{ path: 'body', ...problem }] });
  try {
    const blocks = readSiteBlocks(bodyInWords(markdown, words));
    if (blocks.length === 0) return refused({ code: 'empty-body', params: {} });
    return { blocks, problems: [] };
  } catch (error) {
    if (!(error instanceof TextProblem)) throw error;
    return refused(error.problem);
  }
}
