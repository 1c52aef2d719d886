import { expect, test } from 'vitest';
import { z } from 'zod';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const SERVICE = '/equipe/agenda/servicos/gonioscopia';
const servicePage = z.looseObject({ stamp: z.string(), textPath: z.string() });
const changes = z.array(z.looseObject({ links: z.array(z.looseObject({ href: z.string() })) }));

test('the page of a service and its history lead to the service’s text and to its versions', async () => {
  const site = await staffSite(await testDatabase(), stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const by = { cookie: await site.signedIn(id) };
  const { stamp, textPath } = servicePage.parse((await site.get(`${SERVICE}/pagina`, by)).page);
  expect(textPath).toBe('/equipe/conteudo/servicos/pt/gonioscopia');
  expect((await site.get(textPath, by)).status).toBe(200);
  // Another name is another text, too.
  const face = { nome: 'Exame do ângulo', endereco: 'gonioscopia', grupo: 'exam', preco: '' };
  const renamed = await site.post(`${SERVICE}/pagina`, { ...face, visto: stamp }, by);
  expect(renamed.status).toBe(303);
  const { page } = await site.get(`${SERVICE}/historico`, by);
  const hrefs = z
    .looseObject({ changes })
    .parse(page)
    .changes.flatMap(({ links }) => links.map(({ href }) => href));
  const versions = hrefs.filter((href) => href.endsWith('/versoes'));
  expect(versions).toContain(`${textPath}/versoes`);
  for (const href of versions) expect((await site.get(href, by)).status).toBe(200);
});
