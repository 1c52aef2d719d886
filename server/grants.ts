import pg from 'pg';
import { asOwner } from './as-owner.ts';

const LOCK = 720_714_004;

/**
 * Grants the app's own role reading and writing of rows, and nothing else: it defines no tables, and may only
 * append to the audit log and to an incident's history. Does nothing where one role serves for both.
 */
export async function grantToApp(ownerUrl: string, appUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(appUrl).username);
  if (role === decodeURIComponent(new URL(ownerUrl).username)) return;
  const name = pg.escapeIdentifier(role);
  // Concurrent grants from processes that start at once would conflict.
  await asOwner(ownerUrl, { lock: LOCK }, async (client) => {
    for (const schema of ['public', 'own_agenda', 'pgboss']) {
      await client.query(`
        grant usage on schema ${schema} to ${name};
        grant select, insert, update, delete on all tables in schema ${schema} to ${name};
        grant usage on all sequences in schema ${schema} to ${name};
        grant execute on all functions in schema ${schema} to ${name};`);
    }
    await client.query(`revoke update, delete on audit_log, incident_revisions, charge_history,
        charge_payments from ${name};
      -- With an incident its story would go, whatever is revoked above.
      revoke delete on incidents, charge_refunds from ${name};
      revoke insert, update, delete on schema_migrations, prepared from ${name};`);
  });
}
