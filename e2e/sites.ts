import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { CLINICS, type ClinicName } from '#tests/clinics/clinics.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { administer, EMPTY_TEMPLATE, onDatabase, TEMPLATE } from '#tests/template-server.ts';
import { newSetupLink } from './staff.ts';

/** Passes the run's PostgreSQL to the workers. */
export const SERVER_VARIABLE = 'CLAREIA_BROWSER_TESTS_SERVER';
export const APP_SECRET = 'Zk3vYq8wLr5tNc2hXb7mJd4sGf9pQa6e';

const serverSchema = z.object({ ownerUrl: z.string(), appUrl: z.string() });

export type Site = {
  /** 'http://127.0.0.1:<port>' */
  url: string;
  /** Where the app writes its mails while it has no SMTP server. */
  mailDir: string;
  /** The owner's URL, for test data that must exist beforehand. */
  databaseUrl: string;
  /** Everything that the process has printed. */
  printed: () => string;
  /** A link that creates an administrator's account, as printed by the command for it. */
  newSetupLink: () => Promise<string>;
  /** A phone without appointments, ten digits or eleven with the area code. */
  newPhone: () => string;
};

export type OpenSite = { site: Site; close: () => Promise<void> };

/** Starts the app on its own database, in the state after a site's first start. */
export async function openSite(
  more: Record<string, string> = {},
  port?: number,
  clinic: ClinicName = 'serra-clara',
): Promise<OpenSite> {
  const database = await newDatabase(clinic);
  const { dataDir, remove } = await temporaryDataDir();
  // Tests read the files; to the site they are sent.
  const env = { ...database.env, MAIL_PICKUP: 'on', ...more };
  const app = await startApp({
    ...{ dataDir, env, clinic: CLINICS[clinic] },
    ...(port ? { port } : {}),
  });
  let phones = 0;
  const site: Site = {
    url: app.url,
    mailDir: join(dataDir, 'mail'),
    databaseUrl: database.env.DATABASE_OWNER_URL,
    printed: app.output,
    newSetupLink: () => newSetupLink(app, { ...env, DATA_DIR: dataDir }),
    newPhone: () => {
      phones += 1;
      return `359${9000_0000 + phones}`;
    },
  };
  const close = async () => {
    await app.stop();
    await database.drop();
    await remove();
  };
  return { site, close };
}

/** A copy of a template, as an app's environment variables: the first clinic's agenda is there already. */
export async function newDatabase(clinic: ClinicName) {
  const template = clinic === 'serra-clara' ? TEMPLATE : EMPTY_TEMPLATE;
  const server = serverSchema.parse(JSON.parse(process.env[SERVER_VARIABLE] ?? '{}'));
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await administer(
    server.ownerUrl,
    `create database ${name} template ${template} strategy file_copy`,
  );
  return {
    env: {
      DATABASE_URL: onDatabase(server.appUrl, name),
      DATABASE_OWNER_URL: onDatabase(server.ownerUrl, name),
      APP_SECRET,
    },
    drop: () => administer(server.ownerUrl, `drop database ${name} with (force)`),
  };
}
