import { basename } from 'node:path';
import { parseDocument } from 'yaml';
import {
  type ContentSource,
  namesIn,
  readSource,
} from '#app/platform/text/markdown-files.server.ts';
import { readTextBlocks, UnknownMarkdown } from '#app/platform/text/read-text-blocks.ts';
import { type ServiceText, serviceFrontMatter } from './service-text.ts';

type Reading = { text?: ServiceText; faults: string[] };

/**
 * The service entries of one language, in alphabetical order of slugs; the clinic record has the order of
 * the pages.
 * @throws ContentProblems
 */
export async function readServiceContent(place: ContentSource): Promise<ServiceText[]> {
  const names = await namesIn(place, 'services');
  const readings = await Promise.all(
    names.map(async (name) => {
      const { text, faults } = readService(name, await readSource(place, `services/${name}`));
      const label = `${place.locale}/services/${name}`;
      return { text, faults: faults.map((problem) => `- ${label}: ${problem}`) };
    }),
  );
  const faults = readings.flatMap((reading) => reading.faults);
  if (faults.length > 0) throw new Error(['The service texts have faults:', ...faults].join('\n'));
  return readings.flatMap(({ text }) => (text ? [text] : []));
}

function readService(name: string, source: string): Reading {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) return { faults: ['has no front matter between two lines of ---'] };
  const [, head = '', markdown = ''] = match;
  const document = parseDocument(head);
  if (document.errors.length > 0)
    return { faults: document.errors.map(({ message }) => `front matter: ${firstLine(message)}`) };
  const front = serviceFrontMatter.safeParse(document.toJS(), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  });
  const body = readBody(markdown);
  const faults = [
    ...(front.error?.issues ?? []).map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    ),
    ...body.faults,
  ];
  if (!front.success || faults.length > 0) return { faults };
  return { text: { slug: basename(name, '.md'), ...front.data, body: body.blocks }, faults };
}

function readBody(markdown: string) {
  try {
    const blocks = readTextBlocks(markdown);
    return { blocks, faults: blocks.length === 0 ? ['body: is empty'] : [] };
  } catch (error) {
    if (!(error instanceof UnknownMarkdown)) throw error;
    return { blocks: [], faults: [`body: ${error.message}`] };
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
