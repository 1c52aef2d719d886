import { type StaffRoute, unless } from './staff-route.ts';

/** The pages of the agenda that are reached from others. */
export const AGENDA_ROUTES: readonly StaffRoute[] = [
  { pattern: '/equipe/agenda/folha.pdf', access: 'agenda.read', ownAgenda: 'shows' },
  {
    pattern: '/equipe/agenda/sala',
    access: 'agenda.read',
    ownAgenda: 'changes',
    change: 'agenda.write',
  },
  { pattern: '/equipe/agenda/telefone', access: 'agenda.write', ownAgenda: 'changes' },
  { pattern: '/equipe/agenda/encaixe', access: 'agenda.write', ownAgenda: 'changes' },
  {
    pattern: '/equipe/agenda/sinais',
    access: 'agenda.read',
    ownAgenda: 'shows',
    change: 'payments.write',
  },
  {
    pattern: '/equipe/agenda/voltas',
    access: 'agenda.read',
    ownAgenda: 'changes',
    change: 'agenda.write',
  },
  {
    pattern: '/equipe/agenda/lembretes',
    access: 'agenda.read',
    ownAgenda: 'shows',
    change: 'agenda.write',
  },
  { pattern: '/equipe/agenda/convenios', access: 'agenda.read', ownAgenda: 'shows' },
  { pattern: '/equipe/agenda/convenios/:payer', access: 'agenda.write', ownAgenda: 'closed' },
  {
    pattern: '/equipe/agenda/guias',
    access: 'agenda.read',
    ownAgenda: 'changes',
    change: 'agenda.write',
  },
  {
    pattern: '/equipe/agenda/fechamentos',
    access: 'agenda.read',
    ownAgenda: 'changes',
    change: 'agenda.write',
  },
  {
    pattern: '/equipe/agenda/horarios',
    access: 'agenda.read',
    ownAgenda: 'shows',
    change: 'agenda.write',
  },
  {
    pattern: '/equipe/agenda/servicos',
    access: 'agenda.read',
    ownAgenda: 'shows',
    change: 'agenda.write',
  },
  { pattern: '/equipe/agenda/servicos/novo', access: 'clinic.manage' },
  { pattern: '/equipe/agenda/servicos/:slug/pagina', access: 'clinic.manage' },
  { pattern: '/equipe/agenda/servicos/:slug/historico', access: 'agenda.read', ownAgenda: 'shows' },
  { pattern: '/equipe/agenda/servicos/:slug', access: 'agenda.write', ownAgenda: 'closed' },
  {
    pattern: '/equipe/agenda/recursos',
    access: 'agenda.read',
    ownAgenda: 'shows',
    change: 'agenda.write',
  },
  { pattern: '/equipe/agenda/recursos/:slug', access: 'clinic.manage' },
  {
    pattern: '/equipe/agenda/calendarios',
    access: 'agenda.read',
    ownAgenda: 'changes',
    change: 'agenda.write',
    confirms: unless('acao', 'encerrar'),
  },
  { pattern: '/equipe/agenda/calendarios/link', access: 'agenda.write', ownAgenda: 'shows' },
  {
    pattern: '/equipe/agenda/agendamento/:protocol',
    access: 'agenda.read',
    ownAgenda: 'changes',
    change: 'agenda.write',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/retorno',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/pos-operatorio',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/codigo',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/declaracao',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/declaracao.pdf',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/vem',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/mudar',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/convenio',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/horarios',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  {
    pattern: '/equipe/agenda/agendamento/:protocol/cancelar',
    access: 'agenda.write',
    ownAgenda: 'changes',
  },
  { pattern: '/equipe/agenda/visita/*', access: 'agenda.read', ownAgenda: 'shows' },
];
