import { afterAll, expect, test } from 'vitest';
import { grantToApp } from '#server/grants.ts';
import { prepareJobs } from '#server/jobs/prepare-jobs.ts';
import { migrate } from '#server/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { quietPool } from '#tests/database.ts';
import { temporaryDataDir } from '#tests/running-app.ts';

const { dataDir, remove } = await temporaryDataDir();
const server = await startEmbeddedPostgres({ dataDir });
await migrate(server.ownerUrl);
await prepareJobs(server.ownerUrl);
await grantToApp(server.ownerUrl, server.appUrl);
// The server may stop before the last connection has closed.
const app = quietPool(server.appUrl, 1);
afterAll(async () => {
  await app.end();
  await server.stop();
  await remove();
});

const NOT_ALLOWED = '42501';

test.each([
  'create table other (id integer)',
  'create schema other',
  'create temporary table other (id integer)',
  'alter table appointments add column other text',
  'alter table occupancy drop constraint occupancy_never_overlaps',
  'alter table audit_log disable trigger all',
  'drop table appointments',
  'drop schema pgboss cascade',
  'truncate appointments cascade',
  'truncate audit_log',
  'select * from pg_authid',
  "set session_replication_role = 'replica'",
  "copy appointments to '/tmp/appointments'",
  "copy appointments to program 'true'",
  "select pg_read_file('/etc/passwd')",
])('the app may not: %s', async (statement) => {
  await expect(app.query(statement)).rejects.toMatchObject({ code: NOT_ALLOWED });
});

test('the app adds to the audit log and reads it, and that is all', async () => {
  const row = "('web', 'appointment.created', 'appointment', '1')";
  await app.query(`insert into audit_log (actor, action, subject_type, subject_id) values ${row}`);
  for (const statement of ['delete from audit_log', "update audit_log set actor = 'nobody'"]) {
    await expect(app.query(statement), statement).rejects.toThrow();
  }
  expect((await app.query('select actor from audit_log')).rows).toEqual([{ actor: 'web' }]);
});

test('the app cannot delete the history of an incident, not even in the retention role', async () => {
  await app.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('ana', 'Ana', 'administrator', 'x', now())`);
  await app.query('insert into incidents (opened_at) values (now())');
  await app.query(`insert into incident_revisions (incident_id, number, author, written_at, facts)
    select 1, 1, id, now(), '{}' from staff`);
  await app.query("set clareia.keeper = 'on'");
  for (const statement of ['delete from incident_revisions', 'delete from incidents'])
    await expect(app.query(statement), statement).rejects.toMatchObject({ code: NOT_ALLOWED });
  await app.query('select 1 from incidents for update');
  await app.query('select * from purge_append_only(now())');
  expect((await app.query('select number from incident_revisions')).rows).toEqual([{ number: 1 }]);
});
