import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { WORDED_IDS } from '#app/clinic/mail-words/worded-list.ts';
import { SECTIONS } from '#app/features/clinic-record/sections.ts';
import { CLAIM_NAMES, statementPath } from '#app/features/compliance/statement-form.ts';

const below = (path: string, names: readonly string[]) => names.map((name) => `${path}/${name}`);

/** Staff pages that show something of the record, as an administrator opens them. */
export function staffPagesOf(record: ClinicRecord): string[] {
  const { services, payers, resources, campaigns = [] } = record;
  const slugs = services.filter(({ isArchived }) => !isArchived).map(({ slug }) => slug);
  const places = [...resources.rooms, ...resources.equipment]
    .filter(({ isArchived }) => !isArchived)
    .map(({ slug }) => slug);
  const clinic = ['marca', 'email', 'palavras-dos-emails', 'mensagens', 'versoes', 'copia'];
  const insurers = payers
    .filter(({ id, isArchived }) => id !== 'particular' && !isArchived)
    .map(({ id }) => id);
  return below('/equipe', [
    ...['comecar', 'publicar', 'pessoas', 'numeros', 'assinaturas', 'assinaturas/precos'],
    ...['afirmacoes', 'depoimentos', 'mapa', 'questionario', 'mensagens', 'confirmacoes'],
    ...['decisoes', 'campanhas', 'avaliacoes', 'conteudo', 'privacidade/prazos', 'exportar'],
    ...CLAIM_NAMES.map((name) => statementPath(name).slice('/equipe/'.length)),
    ...below('agenda', ['servicos', 'servicos/novo', 'recursos', 'horarios', 'fechamentos']),
    ...below('agenda', ['telefone', 'encaixe', 'antes', 'sinais', 'voltas', 'lembretes']),
    ...below('agenda', ['convenios', 'guias', 'calendarios', ...below('convenios', insurers)]),
    ...below('agenda/servicos', slugs),
    ...below(
      'agenda/servicos',
      slugs.map((slug) => `${slug}/pagina`),
    ),
    ...below(
      'agenda/servicos',
      slugs.map((slug) => `${slug}/historico`),
    ),
    ...below('agenda/recursos', places),
    ...below('campanhas', campaigns.length > 0 ? ['nova'] : []),
    ...below('clinica', clinic),
    ...below(
      'clinica',
      SECTIONS.map(({ slug }) => slug),
    ),
    ...below(
      'clinica',
      SECTIONS.map(({ slug }) => `${slug}/historico`),
    ),
    ...below('clinica/palavras-dos-emails', WORDED_IDS),
  ]);
}
