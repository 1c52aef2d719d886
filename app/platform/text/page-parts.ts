/** Addresses of the hashed files that a page's HTML names: scripts, style sheets, fonts, pictures; each once. */
function partsOf(html: string): string[] {
  return matches(html, /"(\/assets\/[^"?#]+)"/g);
}

/** What a built script imports before it runs; what it fetches later, by `import()`, does not count. */
function importsOf(script: string): string[] {
  return matches(script, /(?:from|import)\s*["']\.(\/[^"']+)["']/g).map((name) => `/assets${name}`);
}

/**
 * Fetches everything that a page needs to be shown and to work as far as it does without the network.
 * @returns address and answer of each file, which all were there
 * @throws when one could not be had
 */
export async function fetchParts(
  fetch: (address: string) => Promise<Response>,
  html: string,
): Promise<ReadonlyMap<string, Response>> {
  const parts = new Map<string, Response>();
  const wanted = partsOf(html);
  for (const address of wanted) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    parts.set(address, answer);
    if (!address.endsWith('.js')) continue;
    const more = importsOf(await answer.clone().text());
    wanted.push(...more.filter((each) => !wanted.includes(each)));
  }
  return parts;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];
}
