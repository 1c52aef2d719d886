import { migrate } from '#server/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { freePort, type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';

const APP_SECRET = 'Zk3vYq8wLr5tNc2hXb7mJd4sGf9pQa6e';

/** An installation with its own PostgreSQL, on which any number of processes can be started. */
export async function makeInstallation() {
  const { dataDir, remove } = await temporaryDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.ownerUrl);
  const apps: RunningApp[] = [];
  return {
    dataDir,
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    start: async (more: Record<string, string> = {}): Promise<RunningApp> => {
      const port = await freePort();
      const app = await startApp({
        dataDir,
        port,
        env: {
          DATABASE_URL: postgres.appUrl,
          DATABASE_OWNER_URL: postgres.ownerUrl,
          APP_SECRET,
          // As in production.
          LOG_LEVEL: 'info',
          ...more,
        },
      });
      apps.push(app);
      return app;
    },
    end: async () => {
      await Promise.all(apps.map((app) => app.stop()));
      await postgres.stop();
      await remove();
    },
  };
}
