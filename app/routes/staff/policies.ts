import type { StaffAccess } from '#app/features/staff/admission.ts';
import type { Access } from '#app/features/staff/permissions.ts';
import type { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { formText } from '#app/platform/form-values.ts';

type StaffRoute = {
  /** As in app/routes.ts. */
  pattern: `/equipe${string}`;
  /** Access for GET. */
  access: Access;
  /** Access for its forms, when stricter. */
  change?: StaffAccess;
  /** Which of its forms ask for the password again, unless it was just typed. */
  confirms?: (form: FormData) => boolean;
  /** Label in the navigation; absent for pages reached from others. */
  navigation?: keyof typeof staffFrame.navigation;
};

const always = () => true;
/** Every form but those that only take something away, which must stay easy. */
const unless =
  (field: string, ...values: readonly string[]) =>
  (form: FormData) =>
    !values.includes(formText(form, field));

/**
 * Every route below /equipe. A route without a row is closed to everybody; the navigation follows this
 * order.
 */
export const STAFF_ROUTES: readonly StaffRoute[] = [
  { pattern: '/equipe', access: 'signed-in', navigation: 'home' },
  { pattern: '/equipe/agenda', access: 'agenda.read', navigation: 'agenda' },
  {
    pattern: '/equipe/confirmacoes',
    access: 'agenda.read',
    change: 'agenda.write',
    navigation: 'confirmations',
  },
  { pattern: '/equipe/confirmacoes/lista', access: 'agenda.read' },
  {
    pattern: '/equipe/agenda/antes',
    access: 'agenda.read',
    change: 'agenda.write',
    navigation: 'waitlist',
  },
  { pattern: '/equipe/agenda/folha.pdf', access: 'agenda.read' },
  { pattern: '/equipe/agenda/telefone', access: 'agenda.write' },
  { pattern: '/equipe/agenda/encaixe', access: 'agenda.write' },
  { pattern: '/equipe/agenda/sinais', access: 'agenda.read', change: 'payments.write' },
  { pattern: '/equipe/agenda/voltas', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/lembretes', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/convenios', access: 'agenda.read' },
  { pattern: '/equipe/agenda/convenios/:payer', access: 'agenda.write' },
  { pattern: '/equipe/agenda/guias', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/fechamentos', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/horarios', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/servicos', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/servicos/novo', access: 'clinic.manage' },
  { pattern: '/equipe/agenda/servicos/:slug/pagina', access: 'clinic.manage' },
  { pattern: '/equipe/agenda/servicos/:slug', access: 'agenda.write' },
  { pattern: '/equipe/agenda/recursos', access: 'agenda.read', change: 'agenda.write' },
  { pattern: '/equipe/agenda/recursos/:slug', access: 'clinic.manage' },
  {
    pattern: '/equipe/agenda/calendarios',
    access: 'agenda.read',
    change: 'agenda.write',
    confirms: unless('acao', 'encerrar'),
  },
  { pattern: '/equipe/agenda/calendarios/link', access: 'agenda.write' },
  {
    pattern: '/equipe/agenda/agendamento/:protocol',
    access: 'agenda.read',
    change: 'agenda.write',
  },
  { pattern: '/equipe/agenda/agendamento/:protocol/retorno', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/pos-operatorio', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/codigo', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/vem', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/mudar', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/convenio', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/horarios', access: 'agenda.write' },
  { pattern: '/equipe/agenda/agendamento/:protocol/cancelar', access: 'agenda.write' },
  { pattern: '/equipe/agenda/visita/*', access: 'agenda.read' },
  { pattern: '/equipe/entrar', access: 'anybody' },
  { pattern: '/equipe/entrar/codigo', access: 'anybody' },
  { pattern: '/equipe/sair', access: 'anybody' },
  { pattern: '/equipe/sessao', access: 'anybody' },
  { pattern: '/equipe/preparar', access: 'anybody' },
  { pattern: '/equipe/preparar/:token', access: 'anybody' },
  { pattern: '/equipe/triagens', access: 'screenings.read', navigation: 'screenings' },
  { pattern: '/equipe/triagens/:reference', access: 'screenings.read' },
  { pattern: '/equipe/mensagens', access: 'inbox.read', navigation: 'inbox' },
  { pattern: '/equipe/mensagens/exportar', access: 'inbox.read', confirms: always },
  { pattern: '/equipe/mensagens/:kind/:subjectId', access: 'inbox.read', change: 'inbox.write' },
  { pattern: '/equipe/mensagens/:kind/:subjectId/agendamento', access: 'inbox.write' },
  { pattern: '/equipe/assinaturas', access: 'orders.read', navigation: 'orders' },
  { pattern: '/equipe/assinaturas/numeros', access: 'orders.read' },
  { pattern: '/equipe/assinaturas/planilha', access: 'orders.write', confirms: always },
  { pattern: '/equipe/assinaturas/precos', access: 'plans.manage' },
  { pattern: '/equipe/assinaturas/:protocol', access: 'orders.read', change: 'orders.write' },
  { pattern: '/equipe/assinaturas/:protocol/cancelar', access: 'orders.write' },
  { pattern: '/equipe/tarefas', access: 'inbox.read', change: 'inbox.write', navigation: 'jobs' },
  {
    pattern: '/equipe/decisoes',
    access: 'signed-in',
    change: 'content.write',
    navigation: 'decisions',
  },
  { pattern: '/equipe/conteudo', access: 'content.write', navigation: 'content' },
  { pattern: '/equipe/conteudo/origem', access: 'content.write' },
  { pattern: '/equipe/conteudo/origem/ajustes', access: 'content.source' },
  {
    pattern: '/equipe/conteudo/origem/categorias',
    access: 'content.write',
    change: 'content.source',
  },
  { pattern: '/equipe/conteudo/novo/:kind', access: 'content.write' },
  { pattern: '/equipe/conteudo/:kind/:language/:slug', access: 'content.write' },
  { pattern: '/equipe/conteudo/:kind/:language/:slug/previa', access: 'content.write' },
  { pattern: '/equipe/conteudo/:kind/:language/:slug/versoes', access: 'content.write' },
  { pattern: '/equipe/conteudo/:kind/:language/:slug/endereco', access: 'content.write' },
  { pattern: '/equipe/conteudo/importar', access: 'content.write' },
  { pattern: '/equipe/conteudo/importar/enderecos', access: 'content.write' },
  { pattern: '/equipe/conteudo/importar/:importId', access: 'content.write' },
  { pattern: '/equipe/conteudo/audios', access: 'content.write' },
  { pattern: '/equipe/conteudo/filmes', access: 'content.write' },
  { pattern: '/equipe/conteudo/imagens', access: 'content.write' },
  { pattern: '/equipe/conteudo/imagens/lista', access: 'content.write' },
  { pattern: '/equipe/conteudo/imagens/:imageName', access: 'content.write' },
  { pattern: '/equipe/afirmacoes', access: 'content.write', navigation: 'statements' },
  { pattern: '/equipe/afirmacoes/:claim', access: 'content.write' },
  { pattern: '/equipe/campanha', access: 'content.write' },
  { pattern: '/equipe/questionario', access: 'content.write', navigation: 'questionnaire' },
  { pattern: '/equipe/campanhas', access: 'content.write', navigation: 'campaigns' },
  { pattern: '/equipe/campanhas/:campaign', access: 'content.write' },
  { pattern: '/equipe/campanhas/:campaign/previa', access: 'content.write' },
  { pattern: '/equipe/depoimentos', access: 'content.write', navigation: 'testimonials' },
  { pattern: '/equipe/depoimentos/:testimonial', access: 'content.write' },
  { pattern: '/equipe/avaliacoes', access: 'signed-in' },
  {
    pattern: '/equipe/mapa',
    access: 'content.write',
    change: 'map.write',
    navigation: 'map',
  },
  { pattern: '/equipe/mapa/previa', access: 'map.write' },
  { pattern: '/equipe/mapa/desenhar', access: 'map.write' },
  { pattern: '/equipe/pagamentos', access: 'payments.write', navigation: 'payments' },
  { pattern: '/equipe/pagamentos/cobranca/:reference', access: 'payments.write' },
  { pattern: '/equipe/pagamentos/extrato', access: 'payments.write' },
  {
    pattern: '/equipe/pagamentos/ajustes',
    access: 'payments.manage',
    confirms: always,
  },
  { pattern: '/equipe/numeros', access: 'figures.read', navigation: 'figures' },
  { pattern: '/equipe/numeros/planilha', access: 'figures.read' },
  { pattern: '/equipe/numeros/pedidos', access: 'figures.read' },
  { pattern: '/equipe/numeros/confirmacoes', access: 'figures.read' },
  { pattern: '/equipe/erros', access: 'figures.read', navigation: 'errors' },
  { pattern: '/equipe/verificacao', access: 'signed-in', navigation: 'checks' },
  { pattern: '/equipe/verificacao/uma', access: 'signed-in' },
  { pattern: '/equipe/verificacao/exportar', access: 'signed-in' },
  { pattern: '/equipe/verificacao/responsavel', access: 'checks.manage' },
  { pattern: '/equipe/privacidade', access: 'privacy.manage', navigation: 'privacy' },
  { pattern: '/equipe/privacidade/pessoa/:personKey', access: 'privacy.manage' },
  {
    pattern: '/equipe/privacidade/pessoa/:personKey/exportar',
    access: 'privacy.manage',
    confirms: always,
  },
  {
    pattern: '/equipe/privacidade/pessoa/:personKey/apagar',
    access: 'privacy.manage',
    confirms: always,
  },
  { pattern: '/equipe/privacidade/cadastro/:contactId', access: 'privacy.manage' },
  { pattern: '/equipe/privacidade/consentimentos', access: 'privacy.manage' },
  { pattern: '/equipe/privacidade/prazos', access: 'privacy.manage' },
  { pattern: '/equipe/privacidade/incidentes', access: 'privacy.manage' },
  { pattern: '/equipe/privacidade/incidentes/novo', access: 'privacy.manage' },
  { pattern: '/equipe/privacidade/incidentes/:incidentId', access: 'privacy.manage' },
  {
    pattern: '/equipe/privacidade/incidentes/:incidentId/pessoas',
    access: 'privacy.manage',
    confirms: always,
  },
  {
    pattern: '/equipe/pessoas',
    access: 'people.manage',
    confirms: unless('intent', 'withdraw'),
    navigation: 'people',
  },
  { pattern: '/equipe/pessoas/convidar', access: 'people.manage', confirms: always },
  { pattern: '/equipe/pessoas/link', access: 'people.manage' },
  {
    pattern: '/equipe/pessoas/:staffId',
    access: 'people.manage',
    confirms: unless('intent', 'end-sessions', 'disable'),
  },
  { pattern: '/equipe/confirmar', access: 'own-account' },
  { pattern: '/equipe/conta', access: 'own-account' },
  { pattern: '/equipe/conta/senha', access: 'own-account' },
  { pattern: '/equipe/segundo-fator', access: 'own-account', confirms: always },
  { pattern: '/equipe/segundo-fator/codigos', access: 'own-account' },
];
