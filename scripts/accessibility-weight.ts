import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createServer } from 'vite';
import { z } from 'zod';
import { HEAD_SCRIPT } from '#app/features/accessibility/show-settings.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const OWN_RULE = /[^{}]*(?:data-settings|accessibility-launcher|launcher-rests)[^{}]*\{[^{}]*\}/g;
/** What the start script would not have without the settings; the rest of its code is shared. */
const OWN_SCRIPT = /\/(?:islands\/accessibility|shortcut|settings|stored-keys)\.ts$/;

type FirstStops = FunctionComponent<{ skipTo: readonly string[] }>;
const firstStops = z.object({
  FirstStops: z.custom<FirstStops>((value) => typeof value === 'function'),
});
const bundle = z.object({ output: z.tuple([z.object({ code: z.string() })]) });

/**
 * Bytes that the settings cost a page on which nobody opens them: by how much the compressed page grows through the
 * launcher's HTML, the script in the head and the rules of the style sheet that ask for the settings, and the
 * compressed code that they add to the start script.
 * @param sheet the visitors' style sheet as it was built, which pages carry
 * @throws when the sheet has no such rules
 */
export async function weighAccessibility(sheet: string): Promise<number> {
  const without = sheet.replace(OWN_RULE, '');
  if (without === sheet) throw new Error('the style sheet says nothing of the settings');
  const page = HEAD_SCRIPT + sheet + (await launcherHtml());
  return sentBytes(page) - sentBytes(without) + sentBytes(await startScript());
}

function sentBytes(text: string): number {
  return brotliCompressSync(text).length;
}

async function launcherHtml(): Promise<string> {
  const vite = await createServer({
    root: PROJECT_DIR,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  try {
    const loaded = await vite.ssrLoadModule('/app/features/accessibility/first-stops.tsx');
    const { FirstStops } = firstStops.parse(loaded);
    const html = renderToStaticMarkup(createElement(FirstStops, { skipTo: [] }));
    return html.slice(html.indexOf('<button'));
  } finally {
    await vite.close();
  }
}

async function startScript(): Promise<string> {
  const input = join(PROJECT_DIR, 'app/islands/accessibility.ts');
  const built = await build({
    root: PROJECT_DIR,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      // Without what Vite adds for the browser, which other code brings along too.
      ssr: true,
      minify: true,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: (id) => !OWN_SCRIPT.test(id),
      },
    },
  });
  return bundle.parse(built).output[0].code;
}
