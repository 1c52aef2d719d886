import { sha256Hex } from '#app/platform/token.server.ts';

/** A feed as an answer that readers may keep for a quarter of an hour and then ask for by its tag. */
export function feedAnswer(request: Request, xml: string): Response {
  const etag = `"${sha256Hex(xml).slice(0, 32)}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=900',
    // Players in browsers read feeds of other sites.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag) || known.includes(`W/${etag}`))
    return new Response(null, { status: 304, headers });
  return new Response(xml, {
    headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
