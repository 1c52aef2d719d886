// Adds to package-lock.json the optional packages of other platforms that the configured registry lacks. npm
// leaves them out when it writes the file, and npm 11's `npm ci` then rejects the file. Run it after every
// dependency change: node scripts/complete-lockfile.js

import { readFile, writeFile } from 'node:fs/promises';

const LOCK = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = [
  ...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony'],
  ...['sunos', 'win32'],
];
const PROCESSORS = [
  ...['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'],
];

const lock = JSON.parse(await readFile(LOCK, 'utf8'));
const before = Object.keys(lock.packages).length;
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[place] = {
      version,
      ...platformOf(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
  }
}
const [root, ...rest] = Object.entries(lock.packages);
rest.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries([root, ...rest]);
await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(lock.packages).length - before} packages of other platforms added`);

/** The system and processor in a platform package's name: '@biomejs/cli-linux-x64-musl'. */
function platformOf(name) {
  const words = name.split(/[-/]/).map((word) => word.replace(/^(arm)(eabi|hf)?$/, '$1'));
  const cpu = PROCESSORS.find((each) => words.includes(each));
  const os = SYSTEMS.find((each) => words.includes(each));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}
