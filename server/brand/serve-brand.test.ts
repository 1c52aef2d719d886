import { expect, test } from 'vitest';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { storeLogo } from '#app/features/images/store-logo.server.ts';
import { buildTestApp } from '#server/test-app.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { serveBrand } from './serve-brand.ts';

const COLOURS = { deep: '#0b2f63', action: '#0a5c3b', sun: '#f2c14e' };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10H0Z"/></svg>';

async function site(brand: ClinicRecord['brand']) {
  const database = await testDatabase();
  const { id: by } = await aStaffMember(staffServices(database));
  const shown = { brand };
  const { app } = await buildTestApp({
    brand: serveBrand({
      db: database.db,
      clinic: () => parseClinic({ ...serraClaraRecord, brand: shown.brand }),
    }),
  });
  const get = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });
  const clock = staffServices(database).clock;
  const logo = (sent: Buffer) => storeLogo({ db: database.db, clock }, { sent, by });
  return { get, shown, logo };
}

test('the sheet of the colours in use is served, and no other', async () => {
  const { get } = await site({ colours: COLOURS });
  const sheet = await get('/marca/cores-0b2f63-0a5c3b-f2c14e.css');
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
  expect(sheet.body).toContain('--band:var(--even,light-dark(#0b2f63,');
  expect((await get('/marca/cores-000000-0a5c3b-f2c14e.css')).statusCode).toBe(404);
  expect((await get('/marca/..%2Fpackage.json')).statusCode).toBe(404);
});

test('without a brand of its own the site has none of these addresses', async () => {
  const { get } = await site({});
  expect((await get('/marca/icone-123f3c852d0ff3ab3f-touch.png')).headers['content-type']).toBe(
    'image/png',
  );
  expect((await get('/favicon.ico')).headers['content-type']).not.toBe('image/x-icon');
});

test('a logo is served as an image that runs nothing, and only while it is in use', async () => {
  const { get, shown, logo } = await site({});
  const stored = await logo(Buffer.from(LOGO));
  if (!stored.ok) throw new Error(stored.refusal);
  const { file, width, height } = stored.value;
  expect((await get(`/marca/${file}`)).statusCode).toBe(404);
  shown.brand = { logo: { file, width, height, holdsName: true } };
  const answer = await get(`/marca/${file}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const icon = await get('/apple-touch-icon.png');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
});

test('icons change their addresses with the colours, and each is of its size', async () => {
  const { get } = await site({ colours: COLOURS });
  const key = '0b2f630a5c3bf2c14e';
  for (const [kind, side] of [
    ['touch', 180],
    ['small', 192],
    ['large', 512],
    ['maskable', 512],
  ] as const) {
    const png = (await get(`/marca/icone-${key}-${kind}.png`)).rawPayload;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
  }
  expect((await get(`/marca/icone-${key}.svg`)).body).toContain('#f2c14e');
  const ico = (await get('/favicon.ico')).rawPayload;
  expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.subarray(22, 26).toString('latin1')]).toEqual([
    1,
    32,
    '\x89PNG',
  ]);
});

test('a file that is no logo is refused with its reason', async () => {
  const { logo } = await site({});
  const refusal = async (sent: Buffer) => {
    const stored = await logo(sent);
    return stored.ok ? 'stored' : stored.refusal;
  };
  expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('unknown');
  expect(await refusal(Buffer.from('<svg><script>alert(1)</script></svg>'))).toBe('no-size');
  expect(await refusal(Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))).toBe('broken');
  expect(await refusal(Buffer.alloc(300 * 1024, 'a'))).toBe('too-heavy');
});
