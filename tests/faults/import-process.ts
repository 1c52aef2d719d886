import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { workOnDataImport } from '#app/features/data-import/try-data-import.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';

// Works on one import, in a process of its own that may be killed: database, then import.

const [, , url = '', importId = '', zone = ''] = process.argv;
setClinicZone(zone);
const patience = { connectionMs: 60_000, lockMs: 60_000, statementMs: 60_000, answerMs: 60_000 };
const { db, close } = openDatabase(url, { maxConnections: 2, onError: () => undefined, patience });
const services = { db, clock: systemClock, payerIds: ['particular'], houses: [null] };
console.log(await workOnDataImport(services, { importId: Number(importId) }));
await close();
process.exit(0);
