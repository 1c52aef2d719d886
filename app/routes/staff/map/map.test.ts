import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { mapVersions } from '#app/db/map-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import type { StaffRole } from '#app/features/staff/staff-role.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
let site = await staffSite(database);
const PAGE = '/equipe/mapa';
const PREVIEW = '/equipe/mapa/previa';
const DRAW = '/equipe/mapa/desenhar';

let admin = { cookie: '' };
beforeEach(async () => {
  site = await staffSite(database);
  await site.services.contentStore.refresh();
  admin = await signedIn('administrator');
});

async function signedIn(role: StaffRole, username: string = role) {
  const totp = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role, username, ...totp });
  return { cookie: await site.signedIn(id) };
}

const OSM = `<osm>
<node id="1" lat="-21.650" lon="-45.752"/><node id="2" lat="-21.650" lon="-45.748"/>
<way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/><tag k="name" v="Rua &lt;b&gt;Nova"/></way>
</osm>`;

function fileForm(text: string, name = 'map.osm'): FormData {
  const form = new FormData();
  form.append('arquivo', new Blob([text]), name);
  return form;
}

const LINES = {
  ruas: 'Rua das Palmeiras Claras; -21.65, -45.752; -21.65, -45.748',
  areas: '',
  lugares: 'igreja: Matriz; -21.651, -45.75',
};
const previewShape = z.object({ version: z.number(), map: z.unknown(), left: z.array(z.string()) });
const pageShape = z.looseObject({
  map: z.looseObject({ origin: z.string() }),
  version: z.number(),
  versions: z.array(z.looseObject({ version: z.number(), isCurrent: z.boolean() })),
  mayChange: z.boolean(),
  hasDraft: z.boolean(),
});
const page = async (as = admin) => pageShape.parse((await site.get(PAGE, as)).page);
const version = async () => String((await page()).version);
const shown = () => site.services.contents['pt-BR'].clinic.surroundings;

test('a file is looked at before it is on the site; then it is, with its credits, its history and an audit row', async () => {
  const sent = await site.post(PAGE, fileForm(OSM), admin);
  expect(sent.location).toBe(PREVIEW);
  const preview = await site.get(PREVIEW, admin);
  expect(JSON.stringify(previewShape.parse(preview.page).map)).toContain('Rua <b>Nova');
  expect(shown()).toBeUndefined();
  expect(await page()).toMatchObject({ hasDraft: true, map: { origin: 'demo' } });
  const versao = await version();
  const saved = await site.post(PREVIEW, { acao: 'publicar', versao }, admin);
  expect(saved.location).toBe(`${PAGE}?feito=salvo`);
  expect(shown()).toMatchObject({ source: 'osm', streets: [{ name: 'Rua <b>Nova' }] });
  expect(await page()).toMatchObject({ hasDraft: false, map: { origin: 'osm' }, version: 1 });
  const rows = (await db.select().from(auditLog)).filter(({ subjectId }) => subjectId === 'map');
  expect(rows).toMatchObject([
    { action: 'clinic.settled', detail: { to: { version: 1, source: 'osm', streets: 1 } } },
  ]);
});

test('typed lines become a map; whoever traced OpenStreetMap says so', async () => {
  expect((await site.post(DRAW, { ...LINES, osm: 'sim' }, admin)).location).toBe(PREVIEW);
  await site.post(PREVIEW, { acao: 'publicar', versao: await version() }, admin);
  expect(shown()).toMatchObject({ source: 'osm', places: [{ kind: 'church', name: 'Matriz' }] });
  const { page: lines } = await site.get(DRAW, admin);
  expect(lines).toMatchObject({
    values: { places: 'igreja: Matriz; -21.651, -45.75', fromOsm: true },
  });
});

test('a line with a fault is told at its field, and everything that was typed stays', async () => {
  const ruas = `${LINES.ruas}\nviela: Rua; -21.65, -45.75; -21.66, -45.75\nRua; x`;
  const { status, form } = await site.post(DRAW, { ...LINES, ruas }, admin);
  expect(status).toBe(400);
  expect(form).toMatchObject({
    values: { streets: ruas, places: LINES.lugares, fromOsm: false },
    errors: [
      {
        fieldId: 'ruas',
        message: expect.stringMatching(/^Ruas: Linha 2: o tipo .* Linha 3: um ponto/),
      },
    ],
  });
});

test.each([
  ['no file', new FormData(), /Escolha o arquivo/],
  ['an entity', fileForm('<!DOCTYPE x [<!ENTITY a "b">]><osm/>'), /tipo de documento/],
  ['a web page', fileForm('<html></html>'), /não é um mapa/],
  ['another town', fileForm(OSM.replaceAll('-21.', '-3.')), /fica perto da clínica/],
])('%s is refused with words at the field', async (_, form, words) => {
  const answer = await site.post(PAGE, form, admin);
  expect(answer.status).toBe(422);
  const [error] = z
    .object({ errors: z.array(z.object({ fieldId: z.string(), message: z.string() })) })
    .parse(answer.form).errors;
  expect(error).toMatchObject({ fieldId: 'arquivo', message: expect.stringMatching(words) });
});

test('who saw an older map overwrites nothing, and the draft waits', async () => {
  await site.post(DRAW, LINES, admin);
  const versao = await version();
  const other = await signedIn('administrator', 'outra');
  await site.post(DRAW, LINES, other);
  await site.post(PREVIEW, { acao: 'publicar', versao }, other);
  const late = await site.post(PREVIEW, { acao: 'publicar', versao }, admin);
  expect(late.status).toBe(409);
  expect(await page()).toMatchObject({ hasDraft: true });
  const gone = await site.post(PREVIEW, { acao: 'descartar' }, admin);
  expect(gone.location).toBe(`${PAGE}?feito=descartado`);
  expect(await page()).toMatchObject({ hasDraft: false });
});

test('an earlier version comes back as a new one, and the site can do without a map of its own', async () => {
  await site.post(DRAW, LINES, admin);
  await site.post(PREVIEW, { acao: 'publicar', versao: await version() }, admin);
  const first = Number(await version());
  await site.post(PAGE, fileForm(OSM), admin);
  await site.post(PREVIEW, { acao: 'publicar', versao: await version() }, admin);
  expect(shown()?.source).toBe('osm');
  const back = { acao: 'voltar', alvo: String(first), versao: await version() };
  expect((await site.post(PAGE, back, admin)).location).toBe(`${PAGE}?feito=voltou`);
  expect(shown()?.source).toBe('drawn');
  const clear = { acao: 'voltar', alvo: '0', versao: await version() };
  expect((await site.post(PAGE, clear, admin)).location).toBe(`${PAGE}?feito=tirado`);
  expect(shown()).toBeUndefined();
  expect((await page()).map.origin).toBe('demo');
  const stale = await site.post(PAGE, back, admin);
  expect(stale.status).toBe(409);
  const never = { acao: 'voltar', alvo: '9999', versao: await version() };
  expect((await site.post(PAGE, never, admin)).status).toBe(409);
});

test('an editor sees the map and changes nothing; reception does not see the page', async () => {
  const editor = await signedIn('editor');
  const before = (await db.select().from(mapVersions)).length;
  expect((await page(editor)).mayChange).toBe(false);
  const sent = await site.post(PAGE, fileForm(OSM), editor);
  expect(sent.status).toBe(403);
  expect((await site.get(PREVIEW, editor)).status).toBe(403);
  expect((await site.get(PAGE, await signedIn('reception'))).status).toBe(403);
  expect(await db.select().from(mapVersions)).toHaveLength(before);
});
