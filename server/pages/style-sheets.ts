import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StyleSheets } from './finish-page.ts';

/** The built style sheets, by the address that pages link them with. */
export async function readStyleSheets(assetsDir: string): Promise<StyleSheets> {
  const names = (await readdir(assetsDir)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(
      async (name): Promise<[string, string]> => [
        `/assets/${name}`,
        (await readFile(join(assetsDir, name), 'utf8')).trim(),
      ],
    ),
  );
  return new Map(sheets);
}
