import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { appointments } from '#app/db/schema.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import { openDatabase } from '#server/database.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const ARTICLE = '/equipe/conteudo/artigos/pt/catarata-sinais/endereco';
/** Looked at in its place where the site comes without articles. */
const QUESTION = '/equipe/conteudo/perguntas/pt/sabado/endereco';
/** Pages of which this test looks at one, by the address's pattern. */
const HERE: Record<string, string> = {
  '/equipe/agenda/etiquetas': '/equipe/agenda/etiquetas',
  '/equipe/agenda/sala': '/equipe/agenda/sala',
  '/equipe/agenda/remarcar-dia': '/equipe/agenda/remarcar-dia',
  '/equipe/agenda/antes': '/equipe/agenda/antes',
  '/equipe/pacientes': '/equipe/pacientes',
  '/equipe/buscar': '/equipe/buscar?busca=feriado',
  '/equipe/agenda/sinais': '/equipe/agenda/sinais',
  '/equipe/agenda/convenios': '/equipe/agenda/convenios',
  '/equipe/conteudo': '/equipe/conteudo',
  '/equipe/conteudo/filmes': '/equipe/conteudo/filmes',
  '/equipe/conteudo/novo/:kind': '/equipe/conteudo/novo/artigos',
  '/equipe/conteudo/:kind/:language/:slug/endereco': ARTICLE,
  '/equipe/comecar': '/equipe/comecar',
  '/equipe/publicar': '/equipe/publicar',
  '/equipe/afirmacoes': '/equipe/afirmacoes',
  '/equipe/afirmacoes/:claim': '/equipe/afirmacoes/nota',
  '/equipe/campanha': '/equipe/campanha',
  '/equipe/campanhas': '/equipe/campanhas',
  '/equipe/campanhas/:campaign': '/equipe/campanhas/nova',
  '/equipe/questionario': '/equipe/questionario',
  '/equipe/depoimentos': '/equipe/depoimentos',
  '/equipe/avaliacoes': '/equipe/avaliacoes',
  '/equipe/exportar': '/equipe/exportar',
  '/equipe/numeros/pedidos': '/equipe/numeros/pedidos',
  '/equipe/assinaturas': '/equipe/assinaturas',
  '/equipe/assinaturas/numeros': '/equipe/assinaturas/numeros',
  '/equipe/assinaturas/precos': '/equipe/assinaturas/precos',
};
/** Pages about somebody, whose addresses come from the list of people and from the agenda. */
const ABOUT_SOMEBODY = [
  '/pacientes/:patientId',
  '/pacientes/:patientId/unir/:otherId',
  '/agenda/agendamento/:protocol/codigo',
  '/agenda/agendamento/:protocol/declaracao',
  '/agenda/agendamento/:protocol/retorno',
  '/privacidade/pessoa/:personKey',
  '/privacidade/pessoa/:personKey/apagar',
  '/privacidade/cadastro/:contactId',
];
/** Pages that other tests inspect where they come to them. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'kept-day': ['/agenda/sem-internet'],
  'grid-resize': ['/agenda/agendamento/:protocol/duracao'],
  'staff-agenda': [
    '/agenda',
    '/agenda/telefone',
    '/agenda/encaixe',
    '/agenda/fechamentos',
    '/agenda/agendamento/:protocol',
    '/agenda/agendamento/:protocol/mudar',
    '/agenda/agendamento/:protocol/cancelar',
  ],
  'staff-settings': [
    '/agenda/horarios',
    '/agenda/servicos',
    '/agenda/servicos/:slug',
    '/agenda/recursos',
    '/agenda/calendarios',
    '/agenda/calendarios/link',
    '/agenda/agendamento/:protocol/pos-operatorio',
  ],
  catalogue: ['/agenda/servicos/novo', '/agenda/servicos/:slug/pagina', '/agenda/recursos/:slug'],
  'change-history': ['/agenda/servicos/:slug/historico', '/clinica/:section/historico'],
  insurance: [
    '/agenda/convenios/:payer',
    '/agenda/guias',
    '/agenda/agendamento/:protocol/convenio',
  ],
  'staff-login': [
    '',
    '/entrar',
    '/preparar',
    '/entrar/codigo',
    '/segundo-fator',
    '/segundo-fator/codigos',
    '/conta',
    '/conta/senha',
    '/pessoas',
    '/pessoas/convidar',
    '/pessoas/link',
    '/pessoas/:staffId',
  ],
  'staff-own-roles': [
    '/pessoas/funcoes',
    '/pessoas/funcoes/nova',
    '/pessoas/funcoes/:roleId',
    '/acessos',
  ],
  'staff-inbox': [
    '/mensagens',
    '/mensagens/:kind/:subjectId',
    '/tarefas',
    '/decisoes',
    '/erros',
    '/numeros',
  ],
  'staff-payments': [
    '/pagamentos',
    '/pagamentos/cobranca/:reference',
    '/pagamentos/extrato',
    '/pagamentos/ajustes',
  ],
  reminders: ['/agenda/lembretes', '/confirmacoes', '/confirmacoes/lista', '/numeros/confirmacoes'],
  'own-page': ['/agenda/voltas'],
  'staff-session': ['/confirmar'],
  subscriptions: ['/assinaturas/:protocol', '/assinaturas/:protocol/cancelar'],
  screening: ['/triagens', '/triagens/:reference'],
  'staff-content': ['/conteudo/:kind/:language/:slug', '/conteudo/:kind/:language/:slug/versoes'],
  'content-source': ['/conteudo/origem', '/conteudo/origem/ajustes', '/conteudo/origem/categorias'],
  'content-import': [
    '/conteudo/importar',
    '/conteudo/importar/enderecos',
    '/conteudo/importar/:importId',
  ],
  'data-import': ['/importar-agenda', '/importar-agenda/:importId'],
  'staff-checks': ['/verificacao', '/verificacao/responsavel'],
  map: ['/mapa', '/mapa/desenhar', '/mapa/previa'],
  'staff-brand': ['/clinica/marca'],
  'staff-mail': ['/clinica/email'],
  'mail-words': ['/clinica/palavras-dos-emails', '/clinica/palavras-dos-emails/:mail'],
  messages: ['/clinica/mensagens', '/clinica/mensagens/saidas'],
  'staff-clinic': [
    '/clinica',
    '/clinica/:section',
    '/clinica/versoes',
    '/clinica/avisos/:version',
    '/clinica/copia',
  ],
  'staff-editor': ['/conteudo/imagens', '/conteudo/imagens/:imageName'],
  'staff-podcast': ['/conteudo/audios'],
  'staff-testimonials': ['/depoimentos/:testimonial'],
  'staff-privacy': [
    '/privacidade',
    '/privacidade/consentimentos',
    '/privacidade/prazos',
    '/privacidade/incidentes',
    '/privacidade/incidentes/novo',
    '/privacidade/incidentes/:incidentId',
  ],
};
/** Files, data for scripts, forms without a page, and pages that only lead on. */
const NO_PAGE = [
  '/importar-agenda/:importId/falhas.csv',
  '/agenda/folha.pdf',
  '/agenda/etiquetas.pdf',
  '/agenda/ao-vivo',
  '/agenda/sem-internet/lista',
  '/agenda/telefone/quem',
  '/agenda/agendamento/:protocol/declaracao.pdf',
  '/agenda/agendamento/:protocol/horarios',
  '/agenda/agendamento/:protocol/vem',
  '/agenda/visita/*',
  '/telefone',
  '/sair',
  '/sessao',
  '/preparar/:token',
  '/mensagens/exportar',
  '/mensagens/:kind/:subjectId/agendamento',
  '/campanhas/:campaign/previa',
  '/conteudo/:kind/:language/:slug/previa',
  '/conteudo/imagens/lista',
  '/conteudo/mesa',
  '/verificacao/uma',
  '/verificacao/exportar',
  '/numeros/planilha',
  '/assinaturas/planilha',
  '/acessos/planilha',
  '/exportar/arquivo',
  '/comecar/vista',
  '/clinica/copia.json',
  '/privacidade/pessoa/:personKey/exportar',
  '/privacidade/incidentes/:incidentId/pessoas',
];
// The longest file of the staff side: two workers share it, each with a site of its own.
test.describe.configure({ mode: 'parallel' });

test('every page of the staff side is inspected here or where a test comes to it', () => {
  const below = (paths: readonly string[]) => paths.map((path) => `/equipe${path}`);
  const known = [
    ...Object.keys(HERE),
    ...Object.values(ELSEWHERE).flatMap(below),
    ...below(ABOUT_SOMEBODY),
    ...below(NO_PAGE),
  ];
  expect(known.sort()).toEqual(STAFF_ROUTES.map(({ pattern }): string => pattern).sort());
  for (const file of Object.keys(ELSEWHERE))
    expect(readFileSync(join(import.meta.dirname, `${file}.e2e.ts`), 'utf8')).toContain(
      'inspectPage(',
    );
});

const pages = Object.values(HERE);
const half = Math.ceil(pages.length / 2);
for (const [which, some] of [
  ['first', pages.slice(0, half)],
  ['other', pages.slice(half)],
] as const)
  test(`the ${which} half of the pages that no other test comes to is for everybody`, async ({
    openVisitor,
    site,
    record,
  }) => {
    const page = await openVisitor();
    await signIn(page, site, { role: 'administrator' });
    await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
    for (const each of some) {
      const path = each === ARTICLE && !record.examples?.posts ? QUESTION : each;
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await inspectPage(page, path);
    }
  });

test('the pages about somebody are for everybody', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto('/equipe/privacidade');
  await page.getByLabel('Nome, telefone, e-mail ou protocolo').fill('Benedito Alves');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.locator('main a[href*="/pessoa/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benedito Alves');
  const person = page.url();
  await inspectPage(page, 'a person');
  for (const part of ['/apagar', '/cadastro/']) {
    await page.goto(person);
    const link = page.locator(`main a[href*="${part}"]`).first();
    await page.goto((await link.getAttribute('href')) ?? '');
    await inspectPage(page, part);
  }
  await page.goto('/equipe/pacientes?busca=Benedito');
  await page.getByRole('link', { name: 'Benedito Alves', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benedito Alves');
  await inspectPage(page, 'a patient');
  const patient = new URL(page.url()).pathname;
  await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto('/equipe/pacientes?busca=Benedito');
  const others = page.getByRole('link', { name: 'Benedito Alves', exact: true });
  const hrefs = await others.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const other = hrefs.find((href) => href !== null && href !== patient) ?? '';
  await page.goto(`${patient}/unir/${other.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unir dois cadastros');
  await inspectPage(page, 'two records of one person');
});

test('the code of a page and the return after an appointment are for everybody', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/telefone');
  await page.getByLabel('Nome do paciente').fill('Davi Moreira');
  await page.getByLabel('Telefone com DDD').fill(site.newPhone());
  await page.getByLabel('Serviço').selectOption('consultas-oftalmologicas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Marcar', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
  const protocol = /[A-Z0-9]{4}(?:-[A-Z0-9]{4})+/.exec(page.url())?.[0] ?? '';
  await page.goto(`/equipe/agenda/agendamento/${protocol}/codigo`);
  await expect(page).toHaveURL(/\/codigo$/);
  await inspectPage(page, 'code of the own page');
  await letCome(site, protocol);
  await page.goto(`/equipe/agenda/agendamento/${protocol}/retorno`);
  await expect(page).toHaveURL(/\/retorno$/);
  await inspectPage(page, 'return');
  await page.goto(`/equipe/agenda/agendamento/${protocol}/declaracao`);
  await inspectPage(page, 'letter of attendance');
  await page.goto(`/equipe/agenda/etiquetas?agendamento=${protocol}`);
  await inspectPage(page, 'labels');
});

/** As the reception does on the day of an appointment, which has not come. */
async function letCome({ databaseUrl }: Site, protocol: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  try {
    const set = { attendance: 'done', attendanceAt: new Date() } as const;
    await db.update(appointments).set(set).where(eq(appointments.protocol, protocol));
  } finally {
    await close();
  }
}
