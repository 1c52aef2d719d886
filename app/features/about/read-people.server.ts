import {
  type ContentSource,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import { type PersonText, personFrontMatter } from './about-text.ts';

/** The biographies of one language, in alphabetical order of slugs. @throws ContentProblems */
export function readPeople(source: ContentSource): Promise<PersonText[]> {
  return readMarkdownFolder(source, 'people', {
    frontMatter: personFrontMatter,
    entryOf: ({ slug, front, body }): PersonText => ({
      slug,
      ...front,
      body: readSiteBlocks(body),
    }),
  });
}
