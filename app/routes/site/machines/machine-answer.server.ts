import { sha256Hex } from '#app/platform/token.server.ts';

type MachineText = { type: string; text: string; headers?: Record<string, string> };

/** A text for programs, which may cache it for an hour and then revalidate by ETag. */
export function machineAnswer(request: Request, { type, text, headers: more }: MachineText) {
  const etag = `"${sha256Hex(text).slice(0, 32)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=3600', ...more };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag) || known.includes(`W/${etag}`))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': type } });
}

/** A feed that readers may cache for 15 minutes and then revalidate by ETag. */
export function feedAnswer(request: Request, xml: string): Response {
  return machineAnswer(request, {
    type: 'application/rss+xml; charset=utf-8',
    text: xml,
    headers: {
      'cache-control': 'public, max-age=900',
      // Browser-based players read feeds across origins.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
