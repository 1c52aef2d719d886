import { ensureServerBuilt } from '#scripts/build.js';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { startTemplateServer } from '#tests/template-server.ts';
import { APP_SECRET, SERVER_VARIABLE } from './sites.ts';

/** The newest server; one PostgreSQL for all browser tests. An app fills its template, as a site's first start does. */
export default async function setup() {
  await ensureServerBuilt();
  const server = await startTemplateServer(async ({ ownerUrl, appUrl }) => {
    const { dataDir, remove } = await temporaryDataDir();
    const env = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, APP_SECRET };
    const app = await startApp({ dataDir, env });
    await app.stop();
    await remove();
  });
  process.env[SERVER_VARIABLE] = JSON.stringify(server);
  return server.stop;
}
