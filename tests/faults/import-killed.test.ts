import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { carryOutDataImport } from '#app/features/data-import/change-data-import.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { importing } from '#tests/data-imports.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';

// A process that is killed while it brings an import: see docs/guides/import.md.

const database = await testDatabase();
const pool = quietPool(database.url, 3);
afterAll(() => pool.end());
const clock = { now: () => systemClock.now(), set: () => undefined };

const LINES = 600;

function file(today: string): string {
  const lines = Array.from({ length: LINES }, (_, n) => {
    const on = addDays(today, 40 + Math.floor(n / 8));
    return `Paciente Número ${'abcdefghij'.repeat(1 + (n % 9)).slice(0, 3 + (n % 60))};35 99${String(1_000_000 + n)};${on};${9 + (n % 8)}:00;consultas-oftalmologicas;helena-prado-vilela`;
  });
  return ['Paciente;Celular;Data;Hora;Serviço;Médico', ...lines].join('\n');
}

async function rows() {
  const count = async (table: string) =>
    (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  return {
    contacts: await count('contacts'),
    patients: await count('patients'),
    appointments: await count('appointments'),
    occupancy: await count('occupancy'),
    made: await count('data_import_made'),
  };
}

function aProcess(importId: number) {
  const script = join(import.meta.dirname, 'import-process.ts');
  const args = [script, database.url, String(importId), clinicZone()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = Promise.all([text(child.stdout), once(child, 'exit')]);
  return {
    said: async () => (await ended)[0].trim(),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Until another session of this database waits for a lock, or (0) none does. */
async function waiting(wanted: 0 | 1): Promise<void> {
  for (;;) {
    const { rows: found } = await pool.query(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (found[0].n === wanted) return;
  }
}

async function anImport() {
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
  const here = importing(database, clock);
  const id = await here.begin('appointments', file(wallClockOf(clock.now()).on));
  await here.check(id);
  expect(await here.counts(id)).toMatchObject({ make: LINES, refused: 0 });
  await carryOutDataImport(here.services, await here.snapshot(id));
  return { here, id };
}

test('killed when everything is written and nothing committed, it leaves nothing; the next one brings all', async () => {
  const { here, id } = await anImport();
  const gate = await pool.connect();
  // What is thought of the lines is written last.
  await gate.query('begin; lock table data_import_rows in share mode');
  const first = aProcess(id);
  await waiting(1);
  await first.kill();
  await gate.query('rollback');
  gate.release();
  await waiting(0);
  expect(await rows()).toEqual({
    contacts: 0,
    patients: 0,
    appointments: 0,
    occupancy: 0,
    made: 0,
  });
  expect((await here.stored(id)).state).toBe('importing');

  expect(await aProcess(id).said()).toBe('done');
  const after = await rows();
  expect(after).toMatchObject({ patients: LINES, appointments: LINES, made: 3 * LINES });
  expect(await auditOccupancy(here.services)).toEqual([]);
});

test('two processes that take up one import bring it once', async () => {
  const { here, id } = await anImport();
  const said = await Promise.all([aProcess(id).said(), aProcess(id).said()]);
  expect(said.sort()).toEqual(['done', 'nothing']);
  expect(await rows()).toMatchObject({ appointments: LINES });
  expect(await auditOccupancy(here.services)).toEqual([]);
});
