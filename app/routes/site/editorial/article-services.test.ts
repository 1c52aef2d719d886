import { expect, test } from 'vitest';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { blogSite } from '#tests/staff-site.ts';

const database = await testDatabase();

test('an article names its services by where their pages are now', async () => {
  const services = serraClaraRecord.services.map((each) =>
    each.slug === 'topografia-corneana' ? { ...each, address: 'mapa-da-cornea' } : each,
  );
  const record = { ...serraClaraRecord, services };
  const site = await blogSite(await staffAppServices(database, stillClock(), record));
  const { status, page } = await site.get('/blog/topografia-da-cornea');
  expect(status).toBe(200);
  const told = JSON.stringify(page);
  expect(told).toContain('/servicos/mapa-da-cornea#servico');
  expect(told).not.toContain('/servicos/topografia-corneana#servico');
});
