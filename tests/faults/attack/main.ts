import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openOwnerPool } from '#tests/faults/embedded.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { figuresOf, tableOf } from './figures.ts';
import { playAttack } from './play.ts';

// `npm run faults -- attacker [--minutes 10]`: an app and a database of its own, attackers with forged networks
// on this machine, and people who book and sign in meanwhile. Ends with 1 when an aim is missed.

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 120)) throw new Error('--minutes takes a number up to 120');

/** The agenda takes some 280 appointments at random times: with more patients it is full, and nobody can book. */
const BOOKINGS_OF_A_KIND = 50;

const busyCores = (loadavg()[0] ?? 0).toFixed(1);
console.log(
  `Other programs keep ${busyCores} of ${cpus().length} cores busy; times count on an idle machine.`,
);
const data = await temporaryDataDir();
let app: Awaited<ReturnType<typeof startApp>> | undefined;
try {
  console.log('Starting an app with a database of its own…');
  app = await startApp({
    dataDir: data.dataDir,
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
  });
  const pool = await openOwnerPool(data.dataDir);
  console.log(`Attacking it for ${minutes} minutes: 256 IPv6 networks, 50 IPv4 addresses…`);
  const durationMs = minutes * 60_000;
  const pauseMs = Math.max(5_000, durationMs / BOOKINGS_OF_A_KIND);
  const played = await playAttack({ url: app.url, pool, durationMs, pauseMs });
  await pool.end();
  const figures = figuresOf(played);
  console.log(tableOf(figures, played));
  process.exitCode = figures.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  await app?.stop();
  await data.remove();
}
