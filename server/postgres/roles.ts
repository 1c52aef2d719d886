import { escapeLiteral } from 'pg';
import { type Cluster, OWNER_ROLE } from './cluster.ts';
import { connectToServer, databaseUrl, type RunningServer } from './connection.ts';

const APP_ROLE = 'clareia_app';
const DATABASE = 'clareia';

/**
 * Creates or repairs the database and the two roles, whatever an interrupted first start left: the owner
 * migrates; the app's role reads and writes rows, and defines nothing.
 */
export async function prepareDatabase(cluster: Cluster, server: RunningServer): Promise<void> {
  const { rows } = await server.client.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `select exists (select from pg_roles where rolname = '${APP_ROLE}') as "hasRole",
            exists (select from pg_database where datname = '${DATABASE}') as "hasDatabase"`,
  );
  if (!rows[0]?.hasRole) await server.client.query(`create role ${APP_ROLE}`);
  if (!rows[0]?.hasDatabase) await server.client.query(`create database ${DATABASE}`);
  const { pid, port } = server;
  const { client: owner } = await connectToServer(cluster, { pid, port, database: DATABASE });
  try {
    await owner.query(`
      alter role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${escapeLiteral(cluster.secrets.appPassword)};
      revoke all on database ${DATABASE}, postgres, template1 from public;
      grant connect on database ${DATABASE} to ${APP_ROLE};
      revoke create on schema public from public;
      grant usage on schema public to ${APP_ROLE};
      alter default privileges for role ${OWNER_ROLE} in schema public
        grant select, insert, update, delete on tables to ${APP_ROLE};
      alter default privileges for role ${OWNER_ROLE} in schema public
        grant usage on sequences to ${APP_ROLE};
    `);
  } finally {
    await owner.end();
  }
}

/** Connection strings of the two roles. */
export function roleUrls(
  { secrets }: Pick<Cluster, 'secrets'>,
  port: number,
): { ownerUrl: string; appUrl: string } {
  const urlOf = (user: string, password: string) =>
    databaseUrl({ user, password, database: DATABASE }, port);
  return {
    ownerUrl: urlOf(OWNER_ROLE, secrets.ownerPassword),
    appUrl: urlOf(APP_ROLE, secrets.appPassword),
  };
}
