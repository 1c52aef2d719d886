import type { TestProject } from 'vitest/node';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { systemClock } from '#app/platform/clock.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { ensureServerBuilt } from '#scripts/build.js';
import { openDatabase } from '#server/database.ts';
import { seedCampaigns } from '#server/seed-campaigns.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import { keepRows } from './kept-rows.ts';
import { startTemplateServer } from './template-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string;
  }
}

/** The newest server for tests that start it; one PostgreSQL for the whole run, with the demo agenda in the template that each test file copies. */
export default async function setup(project: TestProject) {
  await ensureServerBuilt();
  const server = await startTemplateServer(async ({ ownerUrl }) => {
    const { db, pool, close } = openDatabase(ownerUrl, { onError: () => {} });
    await seedAgenda(db, parseClinic(serraClaraRecord));
    await seedCampaigns({ db, clock: systemClock }, serraClaraRecord);
    await keepRows(pool);
    await close();
  });
  project.provide('ownerUrl', server.ownerUrl);
  return server.stop;
}
