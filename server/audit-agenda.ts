import { fileURLToPath } from 'node:url';
import { systemClock } from '#app/platform/clock.ts';
import { auditOccupancy, findingText } from '#app/scheduling/occupancy-audit.server.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database.ts';
import { runningDatabaseUrl } from './postgres/running-database.ts';
import { startFaultText } from './start-fault.ts';

// Compares appointments with what they occupy while the site runs, as the nightly job does, and prints what
// does not agree. Ends with 1 when there is anything.

try {
  const { env } = await readConfiguration(fileURLToPath(new URL('..', import.meta.url)));
  const url = env.databaseUrl ?? (await runningDatabaseUrl(env.dataDir));
  const { db, close } = openDatabase(url, { maxConnections: 1, onError: () => undefined });
  try {
    const findings = await auditOccupancy({ db, clock: systemClock });
    for (const finding of findings) console.log(findingText(finding));
    console.log(
      findings.length === 0
        ? 'Cada agendamento ocupa exatamente o seu tempo.'
        : `Agendamentos a conferir: ${findings.length}.`,
    );
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 1;
}
