import { beforeEach, expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
async function clinicSite() {
  const made = await staffSite(database, stillClock());
  const { id } = await aStaffMember(made.services, {
    ...{ username: 'ana', role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  return { site: made, ana: { cookie: await made.signedIn(id) } };
}
let { site, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, ana } = await clinicSite());
});

/** A section's form with other entries, as the browser sends it. */
function formWith(slug: string, changes: Partial<ClinicRecord>, act: string, version = 0) {
  const section = sectionOf(slug);
  if (!section) throw new Error(`there is no section ${slug}`);
  const form = formOf(section);
  const sent = new FormData();
  const entries = entriesOfDraft(form, draftOf(form, { ...serraClaraRecord, ...changes }));
  for (const [name, value] of entries) sent.append(name, value);
  sent.set('versao', String(version));
  sent.set('acao', act);
  return sent;
}

const PEOPLE = '/equipe/clinica/pessoas';
const renato = {
  slug: 'renato-lima',
  name: 'Dr. Renato Lima',
  gender: 'man',
  profession: 'doctor',
  council: { kind: 'CRM', number: '000777', uf: 'MG' },
  title: 'Médico',
} as const satisfies ClinicRecord['people'][number];
const SAID = /^Dr. Renato Lima ainda não faz nenhum serviço: .*com ele/;

test('a new house is checked with what its boxes say, and that nobody attends there is said first', async () => {
  const { address } = serraClaraRecord;
  const branches = (twoHousesRecord.branches ?? []).map((each) => ({ ...each, address }));
  const { form } = await site.post(
    '/equipe/clinica/unidades',
    formWith('unidades', { mainBranchName: 'Sede', branches }, 'conferir'),
    ana,
  );
  expect(form).toMatchObject({
    errors: [],
    preview: {
      consequences: expect.arrayContaining([
        expect.stringMatching(/^Unidade Ponta Clara: .*ninguém atende lá ainda.*Horários\.$/),
      ]),
    },
  });
});

test('that nobody can book with a new person is said before saving, and then wherever the person stands', async () => {
  const people = [...serraClaraRecord.people, renato];
  const checked = await site.post(PEOPLE, formWith('pessoas', { people }, 'conferir'), ana);
  expect(checked.form).toMatchObject({
    preview: { consequences: expect.arrayContaining([expect.stringMatching(SAID)]) },
  });
  const saved = await site.post(PEOPLE, formWith('pessoas', { people }, 'salvar'), ana);
  expect(saved.location).toBe(`${PEOPLE}?feito=1`);
  await site.services.contentStore.refresh();
  const gaps = [{ of: renato.slug, text: expect.stringMatching(SAID) }];
  for (const path of [PEOPLE, '/equipe', '/equipe/decisoes'])
    expect([path, (await site.get(path, ana)).page]).toMatchObject([path, { gaps }]);
  expect((await site.get('/equipe/agenda/recursos', ana)).page).toMatchObject({
    resources: expect.arrayContaining([
      expect.objectContaining({ slug: renato.slug, gap: expect.stringMatching(SAID) }),
    ]),
  });
  expect((await site.get('/equipe/publicar', ana)).page).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        name: 'people',
        lacks: [expect.objectContaining({ text: expect.stringMatching(SAID) })],
      }),
    ]),
  });
});
