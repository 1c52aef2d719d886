import { createServer, type RequestListener } from 'node:http';

export type LocalHost = {
  /** '127.0.0.1:<port>' */
  host: string;
  /** Requested paths. */
  requests: readonly string[];
  stop: () => void;
};

/** A local host that can stand in for the site. */
export function startBackup(): Promise<LocalHost> {
  return listen((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>backup</title>');
  });
}

/** The site with the settings and the policy that its pages have when that backup host is configured. */
export function startSiteWith(siteUrl: string, backupHost: string): Promise<LocalHost> {
  return listen(async (request, response) => {
    if (request.method !== 'GET') return response.writeHead(204).end();
    const answer = await fetch(siteUrl + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy') ?? '';
    response.writeHead(answer.status, {
      'content-type': type,
      'content-security-policy': policy.replace(
        "connect-src 'self'",
        `connect-src 'self' http://${backupHost}`,
      ),
    });
    if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const setting = `&quot;backupHost&quot;:&quot;${backupHost}&quot;,`;
    const html = await answer.text();
    response.end(html.replace(/name="settings" content="\{/, `$&${setting}`));
  });
}

async function listen(answer: RequestListener): Promise<LocalHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { host: `127.0.0.1:${address.port}`, requests, stop: () => server.close() };
}
