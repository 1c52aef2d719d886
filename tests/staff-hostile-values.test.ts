import { beforeAll, describe, expect, test } from 'vitest';
import { appointments } from '#app/db/schema.ts';
import { STAFF_ROUTES } from '#app/staff-policies.ts';
import { aCanaryPerson } from './canary-person.ts';
import { testDatabase } from './database.ts';
import { aStaffMember } from './staff.ts';
import { staffSite } from './staff-site.ts';

const database = await testDatabase();
const { db } = database;

/** What breaks readers that trust their input: for the database, for numbers, for days, for objects, for size. */
const HOSTILE = [
  '\0',
  'a\0b',
  "'; drop table staff; --",
  '%_\\',
  '-1',
  '1e309',
  '99999999999999999999',
  '2026-99-99',
  '0000-01-01',
  '9999-12-31',
  '275760-09-13',
  '99:99',
  '__proto__',
  'toString',
  '../../..',
  '\u202e\ufeff',
  'x'.repeat(9_000),
];
const QUERY =
  `busca situacao tipo responsavel pagina desde dias a-partir de ate quem pausas depois noite onde feito tarefa idioma
  mudada dia ver recurso profissional servico imprimir tabela comparar trazer mais junto volta planilha conferir`.split(
    /\s+/,
  );
const FIELDS =
  `antes depois duracao versao acao encerrar tarefa precisa online ambito ate back data de dia fim hora-fim hora-inicio
  id inicio motivo nome quem reason startsAt step chave code confirmo current intent key label link lugar name nomes
  password repeated role sabado ultimo username visto base apagar autorizacao credito descricao endereco certeza passo
  imagem pessoas resposta nota situacao volta busca recibo titulo nascimento email telefone convenio servico desde parte
  paciente formato identidade onde noite slug f-body f-title inicioDay inicioMonth inicioYear dataDay dataMonth dataYear
  valor medidaDay medidaMonth medidaYear palavras mostrar codigo hora profissional parentesco responsavel`.split(/\s+/);
const INTENTS =
  `find book edit later encaixar criar encerrar ordem ligar desligar salvar corrigir reabrir confirmar dispensar incluir
  apagar tirar limpar retirar role new-access set-up new-codes remove guardar publicar agendar desagendar previa
  anotar responder assumir situacao baixar recuperar mover`.split(/\s+/);

let cookie = '';
let protocol = '';
let site: Awaited<ReturnType<typeof staffSite>>;

async function desk() {
  site = await staffSite(database);
  await aCanaryPerson(database);
  const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...secondFactor });
  cookie = await site.signedIn(id);
  protocol = (await db.select().from(appointments))[0]?.protocol ?? '';
  const form = { titulo: 'Notebook perdido' };
  await site.post('/equipe/privacidade/incidentes/novo', form, { cookie });
}

const THERE: Record<string, string> = {
  slug: 'catarata-sinais',
  kind: 'artigos',
  language: 'pt',
  subjectId: '1',
  staffId: '1',
  personKey: 'cadastro-1',
  contactId: '1',
  incidentId: '1',
  claim: 'pacientes',
  testimonial: 'novo',
};
const KNOWN = (pattern: string) =>
  pattern
    .replace('/mensagens/:kind', '/mensagens/contato')
    .replace('/servicos/:slug', '/servicos/consultas-oftalmologicas')
    .replace(':protocol', protocol)
    .replace(/:(\w+)/g, (_, name: string) => THERE[name] ?? 'x');

describe.each(STAFF_ROUTES)('$pattern', ({ pattern }) => {
  test('fuzz', async () => {
    await desk();
    const bad: string[] = [];
    const ask = async (what: string, work: () => Promise<{ status: number }>) => {
      try {
        const { status } = await work();
        if (status >= 500) bad.push(`${what}: ${status}`);
      } catch (error) {
        bad.push(`${what}: threw ${error}`);
      }
    };
    const path = KNOWN(pattern);
    const base = await site.get(path, { cookie }).catch((e) => ({ status: String(e) }));
    if (process.env.FUZZ_SHOW) console.log(pattern, path, base.status);
    for (const value of HOSTILE) {
      if (value.length > 2000) continue;
      const q = new URLSearchParams(QUERY.map((name) => [name, value]));
      for (const more of ['', '&ver=lista', '&ver=semana'])
        await ask(`GET ?${JSON.stringify(value)}${more}`, () =>
          site.get(`${path}?${more.slice(1)}${more ? '&' : ''}${q}`, { cookie }),
        );
      if (pattern.includes(':'))
        for (const name of pattern.match(/:\w+/g) ?? [])
          await ask(`GET ${name}=${JSON.stringify(value)}`, () =>
            site.get(KNOWN(pattern.replace(name, encodeURIComponent(value))), { cookie }),
          );
    }
    for (const value of HOSTILE) {
      const plain = Object.fromEntries(FIELDS.map((name) => [name, value]));
      for (const intent of ['', ...INTENTS]) {
        if (/sair|desabilit/.test(pattern)) continue;
        const form = intent ? { ...plain, acao: intent, intent } : plain;
        await ask(`POST ${intent} ${JSON.stringify(value.slice(0, 30))}`, () =>
          site.post(path, form, { cookie }),
        );
      }
    }
    const uniq = [...new Set(bad)];
    expect(uniq.slice(0, 12)).toEqual([]);
  }, 120_000);
});
