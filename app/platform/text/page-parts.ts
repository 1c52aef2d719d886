/** Addresses of the hashed files in a page's HTML: scripts, style sheets, fonts, images; each once. */
function partsOf(html: string): string[] {
  return matches(html, /"(\/assets\/[^"?#]+)"/g);
}

/** What a built script imports statically; files that it loads later by `import()` do not count. */
function importsOf(script: string): string[] {
  return matches(script, /(?:from|import)\s*["']\.(\/[^"']+)["']/g).map((name) => `/assets${name}`);
}

/**
 * Fetches everything that a page needs to display and to work offline as far as it can.
 * @returns address and response of each file, all of them successful
 * @throws when one cannot be fetched
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
