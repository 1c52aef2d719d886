import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The layouts around hydrated pages, the routes those post to, and the layout around all pages. */
const FRAMES = /^(?:root|routes\/site\/other-language|(?:en-us\/)?(?:meu-)?agendamento(?:\/.*)?)$/;

/**
 * Removes the content pages from the router's list of routes, which every booking page loads: the browser opens
 * them as separate documents, and the list is long in two languages.
 * @param {string} assetsDir of the client's build
 */
export function trimManifest(assetsDir) {
  const name = readdirSync(assetsDir).find((each) => /^manifest-[\da-f]+\.js$/.test(each));
  if (!name) throw new Error('The build has no list of routes.');
  const file = join(assetsDir, name);
  const script = readFileSync(file, 'utf8');
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(start, end));
  const isFrameOfAll = (id) => id === 'root' || id === 'routes/site/other-language';
  const kept = Object.entries(manifest.routes).filter(
    ([id, { parentId = 'root' }]) =>
      FRAMES.test(id) || (FRAMES.test(parentId) && !isFrameOfAll(parentId)),
  );
  if (kept.length < 10) throw new Error('The list of routes has lost the booking.');
  const trimmed = JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) });
  writeFileSync(file, script.slice(0, start) + trimmed + script.slice(end));
}
