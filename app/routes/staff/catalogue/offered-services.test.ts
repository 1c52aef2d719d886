import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { importing } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;

/** As somebody makes a clinic their own: of the services that came with it one is left, one archived, one is new. */
const [first, second] = manausRecord.services;
if (!first || !second) throw new Error('the clinic has no services');
const ownRecord: ClinicRecord = {
  ...manausRecord,
  services: [
    first,
    { ...second, isArchived: true },
    { ...first, slug: 'lentes', title: 'Teste de lentes', isBookableOnline: false },
  ],
};
const site = await staffSite(database);
let asker: { cookie: string };

async function begin() {
  const { id: by } = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const parts = { db, clock: site.services.clock, clinicFile: serraClaraRecord };
  const { record, version: seenVersion } = await readCurrentRecord(db, serraClaraRecord);
  const without = Object.fromEntries(Object.keys(record).map((name) => [name, undefined]));
  const changed = await changeRecord(parts, {
    changes: { ...without, ...ownRecord },
    seenVersion,
    by,
  });
  if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
  expect(await site.services.contentStore.refresh()).not.toBe('faulty');
  asker = { cookie: await site.signedIn(by) };
}

const GONE = /gonioscopia|campo-visual|exames-de-refracao|apeamento/;

test('new appointments name the services in force alone, by their names', async () => {
  await begin();
  const phone = await site.get('/equipe/agenda/telefone', asker);
  expect(phone.page).toMatchObject({
    choices: {
      services: [{ value: 'consultas-oftalmologicas' }, { value: 'lentes' }],
      together: [{ value: 'consultas-oftalmologicas' }, { value: 'lentes' }],
    },
  });
  expect(JSON.stringify(phone.page)).toContain('"Teste de lentes (40 min)"');
  const [addOn, list, hours] = [
    await site.get('/equipe/agenda/encaixe', asker),
    await site.get('/equipe/agenda/antes', asker),
    await site.get('/equipe/agenda/horarios?quem=ivo-nascimento-tavares', asker),
  ];
  for (const { status, page } of [phone, addOn, list, hours]) {
    expect(status).toBe(200);
    expect(JSON.stringify(page)).not.toMatch(GONE);
    expect(JSON.stringify(page)).toContain('Teste de lentes');
  }
});

test('nobody waits for a service that is not in force', async () => {
  await begin();
  const wish = { acao: 'entrar', servico: 'gonioscopia', chave: newToken() };
  const { form } = await site.post('/equipe/agenda/antes', wish, asker);
  expect(JSON.stringify(form)).toContain('servico"');
});

test('a file brings appointments of the services in force alone', async () => {
  await begin();
  const id = await importing(database).begin(
    'appointments',
    'Paciente;Celular;Data;Hora;Serviço\nAna Reis;(92) 99555-0201;13/10/2026;9h;gonioscopia',
  );
  const { status, page } = await site.get(`/equipe/importar-agenda/${id}`, asker);
  expect(status).toBe(200);
  const shown = JSON.stringify(page);
  expect(shown).toContain('Teste de lentes');
  expect(shown).not.toMatch(/campo-visual|exames-de-refracao|apeamento/);
});

test('the list of texts has the pages of services that the clinic has', async () => {
  await begin();
  const { page } = await site.get('/equipe/conteudo?tipo=servicos', asker);
  const shown = JSON.stringify(page);
  expect(shown).toContain('consultas-oftalmologicas');
  expect(shown).not.toMatch(GONE);
});

test('a version says which services it changed', async () => {
  await begin();
  const { page } = await site.get('/equipe/clinica/versoes', asker);
  expect(JSON.stringify(page)).toMatch(/Serviços \([^)]*Teste de lentes[^)]* e mais \d+\)/);
});

test('a person does not depend on a service that was archived', async () => {
  await begin();
  const { status, page } = await site.get('/equipe/agenda/recursos', asker);
  expect(status).toBe(200);
  expect(JSON.stringify(page)).toMatch(/"onlyFor":"[^"]*Teste de lentes/);
  expect(JSON.stringify(page)).not.toMatch(/"onlyFor":"[^"]*apeamento/);
});
