import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/running-app.ts';
import { OWN_HEADERS, type ServedPage } from './nginx.ts';

const CODE = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const [file, headers, port] = process.argv.slice(1);
const body = readFileSync(file);
const lines = [...JSON.parse(headers), 'content-length', String(body.length)];
const server = createServer((request, response) => response.writeHead(200, lines).end(body));
server.keepAliveTimeout = 65_000;
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
`;

/** The least that Node can do: one page, with the bytes and headers of our server's response, for any request. */
export async function startBareServer(
  page: ServedPage,
  { directory }: { directory: string },
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const file = join(directory, `bare-${port}`);
  await writeFile(file, page.body);
  const headers = Object.entries(page.headers)
    .filter(([name]) => name === 'etag' || name === 'content-type' || !OWN_HEADERS.test(name))
    .flat();
  const args = ['--input-type=module', '-e', CODE, file, JSON.stringify(headers), String(port)];
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
