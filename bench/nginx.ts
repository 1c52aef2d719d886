import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/running-app.ts';

export type ServedPage = { headers: Record<string, string>; body: Buffer };

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
/** Headers that nginx adds itself. */
export const OWN_HEADERS =
  /^(?:date|connection|keep-alive|content-length|content-type|etag|x-request-id)$/;

/**
 * Debian's nginx with one file: the bytes and the headers of our server's response.
 * @param workers processes; 'auto' is one per core
 */
export async function startNginx(
  page: ServedPage,
  { directory, workers }: { directory: string; workers: number | 'auto' },
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const program = findNginx() ?? installNginx();
  const port = await freePort();
  const home = join(directory, `nginx-${port}`);
  await mkdir(home, { mode: 0o755 });
  await writeFile(join(home, 'home.gz'), page.body);
  await writeFile(join(home, 'nginx.conf'), configuration(page, { home, port, workers }));
  const child = spawn(program, ['-c', join(home, 'nginx.conf'), '-p', home], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await sleep(20);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function configuration(
  { headers }: ServedPage,
  { home, port, workers }: { home: string; port: number; workers: number | 'auto' },
): string {
  const added = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
worker_processes ${workers};
daemon off;
pid ${home}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_timeout 65s;
  keepalive_requests 1000;
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${home};
    location = / {
      types {}
      default_type "text/html; charset=utf-8";
      ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
      try_files /home.gz =404;
    }
  }
}
`;
}

function findNginx(): string | undefined {
  return PLACES.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function installNginx(): string {
  if (process.getuid?.() === 0) {
    // At run level 1 the package does not start its own server.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = ['install', '-y', '--no-install-recommends', 'nginx-light'];
    execFileSync('apt-get', options, { env, stdio: 'ignore' });
  }
  const program = findNginx();
  if (!program) throw new Error('The benchmarks compare with nginx: install it (nginx-light).');
  return program;
}
