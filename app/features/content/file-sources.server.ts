import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#app/platform/locale.ts';
import { keyOfLabel } from './content-document.ts';

/** Sources of the initial content, by label, from its files. */
export type FileSources = ReadonlyMap<string, string>;

/** Reads the files of these languages. @param contentDir folder that holds one folder a language */
export async function readFileSources(
  contentDir: string,
  locales: readonly Locale[],
): Promise<FileSources> {
  const read = locales.map(async (locale) => {
    const names = await readdir(join(contentDir, locale), { recursive: true });
    const labels = names
      .map((name) => `${locale}/${name.replaceAll('\\', '/')}`)
      .filter((label) => keyOfLabel(label) !== null)
      .sort();
    return Promise.all(
      labels.map(
        async (label) => [label, await readFile(join(contentDir, label), 'utf8')] as const,
      ),
    );
  });
  return new Map((await Promise.all(read)).flat());
}
